import { whenQuiet } from '#lib/when-quiet.ts'

/**
 * Fetches Pretendard once the first screen stands; text is readable in the system's font meanwhile, and what the screen shows
 * needs the network more. Each file of it is fetched when a letter of it appears. Where a service worker is at work they are
 * on the device.
 */
export function loadFonts() {
  const load = () => void import('./fonts/fonts.css').catch(() => {})
  const isKept = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
  if (isKept) requestAnimationFrame(() => setTimeout(load))
  else whenQuiet(load)
}

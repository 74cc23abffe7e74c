import { whenQuiet } from '#lib/when-quiet.ts'
import { router } from './router.tsx'

const FAMILY = "1rem 'Honjeo Sans'"

const show = () => document.documentElement.classList.add('has-own-font')

/**
 * Fetches Pretendard, the files with the letters on the screen, once the first screen stands: that needs the network more. It
 * is seen from the next screen on; a text that is being read would be laid out anew, which takes a phone a quarter of a second.
 */
async function fetchForNextScreen() {
  const { location } = router.state
  await import('./fonts/fonts.css')
  await document.fonts.load(FAMILY, document.body.textContent)
  if (router.state.location !== location) return show()
  const stop = router.subscribe((state) => {
    if (state.location === location) return
    stop()
    show()
  })
}

/** Where a service worker is at work the font is on the device, and is seen at once. */
export function loadFonts() {
  const isKept = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
  if (!isKept) whenQuiet(() => void fetchForNextScreen().catch(() => undefined))
  else requestAnimationFrame(() => setTimeout(() => void import('./fonts/fonts.css').then(show, () => undefined)))
}

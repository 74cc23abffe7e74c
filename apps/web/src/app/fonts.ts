import type { DataRouter } from 'react-router'
import { whenQuiet } from '#lib/page/when-quiet.ts'

/**
 * Has the files fetched that a text would be drawn with, and waits for them. `document.fonts.load` would fetch every file that has one of
 * the letters, of which most are in two. The letters are never found among the page's own words, by a search or by a test.
 */
async function fetchLetters(text: string) {
  const sample = document.createElement('p')
  sample.ariaHidden = 'true'
  sample.className = 'font-sample'
  sample.attachShadow({ mode: 'closed' }).textContent = [...new Set(text)].join('')
  document.body.append(sample)
  // The browser asks for files when the sample is laid out.
  if (sample.offsetWidth >= 0) await document.fonts.ready
  sample.remove()
}

const show = () => document.documentElement.classList.add('has-own-font')

/**
 * Fetches Pretendard, the files with the letters on the screen, once the first screen is drawn: that needs the network more. It
 * is seen from the next screen on; a text that is being read would be laid out again, which takes a phone a quarter of a second.
 */
async function fetchForNextScreen(router: DataRouter) {
  const { location } = router.state
  await import('./fonts/fonts.css')
  await fetchLetters(document.body.textContent)
  if (router.state.location !== location) return show()
  const stop = router.subscribe((state) => {
    if (state.location === location) return
    stop()
    show()
  })
}

/** Where a service worker is at work the font is on the device, and is seen at once. */
export function loadFonts(router: DataRouter) {
  const isKept = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
  if (!isKept) whenQuiet(() => void fetchForNextScreen(router).catch(() => undefined))
  else requestAnimationFrame(() => setTimeout(() => void import('./fonts/fonts.css').then(show, () => undefined)))
}

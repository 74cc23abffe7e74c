import type { Browser } from '@playwright/test'

/** As Lighthouse has it. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 209_715, uploadThroughput: 96_000 }

const WATCH = `
  window.lcp = 0
  new PerformanceObserver((list) => { window.lcp = list.getEntries().at(-1).startTime })
    .observe({ type: 'largest-contentful-paint', buffered: true })`

/**
 * Waits until the screen is there, with its pictures, and has been painted, which is reported a little later. It is a
 * text, for tsx adds names.
 */
const PAINTED = `(async () => {
  const isThere = () =>
    document.querySelector('h1') !== null &&
    [...document.images].every(
      (image) => image.complete || image.getBoundingClientRect().top > document.documentElement.clientHeight,
    )
  while (!isThere()) await new Promise((done) => setTimeout(done, 50))
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  await new Promise((done) => setTimeout(done, 500))
})()`

/**
 * Returns the seconds to the largest paint on a phone that has been here before, and has its service worker; `rate` is how many times slower than
 * this machine it is.
 */
export async function repeatVisit(browser: Browser, url: string, rate: number): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true, locale: 'ko-KR' })
  try {
    const first = await context.newPage()
    await first.goto(url)
    await first.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
    await first.goto(url, { waitUntil: 'networkidle' })
    await first.close()
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', SLOW_4G)
    await session.send('Emulation.setCPUThrottlingRate', { rate })
    await page.addInitScript(WATCH)
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.evaluate(PAINTED)
    return (await page.evaluate<number>('window.lcp')) / 1000
  } finally {
    await context.close()
  }
}

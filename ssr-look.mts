import { chromium } from '@playwright/test'
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox', '--disable-gpu', '--headless'],
})
const base = 'http://localhost:4106'
const only = process.argv.slice(2)
for (const locale of ['ko-KR', 'en-US'])
  for (const js of [false, true])
    for (const [n, u] of [
      ['place', '/search-detail/126472'],
      ['list', '/search'],
      ['post', '/community/24'],
    ]) {
      if (only.length && !only.includes(n)) continue
      const ctx = await browser.newContext({
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 1,
        isMobile: true,
        hasTouch: true,
        locale,
        javaScriptEnabled: js,
        serviceWorkers: 'block',
        reducedMotion: 'reduce',
      })
      const page = await ctx.newPage()
      const logs: string[] = []
      const reqs: string[] = []
      page.on('console', (m) => logs.push(m.type() + ': ' + m.text().slice(0, 300)))
      page.on('pageerror', (e) => logs.push('ERR ' + String(e).slice(0, 400)))
      page.on('request', (r) => {
        if (r.url().includes('/api/')) reqs.push(r.url().replace(base, ''))
      })
      await page.goto(base + u, { waitUntil: js ? 'networkidle' : 'load' })
      await page.waitForTimeout(js ? 1500 : 300)
      await page.screenshot({ path: `/tmp/ssr-${n}-${locale}-${js ? 'js' : 'nojs'}.png` })
      console.log(n, locale, js, logs, reqs)
      await ctx.close()
    }
await browser.close()

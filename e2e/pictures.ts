import type { Browser } from '@playwright/test'

export interface Picture {
  name: string
  mimeType: string
  buffer: Buffer
}

/** A picture of any size, painted by the browser itself. */
async function paint(browser: Browser, name: string, html: string, viewport: { width: number; height: number }) {
  const page = await browser.newPage({ viewport, deviceScaleFactor: 1, isMobile: false })
  await page.setContent(`<style>html{height:100%}body{margin:0;height:100%}</style>${html}`)
  const buffer = await page.screenshot({ type: name.endsWith('.png') ? 'png' : 'jpeg' })
  await page.context().close()
  return { name, mimeType: name.endsWith('.png') ? 'image/png' : 'image/jpeg', buffer }
}

/** Photos by their colour, each painted once by a worker. */
const photos = new Map<string, Promise<Picture>>()

export function photo(browser: Browser, colour: string): Promise<Picture> {
  const html = `<div style="height:100%;background:${colour}"></div>`
  const painted = photos.get(colour) ?? paint(browser, 'photo.jpg', html, { width: 900, height: 700 })
  photos.set(colour, painted)
  return painted
}

/** Noise, which no compression makes small: more than the 5 MB that may be sent. */
export const hugePhoto = (browser: Browser): Promise<Picture> =>
  paint(
    browser,
    'huge.png',
    '<svg width="2200" height="2200"><filter id="n"><feTurbulence baseFrequency="0.9" numOctaves="3"/></filter><rect width="100%" height="100%" filter="url(#n)"/></svg>',
    { width: 2200, height: 2200 },
  )

export interface Shop {
  title: string
  addr1: string
  tel: string
}

/** The receipt of a shop, of that day (YYYY-MM-DD); two with the same number (1–9) are of one purchase. */
export function receipt(browser: Browser, shop: Shop, day: string, purchase: number): Promise<Picture> {
  const [noodles, total] = [8 + purchase, 14 + purchase].map((thousands) => `${thousands},000`)
  const lines = [
    '<b style="font-size:1.3em">영 수 증</b>',
    `[매장명] ${shop.title}`,
    '[사업자] 616-81-12348',
    `[주소] ${shop.addr1}`,
    `[TEL] ${shop.tel}`,
    `[매출일] ${day} 12:3${purchase}:56`,
    '------------------------------',
    `고기국수  ${noodles} x 1    ${noodles}`,
    '한라봉주스  6,000 x 1    6,000',
    '------------------------------',
    `합 계    ${total}`,
    `신용카드    ${total}`,
    `승인번호 3001000${purchase}`,
    '이용해 주셔서 감사합니다',
  ]
  const print = lines.map((line) => `<div>${line}</div>`).join('')
  // Each is a photo of its own: the same light on the same lines would be the same photo with other digits on it.
  const from = ['x2="1" y2=".6"', 'x1="1" x2="0" y2=".6"', 'x2="0" y2="1"'][purchase % 3]
  const style = `padding:${40 + 15 * (purchase % 4)}px ${45 + 10 * (purchase % 3)}px;background:#fbfbf8;color:#222;font:34px/1.7 'Noto Sans CJK KR',sans-serif;height:100%`
  // A sheet of pure white would be taken for a drawing: light falls on paper from somewhere, and a camera adds grain.
  const light = `<svg style="position:fixed;inset:0" width="900" height="1150"><linearGradient id="l" ${from}><stop stop-opacity="0"/><stop offset="1" stop-opacity=".25"/></linearGradient><filter id="n"><feTurbulence baseFrequency=".8" seed="${purchase}"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 .12 0"/></filter><rect width="100%" height="100%" fill="url(#l)"/><rect width="100%" height="100%" filter="url(#n)"/></svg>`
  return paint(browser, 'receipt.jpg', `<div style="${style}">${print}</div>${light}`, { width: 900, height: 1150 })
}

import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { goToScreen, openScreen } from './screen-visit.ts'

test.use({ locale: 'en-US' })

const PATHS = [
  '/',
  '/search',
  '/community',
  '/rooms',
  '/safety-check',
  '/safety-check/stats',
  '/safety-check/timer',
  '/safety-check/share',
  '/safety-check/walk',
  '/create-room',
  '/plan',
  '/alarm',
  '/my',
]

/** What sticks out of its column, or breaks between letters, on the screen that is shown. */
const faultsOf = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) found.push(`${scrollWidth} px wide`)
    const range = document.createRange()
    const names = document.querySelectorAll<HTMLElement>('h1, nav a, header a, header button, main button')
    for (const name of names) {
      const texts = document.createTreeWalker(name, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[A-Za-z0-9]{2,}/g)) {
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
          if (lines.size > 1) found.push(`${word} in ${name.innerText}`)
          const [box, ink] = [name.getBoundingClientRect(), range.getBoundingClientRect()]
          const isOut = ink.width > 1 && (ink.left < box.left - 1 || ink.right > box.right + 1)
          if (isOut && text.parentElement?.closest('.sr-only') === null) found.push(`${word} out of its box`)
        }
      }
    }
    return found
  })

test('type twice as large: each screen stays in its column, and no name of an action or a screen breaks between letters or leaves its box', async ({
  member,
}) => {
  for (const [index, path] of PATHS.entries()) {
    await test.step(path, async () => {
      await (index === 0 ? openScreen : goToScreen)(member, path)
      await member.evaluate(() => (document.documentElement.style.fontSize = '200%'))
      await expect(member.getByRole('main')).toBeVisible()
      await member.waitForLoadState('networkidle')
      expect.soft(await faultsOf(member), path).toEqual([])
    })
  }
})

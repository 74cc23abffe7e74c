import type { Page } from '@playwright/test'
import { hasNoScreen, signIn } from './account.ts'
import { enter, row, say } from './chat.ts'
import { expect, listen, test } from './fixtures.ts'
import { PAYLOADS, writeHostileTexts } from './hostile-texts.ts'
import { expectFitsNarrowest } from './narrow.ts'
import { newMember } from './new-member.ts'
import { goToScreen, openScreen } from './screen-visit.ts'
import { inDatabase } from './server-database.ts'
import { openConsole } from './staff-desk.ts'
import { strangerPhone } from './trusted-contacts.ts'

/** Collects what a page asks of any host but the app. */
function listenForStrangers(page: Page, baseURL: string | undefined, foreign: string[]): Page {
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (/^https?:$/.test(protocol) && origin !== baseURL) foreign.push(request.url())
  })
  return page
}

/** What a payload leaves behind where it was taken for more than text. */
const isTaken = (page: Page) =>
  page.evaluate(
    () =>
      'hit' in window ||
      document.querySelector(
        '[onerror], [onload], [onmouseover], iframe, math, base, meta[http-equiv="refresh"], a[href^="javascript" i]',
      ) !== null,
  )

test('HOSTILE: what a member wrote stays text on every screen that shows it, and nothing is asked of any other site', async ({
  browser,
  request,
  complaints,
  baseURL,
}) => {
  test.setTimeout(180_000)
  const foreign: string[] = []
  const member = await newMember(request)
  // On their first day members may send two links, and the texts have more.
  await inDatabase(`update users set created_at = created_at - interval '2 days' where id = $1`, [member.id])
  const shown = await writeHostileTexts(request, member)
  const context = await browser.newContext()
  const pages = {
    writer: listen(await context.newPage(), complaints),
    visitor: await strangerPhone(browser, complaints),
    staff: await openConsole(browser, request, complaints, '/admin'),
  }
  for (const page of Object.values(pages)) listenForStrangers(page, baseURL, foreign)
  await signIn(pages.writer, member)
  for (const { path, text, as } of shown) {
    const page = pages[as]
    // What visitors see is rendered by the server, too; other screens are the app's alone.
    await (as === 'visitor' || hasNoScreen(page) ? openScreen : goToScreen)(page, path)
    if (text !== '') await expect.soft(page.getByText(text).first(), path).toBeVisible()
    expect.soft(await isTaken(page), path).toBe(false)
    // Many of the texts are single words, far wider than the narrowest phone.
    await expectFitsNarrowest(page, path)
  }
  const { path: chat = '' } = shown.find(({ path }) => path.startsWith('/chat-room/')) ?? {}
  await enter(pages.writer, Number(chat.split('/').at(-1)))
  for (const payload of PAYLOADS) {
    await say(pages.writer, payload)
    await expect(row(pages.writer, payload)).toBeVisible()
  }
  expect(await isTaken(pages.writer)).toBe(false)
  expect(foreign).toEqual([])
})

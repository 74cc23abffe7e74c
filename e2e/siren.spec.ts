import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { isOfNetwork } from './chat.ts'
import { expect, shot, test } from './fixtures.ts'
import { waitForWorker } from './offline.ts'
import {
  aftercare,
  alarm,
  elementNow,
  expectAccessibleFlash,
  expectElementPlays,
  expectLoud,
  expectSilence,
  holdSiren,
  openSafetyCheck,
  putFinger,
  setVisibility,
  sirenButton,
  slide,
  stopBySlide,
  tapElement,
  tapSound,
} from './siren.ts'

const NOON = new Date('2026-11-22T03:00:00Z')
const LATER = new Date('2026-11-22T04:00:00Z')

/** What the browser says of its own accord without a network: of calls, and of letters that no screen has shown yet. */
const isOfDevice = (complaint: string) => isOfNetwork(complaint) || /net::ERR_FAILED .+\.woff2$/.test(complaint)

const question = (page: Page) => page.getByRole('dialog', { name: '사이렌을 울릴까요?' })
const heading = (page: Page) => alarm(page).getByRole('heading', { name: '사이렌이 울리고 있어요' })

test.beforeEach(({ visitor }) => tapSound(visitor))

/** Time does not move until the test lets it go on. */
async function openWithStoppedClock(page: Page) {
  await page.clock.install({ time: NOON })
  await openSafetyCheck(page)
  await page.clock.pauseAt(LATER)
}

test('what sounds is ready before anything is pressed', async ({ visitor }) => {
  await openSafetyCheck(visitor)
  await expect.poll(() => elementNow(visitor)).toMatchObject({ count: 1, paused: true, loop: true, isReady: true })
  await expectAccessible(visitor)
  await shot(visitor, 'siren-idle')
})

test('by the dialog: asked, cancelled, run, and loud by both ways', async ({ visitor }) => {
  await openSafetyCheck(visitor)
  await sirenButton(visitor).click()
  await expect(question(visitor)).toBeVisible()
  await expect(question(visitor).getByRole('link', { name: '112 전화' })).toHaveAttribute('href', 'tel:112')
  await expectAccessible(visitor)
  await shot(visitor, 'siren-dialog')
  await question(visitor).getByRole('button', { name: '취소' }).click()
  await expect(question(visitor)).toHaveCount(0)
  await expect(alarm(visitor)).toHaveCount(0)

  await sirenButton(visitor).click()
  await question(visitor).getByRole('button', { name: '울리기' }).click()
  await expect(heading(visitor)).toBeVisible()
  await expect(question(visitor)).toHaveCount(0)
  await expectElementPlays(visitor)
  await tapElement(visitor)
  await expectLoud(visitor, 'element')
  await expectLoud(visitor, 'tones')
  await expect(alarm(visitor).locator(':focus')).toHaveCount(1)
  await expect(visitor.getByRole('button', { name: '사이렌 끄기', includeHidden: true })).toHaveCount(1)
  await expectAccessibleFlash(visitor)
  await shot(visitor, 'siren-running')
})

test('held with a finger, the ring fills and the siren starts before the finger is lifted', async ({ visitor }) => {
  await openSafetyCheck(visitor)
  const lift = await putFinger(visitor, sirenButton(visitor))
  await expect(visitor.getByRole('button', { name: '계속 누르세요' })).toBeVisible()
  await expect(heading(visitor)).toBeVisible()
  await lift()
  await expectElementPlays(visitor)
  await expectLoud(visitor, 'tones')
  await expect(heading(visitor), 'lifting the finger stops nothing').toBeVisible()
})

test('let go a moment too early it asks, and a whole press does not', async ({ visitor }) => {
  await openWithStoppedClock(visitor)
  const button = sirenButton(visitor)
  await button.hover()
  await visitor.mouse.down()
  await visitor.clock.runFor(1400)
  await shot(visitor, 'siren-held')
  await expect(alarm(visitor)).toHaveCount(0)
  await visitor.mouse.up()
  // It is fetched then, which takes what time it takes, and time does not move here.
  await expect(async () => {
    await visitor.clock.runFor(500)
    await expect(question(visitor)).toBeVisible({ timeout: 100 })
  }).toPass()
  await expect(alarm(visitor)).toHaveCount(0)
  await visitor.keyboard.press('Escape')
  await visitor.clock.runFor(1000)
  await expect(question(visitor)).toHaveCount(0)

  await button.hover()
  await visitor.mouse.down()
  await visitor.clock.runFor(1500)
  await expect(alarm(visitor)).toBeVisible()
  await visitor.mouse.up()
  await visitor.clock.runFor(1000)
  await expect(question(visitor)).toHaveCount(0)
  await expect(alarm(visitor)).toBeVisible()
})

test('a slide half-way does not stop it, a whole one does, and it can be started again', async ({ visitor }) => {
  await openSafetyCheck(visitor)
  await holdSiren(visitor)
  await slide(visitor, 0.6)
  await expect(alarm(visitor)).toBeVisible()
  await expectElementPlays(visitor)
  await stopBySlide(visitor)
  await expectSilence(visitor)

  await aftercare(visitor).getByRole('button', { name: '사이렌 다시 울리기' }).click()
  await expect(heading(visitor)).toBeVisible()
  await expect(aftercare(visitor)).toHaveCount(0)
  await expectElementPlays(visitor)
  await expectLoud(visitor, 'tones')
  expect(await visitor.evaluate(() => window.sound.running.size), 'one siren: a tone and its sweep').toBe(2)
  await stopBySlide(visitor)
  await expectSilence(visitor)
  await aftercare(visitor).getByRole('button', { name: '닫기' }).click()
  await expect(aftercare(visitor)).toHaveCount(0)

  await holdSiren(visitor)
  await expectElementPlays(visitor)
})

test('by keys alone: held, stopped by two buttons, and the focus comes back', async ({ visitor }) => {
  await openSafetyCheck(visitor)
  await sirenButton(visitor).focus()
  await visitor.keyboard.down('Enter')
  await expect(heading(visitor)).toBeVisible()
  // A key that is held repeats, wherever the focus has gone.
  for (let repeat = 0; repeat < 5; repeat += 1) await visitor.keyboard.down('Enter')
  await visitor.keyboard.up('Enter')
  await visitor.keyboard.press('Escape')
  await expectElementPlays(visitor)
  await expect(alarm(visitor)).toBeVisible()

  const button = (name: string) => alarm(visitor).getByRole('button', { name })
  for (let step = 0; step < 12; step += 1) {
    await visitor.keyboard.press('Tab')
    await expect(alarm(visitor).locator(':focus')).toHaveCount(1)
  }
  await button('버튼으로 끄기').focus()
  await visitor.keyboard.press('Enter')
  await expect(alarm(visitor).getByText('사이렌을 끌까요?')).toBeFocused()
  await shot(visitor, 'siren-stop-asked')
  await visitor.keyboard.press('Tab')
  await expect(button('사이렌 끄기')).toBeFocused()
  await visitor.keyboard.press('Tab')
  await expect(button('계속 울리기')).toBeFocused()
  await visitor.keyboard.press('Enter')
  await expectElementPlays(visitor)

  await button('버튼으로 끄기').focus()
  await visitor.keyboard.press('Enter')
  await visitor.keyboard.press('Tab')
  await visitor.keyboard.press('Enter')
  await expect(aftercare(visitor)).toBeVisible()
  await expectSilence(visitor)
  await visitor.keyboard.press('Escape')
  await expect(aftercare(visitor)).toHaveCount(0)
  await expect(sirenButton(visitor)).toBeFocused()

  await visitor.keyboard.press('Space')
  await expect(question(visitor)).toBeVisible()
})

test('back stops nothing, and the siren lies over whatever screen there is', async ({ visitor }) => {
  await visitor.goto('/')
  await visitor.getByRole('link', { name: '혼행 체크' }).first().click()
  await expect(sirenButton(visitor)).toBeVisible()
  await holdSiren(visitor)
  await visitor.evaluate(() => history.back())
  await expect(visitor).toHaveURL(/\/safety-check$/)
  await expectElementPlays(visitor)
  await expect(alarm(visitor)).toBeVisible()
  await stopBySlide(visitor)
  await aftercare(visitor).getByRole('button', { name: '닫기' }).click()
  await expect(aftercare(visitor)).toHaveCount(0)
  await visitor.getByRole('button', { name: '뒤로' }).click()
  await expect(visitor).toHaveURL(/\/$/)
})

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`the screen flashes, at most three times a second (motion: ${reducedMotion})`, async ({ visitor }) => {
    await visitor.emulateMedia({ reducedMotion })
    await openWithStoppedClock(visitor)
    await sirenButton(visitor).hover()
    await visitor.mouse.down()
    await visitor.clock.runFor(1500)
    await expect(alarm(visitor)).toBeVisible()
    const seen: (string | null)[] = []
    for (let tenth = 0; tenth < 40; tenth += 1) {
      await visitor.clock.runFor(100)
      seen.push(await alarm(visitor).getAttribute('data-lit'))
    }
    const changes = seen.map((lit, index) => (index > 0 && lit !== seen[index - 1] ? 1 : 0))
    const inSecond = changes.map((_, index) => changes.slice(index, index + 10).reduce<number>((a, b) => a + b, 0))
    expect(Math.max(...inSecond), 'two changes are a flash').toBeLessThanOrEqual(6)
    expect(changes.filter(Boolean).length).toBeGreaterThanOrEqual(3)
  })
}

test('what another app has put to silence sounds again', async ({ visitor }) => {
  await openSafetyCheck(visitor)
  await holdSiren(visitor)
  await expectLoud(visitor, 'tones')
  await visitor.evaluate(() => document.querySelector('audio')?.pause())
  await expectElementPlays(visitor)
  await visitor.evaluate(() => Promise.all([...window.sound.contexts].map((each) => (each as AudioContext).suspend())))
  await expect
    .poll(() => visitor.evaluate(() => [...window.sound.contexts].map(({ state }) => state)))
    .toEqual(['running'])
  await setVisibility(visitor, 'hidden')
  await visitor.evaluate(() => document.querySelector('audio')?.pause())
  await setVisibility(visitor, 'visible')
  await expectElementPlays(visitor)
})

test('a person who calls 112 from it is not drowned out, and coming back it sounds again', async ({ visitor }) => {
  await openSafetyCheck(visitor)
  await holdSiren(visitor)
  // There is no telephone here.
  await visitor.evaluate(() => window.addEventListener('click', (event) => event.preventDefault()))
  await alarm(visitor).getByRole('link', { name: '112 전화' }).click()
  await expectElementPlays(visitor)
  await setVisibility(visitor, 'hidden')
  await expectSilence(visitor)
  await setVisibility(visitor, 'visible')
  await expectElementPlays(visitor)
  await expectLoud(visitor, 'tones')
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' })
  test('it opens and sounds', async ({ visitor, context, complaints }) => {
    await openSafetyCheck(visitor)
    await waitForWorker(visitor)
    await context.setOffline(true)
    await visitor.reload()
    await expect(sirenButton(visitor)).toBeVisible()
    await holdSiren(visitor)
    await expect(heading(visitor)).toBeVisible()
    await expectElementPlays(visitor)
    await expectLoud(visitor, 'tones')
    await stopBySlide(visitor)
    await expect(aftercare(visitor).getByRole('link', { name: '119 전화' })).toBeVisible()
    complaints.splice(0, complaints.length, ...complaints.filter((each) => !isOfDevice(each)))
  })
})

for (const width of [390, 320]) {
  test.describe(`in Japanese, twice as large, ${width} px wide`, () => {
    test.use({ viewport: { width, height: 640 }, serviceWorkers: 'allow' })
    test('each step of the siren keeps within the screen without a network, and no word is broken', async ({
      visitor,
      context,
      complaints,
    }) => {
      await visitor.addInitScript(() => localStorage.setItem('locale', 'ja'))
      await visitor.goto('/safety-check')
      const start = visitor.getByRole('button', { name: 'サイレンを鳴らす' }).first()
      await expect(start).toBeVisible()
      await expect.poll(() => elementNow(visitor)).toMatchObject({ isReady: true })
      await waitForWorker(visitor)
      await context.setOffline(true)
      await visitor.reload()
      await expect(start).toBeVisible()
      const fits = async (what: string) => {
        await visitor.evaluate(() => (document.documentElement.style.fontSize = '200%'))
        await expect.poll(() => sticksOut(visitor), what).toEqual([])
        await shot(visitor, `siren-ja-${width}-${what}`)
      }
      await fits('idle')
      await start.click()
      const cancel = visitor.getByRole('button', { name: 'キャンセル', exact: true })
      await expect(cancel).toBeVisible()
      expect(await linesOf(cancel)).toBe(1)
      await fits('question')
      await visitor.getByRole('button', { name: '鳴らす', exact: true }).click()
      await expect(visitor.getByRole('heading', { name: 'サイレンが鳴っています' })).toBeVisible()
      await fits('alarm')
      await visitor.getByRole('button', { name: 'ボタンで止める' }).click()
      await fits('asking')
      await visitor.getByRole('alertdialog').getByRole('button', { name: 'サイレンを止める' }).click()
      await expect(visitor.getByRole('alertdialog')).toHaveCount(0)
      await expect(visitor.getByRole('dialog')).toBeVisible()
      await fits('aftercare')
      complaints.splice(0, complaints.length, ...complaints.filter((each) => !isOfDevice(each)))
    })
  })
}

/** What reaches out of the screen to the side, or out of the button or box that holds it. */
const sticksOut = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((element) => getComputedStyle(element).position !== 'absolute' || element.childElementCount > 0)
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect()
        const isOut = width > 1 && (left < -1 || right > innerWidth + 1)
        const isHolder = element.matches('button, button > span, a, dialog') && element.clientWidth > 0
        const isTooFull =
          isHolder &&
          (element.scrollWidth > element.clientWidth + 1 ||
            (!element.matches('dialog') && element.scrollHeight > element.clientHeight + 1))
        return isOut || isTooFull
      })
      .filter((element) => element.closest('.sr-only, [aria-hidden=true]') === null)
      .map((element) => `${element.tagName} ${element.textContent.slice(0, 20)}`),
  )

/** The number of lines of a button's word. */
const linesOf = (button: Locator) =>
  button.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  })

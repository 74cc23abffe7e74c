import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, shot, test } from './fixtures.ts'
import { aftercare, holdSiren, openSafetyCheck, stopBySlide } from './siren.ts'

/** On the summit of Hallasan. */
const SUMMIT = { latitude: 33.36132, longitude: 126.53311, accuracy: 20 }

const link = (page: Page, name: string) => aftercare(page).getByRole('link', { name })

async function stopASiren(page: Page) {
  await openSafetyCheck(page)
  await holdSiren(page)
  await stopBySlide(page)
}

/** The text that a link gives to the phone's messages. */
async function messageOf(page: Page, name: string) {
  const href = (await link(page, name).getAttribute('href')) ?? ''
  const [to = '', body = ''] = href.split('?&body=')
  return { to, text: decodeURIComponent(body) }
}

test('112 and 119, by call and by message, and no one was asked for the position', async ({ visitor }) => {
  await visitor.addInitScript(() => {
    const asked = { count: 0 }
    Object.assign(window, { asked })
    Geolocation.prototype.getCurrentPosition = () => void (asked.count += 1)
    Geolocation.prototype.watchPosition = () => (asked.count += 1)
  })
  await stopASiren(visitor)
  await expect(link(visitor, '112 전화')).toHaveAttribute('href', 'tel:112')
  await expect(link(visitor, '119 전화')).toHaveAttribute('href', 'tel:119')
  expect(await messageOf(visitor, '112에 문자 쓰기')).toMatchObject({ to: 'sms:112', text: /도움이 필요해요/ })
  expect(await messageOf(visitor, '119에 문자 쓰기')).toMatchObject({ to: 'sms:119' })
  expect((await messageOf(visitor, '받을 사람을 골라 문자 쓰기')).to).toBe('sms:')
  await expect(aftercare(visitor).getByRole('button', { name: '지금 위치 넣기' })).toBeVisible()
  expect(await visitor.evaluate(() => (window as unknown as { asked: { count: number } }).asked.count)).toBe(0)
  await expectAccessible(visitor)
  await shot(visitor, 'siren-stopped')
})

test('a position that may be read comes into every message, with its age and how exact it is', async ({
  visitor,
  context,
}) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(SUMMIT)
  await stopASiren(visitor)
  await expect(aftercare(visitor).getByText('방금 전 위치', { exact: false })).toContainText('약 20m 안')
  for (const name of ['112에 문자 쓰기', '119에 문자 쓰기', '받을 사람을 골라 문자 쓰기']) {
    const { text } = await messageOf(visitor, name)
    expect(text).toContain('33.36132, 126.53311')
    expect(text).toMatch(/국가지점번호: 다나 \d{4} \d{4}/)
  }
  await shot(visitor, 'siren-stopped-position')
})

test('nothing waits for a position that does not come, and one that is refused says so', async ({
  visitor,
  context,
}) => {
  await context.grantPermissions(['geolocation'])
  await visitor.addInitScript(() => {
    Geolocation.prototype.watchPosition = (_found, failed) => {
      window.addEventListener('no-position', () => failed?.({ code: 1 } as GeolocationPositionError))
      return 1
    }
  })
  await stopASiren(visitor)
  await expect(aftercare(visitor).getByText('지금 위치를 찾고 있어요', { exact: false })).toBeVisible()
  expect((await messageOf(visitor, '받을 사람을 골라 문자 쓰기')).text).toContain('도움이 필요해요')
  await visitor.evaluate(() => window.dispatchEvent(new Event('no-position')))
  await expect(aftercare(visitor).getByText('위치 권한이 꺼져 있어요', { exact: false })).toBeVisible()
  await expect(aftercare(visitor).getByRole('button', { name: '지금 위치 넣기' })).toBeVisible()
})

test('the message is handed to other apps, or copied', async ({ visitor, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visitor.addInitScript(() => {
    Navigator.prototype.share = (data) => {
      Object.assign(window, { shared: data?.text })
      return Promise.resolve()
    }
  })
  await stopASiren(visitor)
  await aftercare(visitor).getByRole('button', { name: '다른 앱으로 보내기' }).click()
  expect(await visitor.evaluate(() => (window as unknown as { shared: string }).shared)).toContain('도움이 필요해요')
  await aftercare(visitor).getByRole('button', { name: '글 복사' }).click()
  await expect(aftercare(visitor).getByText('복사했어요.', { exact: false })).toBeVisible()
  expect(await visitor.evaluate(() => navigator.clipboard.readText())).toContain('도움이 필요해요')
})

test.describe('on the narrowest phone, in the dark', () => {
  test.use({ colorScheme: 'dark', viewport: { width: 320, height: 640 } })
  test('every step fits, and twice as large, too', async ({ visitor }) => {
    const sideways = () =>
      visitor.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    await openSafetyCheck(visitor)
    await expectAccessible(visitor)
    await shot(visitor, 'dark-siren-idle')
    await visitor.getByRole('button', { name: '사이렌 울리기' }).click()
    const question = visitor.getByRole('dialog', { name: '사이렌을 울릴까요?' })
    await expect(question).toBeVisible()
    await expectAccessible(visitor)
    await shot(visitor, 'dark-siren-dialog')
    await question.getByRole('button', { name: '울리기' }).click()
    await expect(visitor.getByRole('alertdialog')).toBeVisible()
    await expectAccessible(visitor)
    await shot(visitor, 'dark-siren-running')
    await visitor.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    await expect.poll(sideways).toBe(0)
    await shot(visitor, 'large-siren-running')
    await visitor.evaluate(() => (document.documentElement.style.fontSize = ''))
    await stopBySlide(visitor)
    await expectAccessible(visitor)
    await shot(visitor, 'dark-siren-stopped')
  })
})

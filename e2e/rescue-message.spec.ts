import { expect, shot, test } from './fixtures.ts'
import { button, main, message, openAt, PEAK, PEAK_NUMBER, status } from './rescue.ts'

test('the texts to 119 and 112 say where one is', async ({ visitor, context }) => {
  await openAt(visitor, context, PEAK)
  await expect(message(visitor)).toContainText(PEAK_NUMBER)
  const text = await message(visitor).innerText()
  expect(text).toContain('가까운 곳: 한라산 근처')
  expect(text).toContain('https://map.kakao.com/link/map/33.36170,126.52920')
  for (const number of ['119', '112']) {
    const href = await visitor.getByRole('link', { name: `${number}에 문자 쓰기` }).getAttribute('href')
    expect(href).toMatch(new RegExp(`^sms:${number}\\?&body=`))
    expect(decodeURIComponent(href?.split('&body=')[1] ?? '')).toBe(text)
  }
})

test('the text is copied, and that is said', async ({ visitor, context }) => {
  await openAt(visitor, context, PEAK)
  await context.grantPermissions(['geolocation', 'clipboard-read', 'clipboard-write'])
  await expect(message(visitor)).toContainText(PEAK_NUMBER)
  await button(visitor, '글 복사').click()
  await expect(status(visitor).last()).toContainText('복사했어요.')
  expect(await visitor.evaluate(() => navigator.clipboard.readText())).toBe(await message(visitor).innerText())
})

test('a device without sharing gets the text copied instead', async ({ visitor, context }) => {
  await visitor.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await openAt(visitor, context, PEAK)
  await context.grantPermissions(['geolocation', 'clipboard-read', 'clipboard-write'])
  await button(visitor, '보내기').click()
  await expect(status(visitor).last()).toContainText('보내기 창이 열리지 않아 글을 복사했어요.')
  expect(await visitor.evaluate(() => navigator.clipboard.readText())).toContain('도움이 필요해요.')
})

test('sharing claims no more than that the text was handed over, and giving it up claims nothing', async ({
  visitor,
  context,
}) => {
  await visitor.addInitScript(() => {
    const shared: ShareData[] = []
    Object.assign(window, { shared })
    Object.defineProperty(Navigator.prototype, 'share', {
      value: async (data: ShareData) => {
        shared.push(data)
        if (shared.length === 1) throw new DOMException('cancelled', 'AbortError')
      },
    })
  })
  await openAt(visitor, context, PEAK)
  await expect(message(visitor)).toContainText(PEAK_NUMBER)
  await button(visitor, '보내기').click()
  await expect(status(visitor).last()).toBeEmpty()
  await button(visitor, '보내기').click()
  await expect(status(visitor).last()).toContainText('정말 보내졌는지는 고른 앱에서 확인해주세요.')
  const shared = await visitor.evaluate(() => (window as unknown as { shared: ShareData[] }).shared)
  expect(shared.map(({ text }) => text)).toEqual(Array(2).fill(await message(visitor).innerText()))
})

test('a clipboard that refuses is reported, with another way', async ({ visitor, context }) => {
  await visitor.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'))
  })
  await openAt(visitor, context, PEAK)
  await button(visitor, '글 복사').click()
  await expect(status(visitor).last()).toContainText('복사하지 못했어요. 위의 글을 길게 눌러 복사해주세요.')
})

test('in English the message speaks Korean first, and then English', async ({ visitor, context }) => {
  await visitor.addInitScript(() => localStorage.setItem('locale', 'en'))
  await openAt(visitor, context, PEAK)
  await expect(main(visitor).getByText('Da Na 0968 8599', { exact: false })).toBeVisible()
  await expect(message(visitor)).toContainText(`국가지점번호: ${PEAK_NUMBER}`)
  await shot(visitor, 'rescue-english')
})

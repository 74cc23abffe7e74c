import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, shot } from './fixtures.ts'
import { openAndKeep, test } from './offline.ts'

const HALLA = { latitude: 33.4899, longitude: 126.4852, accuracy: 10 }
const main = (page: Page) => page.getByRole('main')
const topic = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true })
const names = (page: Page, name: string) => topic(page, name).getByRole('heading', { level: 3 })

test.use({ serviceWorkers: 'allow' })

test('it is two taps from the shield, and says how far the nearest emergency rooms are, and who says so', async ({
  visitor,
  context,
}) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(HALLA)
  await visitor.goto('/community')
  await visitor.getByRole('button', { name: '도움 받기' }).click()
  await visitor.getByRole('dialog').getByRole('link', { name: '가까운 도움' }).click()
  await expect(visitor).toHaveURL('/help')
  await expect(names(visitor, '응급실')).toHaveText(['제주한라병원', '중앙병원', '한국병원'])
  const [first] = await topic(visitor, '응급실').getByRole('listitem').all()
  await expect(first!).toContainText('제주특별자치도 제주시 도령로 65')
  await expect(first!.getByRole('link', { name: '제주한라병원 전화 064-740-5158' })).toHaveAttribute(
    'href',
    'tel:064-740-5158',
  )
  await expect(first!.getByRole('link', { name: '제주한라병원 지도에서 보기' })).toHaveAttribute(
    'href',
    /map\.kakao\.com\/link\/map\/.+33\.49,126\.4849$/,
  )
  await expect(first!).toContainText('2026. 02. 11')
  await expect(topic(visitor, '응급실')).toContainText('동쪽 3.2km')
  // The sources differ about where 중앙병원 is.
  await expect(topic(visitor, '응급실')).toContainText('위치와 거리는 대략이에요.')
  await expect(topic(visitor, '약국')).toContainText('확인된 자료가 아직 없어요.')
  await expect(topic(visitor, '짐 보관함')).toContainText('1330')
  await expect(topic(visitor, 'ATM')).toContainText('ATM 위치 자료가 없어요.')
  // The nearest toilet that was confirmed is on the other side of the island.
  await expect(topic(visitor, '공중화장실')).toContainText('더 가까운 곳이 있을 수 있어요.')
  await expect(visitor.getByRole('link', { name: '공중화장실: 지도에서 찾기' })).toBeVisible()
  await expectAccessible(visitor)
  await shot(visitor, 'help-nearby')
})

test('the position goes out to some 500 m', async ({ visitor, context }) => {
  const asked = visitor.waitForRequest(/\/api\/help-points/)
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 33.48876, longitude: 126.48743, accuracy: 10 })
  await visitor.goto('/help')
  expect(new URL((await asked).url()).search).toBe('?lat=33.49&lng=126.485')
})

test('who says no to the question picks a place of the island', async ({ visitor, context }) => {
  await context.grantPermissions([])
  await visitor.goto('/help')
  await expect(names(visitor, '응급실')).toHaveCount(3)
  await expect(main(visitor).getByText('위치 권한이 꺼져 있어요')).toBeVisible()
  await expectAccessible(visitor)
  await shot(visitor, 'help-nearby-denied')
  await main(visitor)
    .getByRole('combobox', { name: /어디에서부터/ })
    .click()
  await visitor.getByRole('option', { name: '정방폭포' }).click()
  await expect(names(visitor, '응급실').first()).toHaveText('서귀포의료원')
  await expect(topic(visitor, '응급실')).toContainText('북서쪽 1.4km')
  await shot(visitor, 'help-nearby-picked')
})

test('without a network it opens, though never opened before, and counts from where one is', async ({
  visitor,
  context,
}) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(HALLA)
  await openAndKeep(visitor, '/community')
  await context.setOffline(true)
  await visitor.getByRole('button', { name: '도움 받기' }).click()
  await visitor.getByRole('dialog').getByRole('link', { name: '가까운 도움' }).click()
  await expect(names(visitor, '응급실').first()).toHaveText('제주한라병원')
  await expect(main(visitor).getByText('연결되지 않아 앱에 담긴 곳만 보여드려요.')).toBeVisible()
  await shot(visitor, 'help-nearby-offline')
  await context.setOffline(false)
  await main(visitor).getByRole('button', { name: '다시 연결' }).click()
  await expect(main(visitor).getByText('연결되지 않아', { exact: false })).toHaveCount(0)
})

const POINT = {
  address: '제주특별자치도 제주시 관덕로 1',
  phone: '064-700-0001',
  lat: 33.49,
  lng: 126.485,
  isRough: false,
  spot: null,
  source: { name: '국립중앙의료원 전국 약국 정보', url: 'https://www.data.go.kr/data/15000576/openapi.do' },
  dataDate: '2026-11-28',
}
const NINE = { from: 540, to: 1080 }

test('a pharmacy is open by hours that are known alone, and what was heard last is there offline', async ({
  visitor,
  context,
}) => {
  await visitor.clock.setFixedTime(new Date('2026-11-30T10:00:00+09:00'))
  const points = [
    { ...POINT, kind: 'PHARMACY', name: '열린 약국', hours: [NINE, NINE, NINE, NINE, NINE, null, null, null] },
    { ...POINT, kind: 'PHARMACY', name: '모르는 약국', lat: 33.491, hours: null },
    {
      ...POINT,
      kind: 'PHARMACY',
      name: '밤 약국',
      lat: 33.492,
      hours: [{ from: 1200, to: 1560 }, ...Array(7).fill(null)],
    },
    { ...POINT, kind: 'TOILET', name: `아주 ${'긴 이름의 '.repeat(12)}화장실`, hours: null, phone: null, spot: '1층' },
  ]
  await visitor.route('**/api/help-points?*', (route) =>
    route.fulfill({
      json: { isSuccess: true, code: 'COMMON200', message: '', result: { points, today: '2026-11-30', holidays: [] } },
    }),
  )
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(HALLA)
  await openAndKeep(visitor, '/help')
  const rows = topic(visitor, '약국').getByRole('listitem')
  await expect(rows).toContainText(['지금 열려 있을 시간이에요', '여는지 확인이 필요해요', '지금은 닫을 시간이에요'])
  await shot(visitor, 'help-nearby-full')
  await topic(visitor, '약국').scrollIntoViewIfNeeded()
  await topic(visitor, '공중화장실').scrollIntoViewIfNeeded()
  await shot(visitor, 'help-nearby-pharmacy')
  await topic(visitor, 'ATM').scrollIntoViewIfNeeded()
  await shot(visitor, 'help-nearby-empty')
  await visitor.unroute('**/api/help-points?*')
  await context.setOffline(true)
  await visitor.reload()
  await expect(rows).toHaveCount(3)
  await expect(main(visitor).getByText('2026. 11. 30', { exact: false }).first()).toBeVisible()
})

for (const [words, kind] of [
  ['약국', 'PHARMACY'],
  ['병원', 'EMERGENCY_ROOM'],
  ['toilet', 'TOILET'],
  ['警察', 'POLICE'],
  ['药店', 'PHARMACY'],
  ['ATM', 'ATM'],
] as const)
  test(`a search for ${words} leads there`, async ({ visitor }) => {
    await visitor.goto(`/search-box?q=${encodeURIComponent(words)}`)
    await visitor.getByRole('link', { name: /가까운 도움/ }).click()
    await expect(visitor).toHaveURL(`/help?kind=${kind}`)
    await expect(main(visitor).getByRole('region')).toHaveCount(1)
  })

test('the rescue card leads there, and keys alone reach everything', async ({ visitor }) => {
  await visitor.goto('/safety-check/rescue')
  await main(visitor).getByRole('link', { name: '가까운 도움' }).focus()
  await visitor.keyboard.press('Enter')
  await expect(visitor).toHaveURL('/help')
  const all = main(visitor).getByRole('radio', { name: '전체' })
  await all.focus()
  await visitor.keyboard.press('ArrowRight')
  await expect(visitor).toHaveURL('/help?kind=EMERGENCY_ROOM')
  await expect(names(visitor, '응급실')).toHaveCount(6)
})

test('a reader of Japanese has its words, and Korean names marked as such; in the dark', async ({
  visitor,
  context,
}) => {
  await visitor.addInitScript(() => localStorage.setItem('locale', 'ja'))
  await visitor.emulateMedia({ colorScheme: 'dark' })
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(HALLA)
  await visitor.goto('/help')
  await expect(names(visitor, '救急外来').first()).toHaveAttribute('lang', 'ko')
  await expectAccessible(visitor)
  await shot(visitor, 'help-nearby-ja-dark')
})

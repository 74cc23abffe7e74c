import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, shot, test } from './fixtures.ts'

const clusters = (page: Page) => page.getByRole('button', { name: /모여 있어요/ })
const places = (page: Page) =>
  page.getByRole('button', { name: /, (관광지|문화시설|축제|여행코스|레포츠|숙박|쇼핑|음식점)$/ })
const mapOf = (page: Page) => page.getByRole('region', { name: /^지도\./ })
const searchHere = (page: Page) => page.getByRole('button', { name: '이 지역에서 다시 찾기' })
const card = (page: Page) => page.getByRole('region', { name: '고른 장소' })

/** Near enough for places to be marked singly: the village at the foot of Seongsan Ilchulbong. */
const SEONGSAN = '/search-map?view=33.4617,126.9372,14'

/** Degrees; the coast of the main island. */
const MAIN_ISLAND = { west: 126.145, south: 33.195, east: 126.975, north: 33.565 }

const CHUJA_SOUTH = 33.93

/** The groups and places that are in the map's frame, with how many places each is. */
async function marksIn(page: Page): Promise<{ x: number; count: number }[]> {
  const frame = await mapOf(page).boundingBox()
  if (frame === null) throw new Error('the map is not there')
  const all = await page.locator('.map-mark').evaluateAll((marks) =>
    marks.map((mark) => {
      const { x, y, width, height } = mark.getBoundingClientRect()
      const count = Number(mark.textContent.replaceAll(/\D/g, '')) || 1
      return { x: x + width / 2, y: y + height / 2, count }
    }),
  )
  return all.filter(({ x, y }) => x > frame.x && x < frame.x + frame.width && y > frame.y && y < frame.y + frame.height)
}

/** The view in the address, once the map has come to rest there. */
const viewOf = (page: Page) => new URL(page.url()).searchParams.get('view')

async function openMap(page: Page, path = '/search-map') {
  const found = page.waitForResponse(/\/api\/tourist-spots\/map\?/)
  await page.goto(path)
  await found
  await expect(clusters(page).or(places(page)).first()).toBeVisible()
}

async function drag(page: Page, by: { x: number; y: number }) {
  const box = await mapOf(page).boundingBox()
  if (box === null) throw new Error('the map is not there')
  // Beside the marks: the sea in the south.
  const [x, y] = [box.x + box.width / 2, box.y + box.height * 0.8]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + by.x / 2, y + by.y / 2, { steps: 4 })
  await page.mouse.move(x + by.x, y + by.y, { steps: 4 })
  await page.mouse.up()
}

const numberIn = async (locator: Locator) => Number((await locator.innerText()).replaceAll(/\D/g, ''))

test('a group falls apart, a place shows its card, and the way back from it leads to the same view', async ({
  visitor,
}) => {
  await openMap(visitor)
  await shot(visitor, 'map')
  await expectAccessible(visitor)
  await expect(searchHere(visitor)).toHaveCount(0)

  const whole = viewOf(visitor)
  await clusters(visitor).first().click()
  await expect.poll(() => viewOf(visitor)).not.toBe(whole)
  await expect(searchHere(visitor)).toBeVisible()

  await openMap(visitor, SEONGSAN)
  const place = places(visitor).first()
  const title = ((await place.getAttribute('aria-label')) ?? '').split(', ')[0] ?? ''
  await place.click()
  await expect(visitor.getByRole('button', { name: title, pressed: true })).toBeVisible()
  await expect(card(visitor).getByText(title)).toBeVisible()
  await expect(card(visitor)).toBeFocused()
  await shot(visitor, 'map-card')
  await expectAccessible(visitor)

  const view = viewOf(visitor)
  await card(visitor).getByRole('link').click()
  await expect(visitor).toHaveURL(/\/search-detail\/\d+$/)
  await visitor.goBack()
  await expect(card(visitor).getByText(title)).toBeVisible()
  expect(viewOf(visitor)).toBe(view)

  // Back closes the card before it leaves the map.
  await visitor.goBack()
  await expect(card(visitor)).toHaveCount(0)
  await expect(mapOf(visitor)).toBeVisible()
  expect(viewOf(visitor)).toBe(view)
})

for (const width of [390, 360, 320]) {
  test.describe(`on a phone of ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } })
    test('the map opens with the main island from side to side, and its groups spread over it', async ({ visitor }) => {
      const asked = visitor.waitForRequest(/\/api\/tourist-spots\/map\?/)
      await openMap(visitor)
      const box = new URL((await asked).url()).searchParams.get('bbox') ?? ''
      const [west = 0, south = 0, east = 0, north = 0] = box.split(',').map(Number)
      expect(west).toBeLessThan(MAIN_ISLAND.west)
      expect(south).toBeLessThan(MAIN_ISLAND.south)
      expect(east).toBeGreaterThan(MAIN_ISLAND.east)
      expect(north).toBeGreaterThan(MAIN_ISLAND.north)
      expect((MAIN_ISLAND.east - MAIN_ISLAND.west) / (east - west)).toBeGreaterThan(0.9)
      // On a narrower phone there is more sea to the same height.
      if (width === 390) expect(north).toBeLessThan(CHUJA_SOUTH)

      const seen = await marksIn(visitor)
      expect(seen.length).toBeGreaterThanOrEqual(10)
      expect(seen.length).toBeLessThanOrEqual(30)
      const all = seen.reduce((sum, { count }) => sum + count, 0)
      for (const { count } of seen) expect(count).toBeLessThan(all / 4)
      for (const third of [0, 1, 2]) {
        const inThird = seen.filter(({ x }) => Math.floor((x / width) * 3) === third)
        expect(inThird.length, `marks in the ${third + 1}. third from the west`).toBeGreaterThanOrEqual(2)
      }
      await shot(visitor, `map-opened-${width}`)
    })
  })
}

test('the scale keeps clear of the edges, as wide as it says', async ({ visitor }) => {
  await openMap(visitor)
  const scale = visitor.locator('.leaflet-control-scale-line')
  await expect(scale).toHaveText(/^\d+ k?m$/)
  const [ruler, map] = [await scale.boundingBox(), await mapOf(visitor).boundingBox()]
  if (ruler === null || map === null) throw new Error('there is no scale')
  expect(ruler.x - map.x).toBeGreaterThanOrEqual(12)
  expect(map.y + map.height - ruler.y - ruler.height).toBeGreaterThanOrEqual(12)
  await expect(scale).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
})

test('an area that the map was moved to is searched on request', async ({ visitor }) => {
  await openMap(visitor, SEONGSAN)
  await expect(searchHere(visitor)).toHaveCount(0)
  await drag(visitor, { x: 180, y: -60 })
  const answer = visitor.waitForResponse(/\/api\/tourist-spots\/map\?/)
  await searchHere(visitor).click()
  const asked = new URL((await answer).url()).searchParams.get('bbox')
  expect(asked?.split(',').map(Number)[2]).toBeLessThan(126.96)
  await expect(searchHere(visitor)).toHaveCount(0)
  expect(new URL(visitor.url()).searchParams.get('area')).toContain(asked)
})

test('a category narrows the map, and goes along to the list and back', async ({ visitor }) => {
  await openMap(visitor)
  const list = visitor.getByRole('button', { name: /^목록 [\d,]+$/ })
  const all = await numberIn(list)
  await visitor.getByRole('radiogroup').getByText('음식점').click()
  await expect.poll(() => numberIn(list)).toBeLessThan(all)
  await expect(visitor).toHaveURL(/contentTypeId=39/)

  await visitor.getByRole('link', { name: '목록으로 보기' }).click()
  await expect(visitor).toHaveURL(/\/search\?contentTypeId=39$/)
  await visitor.getByRole('link', { name: '지도로 보기' }).click()
  await expect(visitor).toHaveURL(/\/search-map\?contentTypeId=39/)
  await expect(visitor.getByRole('radio', { name: '음식점' })).toBeChecked()
})

test('the list beside the map leads to a place, and back closes one after the other', async ({ visitor }) => {
  await openMap(visitor)
  await visitor.getByRole('button', { name: /^목록/ }).click()
  const list = visitor.getByRole('region', { name: /지도에 보이는 곳/ })
  await expect(list.getByRole('listitem')).toHaveCount(50)
  await list.getByRole('button', { name: '더 보기' }).click()
  await expect(list.getByRole('listitem')).toHaveCount(100)
  await shot(visitor, 'map-list')
  await expectAccessible(visitor)

  const first = list.getByRole('listitem').first().getByRole('button')
  const title = (await first.innerText()).split('\n')[0] ?? ''
  await first.click()
  await expect(card(visitor).getByText(title)).toBeVisible()
  await expect(visitor.getByRole('button', { name: title, pressed: true })).toBeInViewport()
  await visitor.goBack()
  await expect(list).toBeVisible()
  await visitor.goBack()
  await expect(list).toHaveCount(0)

  await visitor.getByRole('button', { name: /^목록/ }).click()
  await list.getByRole('button', { name: '닫기' }).dblclick({ noWaitAfter: true })
  await expect(list).toHaveCount(0)
  await expect(mapOf(visitor)).toBeVisible()
})

test('everything can be done with a keyboard', async ({ visitor }) => {
  await openMap(visitor, SEONGSAN)
  await mapOf(visitor).focus()
  const start = viewOf(visitor)
  await visitor.keyboard.press('ArrowUp')
  await expect.poll(() => viewOf(visitor)).not.toBe(start)
  const moved = viewOf(visitor)
  await visitor.keyboard.press('+')
  await expect.poll(() => viewOf(visitor)).not.toBe(moved)
  await visitor.keyboard.press('-')

  await visitor.keyboard.press('Tab')
  const mark = visitor.locator('.map-mark:focus')
  await expect(mark).toBeVisible()
  await places(visitor).first().focus()
  const label = (await mark.getAttribute('aria-label')) ?? ''
  await visitor.keyboard.press('Enter')
  await expect(card(visitor)).toBeFocused()
  await visitor.keyboard.press('Escape')
  await expect(card(visitor)).toHaveCount(0)
  await expect(visitor.getByRole('button', { name: label, exact: true })).toBeFocused()

  const list = visitor.getByRole('button', { name: /^목록/ })
  await list.focus()
  await visitor.keyboard.press('Enter')
  await expect(visitor.getByRole('region', { name: /지도에 보이는 곳/ })).toBeFocused()
  await visitor.keyboard.press('Escape')
  await expect(list).toBeFocused()
})

test('a group that is opened by keyboard keeps the focus where its best place is', async ({ visitor }) => {
  await openMap(visitor)
  await clusters(visitor).first().focus()
  const whole = viewOf(visitor)
  await visitor.keyboard.press('Enter')
  await expect.poll(() => viewOf(visitor)).not.toBe(whole)
  await expect(visitor.locator('.map-mark:focus')).toBeVisible()
})

test('one sees where one is, with the distance to a place', async ({ visitor, context }) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 33.4996, longitude: 126.5312, accuracy: 300 })
  await openMap(visitor)
  await visitor.getByRole('button', { name: '내 위치' }).click()
  await expect(visitor.locator('.map-me')).toBeInViewport()
  await expect(visitor.locator('.map-accuracy')).toBeVisible()
  await expect.poll(() => viewOf(visitor)).toBe('33.4996,126.5312,13')
  await visitor.getByRole('button', { name: /^목록/ }).click()
  await expect(
    visitor
      .getByRole('listitem')
      .getByText(/\d(m|km)\b/)
      .first(),
  ).toBeVisible()
  await shot(visitor, 'map-position')
})

test('a position that may not be read, or is far away, is explained kindly', async ({ visitor, context }) => {
  await openMap(visitor)
  await visitor.getByRole('button', { name: '내 위치' }).click()
  await expect(visitor.getByRole('alert')).toContainText('위치를 볼 수 없어요')
  await shot(visitor, 'map-denied')
  await expectAccessible(visitor)

  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 37.5665, longitude: 126.978 })
  await visitor.getByRole('button', { name: '내 위치' }).click()
  await expect(visitor.getByRole('alert')).toContainText('제주 밖')
  await visitor.getByRole('alert').getByRole('button', { name: '닫기' }).click()
  await expect(visitor.getByRole('alert')).toHaveCount(0)
})

test('an area without places says so', async ({ visitor }) => {
  await visitor.goto('/search-map?view=33.75,126.7,12')
  await expect(visitor.getByText(/이 지역에는 아직 소개할 곳이 없어요/)).toBeVisible()
  await shot(visitor, 'map-empty')
  await expectAccessible(visitor)
})

test('a search that fails can be tried again, and the map stays in use', async ({ visitor, complaints }) => {
  const failure = { code: 'COMMON400', message: '지금은 찾을 수 없어요.', isSuccess: false, result: null }
  await visitor.route(/\/api\/tourist-spots\/map\?/, (route) => route.fulfill({ status: 400, json: failure }))
  await visitor.goto('/search-map')
  await expect(visitor.getByRole('alert')).toContainText(failure.message)
  const before = viewOf(visitor)
  await visitor.getByRole('button', { name: '가까이 보기' }).click()
  await expect.poll(() => viewOf(visitor)).not.toBe(before)
  await shot(visitor, 'map-failed')
  await expectAccessible(visitor)

  await visitor.unroute(/\/api\/tourist-spots\/map\?/)
  await visitor.getByRole('button', { name: '다시 시도' }).click()
  await expect(clusters(visitor).first()).toBeVisible()
  await expect(visitor.getByRole('alert')).toHaveCount(0)
  // The browser reports the refused answers; nothing else.
  expect(complaints.filter((line) => !line.includes('/api/tourist-spots/map'))).toEqual([])
  complaints.length = 0
})

test('tiles lie under the marks where the operator has set them up, with their credit', async ({ visitor }) => {
  const map = { tileUrl: '/tiles/{z}/{x}/{y}.svg', tileAttribution: '© 지도 만든 이들' }
  await visitor.route('**/api/settings', (route) =>
    route.fulfill({ json: { isSuccess: true, code: 'COMMON200', message: '', result: { map } } }),
  )
  await visitor.route('**/tiles/**', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="#dde8d0"/></svg>',
    }),
  )
  await openMap(visitor)
  await expect(visitor.locator('.leaflet-tile-loaded').first()).toBeVisible()
  await expect(visitor.getByText('© 지도 만든 이들')).toBeVisible()
})

test.describe('in the dark, on the narrowest phone', () => {
  test.use({ colorScheme: 'dark', viewport: { width: 320, height: 640 } })
  test('the map stays readable and fills the screen without scrolling', async ({ visitor }) => {
    await openMap(visitor, SEONGSAN)
    await places(visitor).first().click()
    await expect(card(visitor).getByRole('link')).toBeVisible()
    await shot(visitor, 'dark-map-card')
    await expectAccessible(visitor)
    const spill = await visitor.evaluate(() => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement
      return [scrollWidth - clientWidth, scrollHeight - clientHeight]
    })
    expect(spill).toEqual([0, 0])
  })
})

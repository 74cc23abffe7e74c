import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, shot, test } from './fixtures.ts'

const SAEBYEOL = 572973
const SUGGEST = /\/api\/tourist-spots\/suggest\?/

const field = (page: Page) => page.getByRole('combobox', { name: '검색어' })
const options = (page: Page) => page.getByRole('option')
const results = (page: Page) => page.getByRole('list', { name: '검색 결과' }).getByRole('listitem')
const toasts = (page: Page) => page.getByRole('region', { name: '알림 메시지' })

async function search(page: Page, words: string) {
  await field(page).fill(words)
  await field(page).press('Enter')
  await expect(page).toHaveURL(new RegExp(`[?&]q=${encodeURIComponent(words).replaceAll('%20', '\\+')}`))
}

test.describe('while one types', () => {
  test.beforeEach(async ({ visitor }) => {
    await visitor.goto('/search-box')
  })

  test('places are suggested, asked for once one pauses', async ({ visitor }) => {
    const asked: string[] = []
    visitor.on('request', (request) => {
      if (SUGGEST.test(request.url())) asked.push(new URL(request.url()).searchParams.get('q') ?? '')
    })
    await field(visitor).evaluate((input: HTMLInputElement) => {
      const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
      for (const text of ['새', '새ㅂ', '새벼', '새별']) {
        setValue?.call(input, text)
        input.dispatchEvent(new Event('input', { bubbles: true }))
      }
    })
    await expect(options(visitor).first()).toContainText('새별오름')
    await expect(options(visitor).first().locator('mark')).toHaveText('새별')
    expect(asked).toEqual(['새별'])
    await expectAccessible(visitor)
    await shot(visitor, 'places-suggestions')
  })

  test('an answer that comes late never shows', async ({ visitor }) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await visitor.route(SUGGEST, async (route) => {
      if (new URL(route.request().url()).searchParams.get('q') !== '한라') return route.continue()
      await held
      const result = [{ contentId: 1, contentTypeId: 12, title: '한라산', highlights: [[0, 2]] }]
      // The page may have given up on it.
      await route.fulfill({ json: { isSuccess: true, code: 'COMMON200', message: '', result } }).catch(() => {})
    })
    const isLate = (request: { url(): string }) => request.url().includes(encodeURIComponent('한라'))
    const late = visitor.waitForEvent('request', isLate)
    await field(visitor).fill('한라')
    await late

    const givenUp = visitor.waitForEvent('requestfailed', isLate)
    await field(visitor).fill('새별')
    await expect(options(visitor).first()).toContainText('새별오름')
    release()
    await givenUp
    await expect(options(visitor).filter({ hasText: '한라산' })).toHaveCount(0)
  })

  test('arrow keys choose, Enter goes there, and back finds what was typed', async ({ visitor }) => {
    await field(visitor).fill('새별')
    await expect(options(visitor).first()).toContainText('새별오름')
    await field(visitor).press('ArrowDown')
    await expect(options(visitor).first()).toHaveAttribute('aria-selected', 'true')
    await expect(field(visitor)).toHaveAttribute(
      'aria-activedescendant',
      (await options(visitor).first().getAttribute('id')) ?? '',
    )
    await field(visitor).press('ArrowUp')
    await expect(options(visitor).last()).toHaveAttribute('aria-selected', 'true')
    await field(visitor).press('ArrowDown')
    await field(visitor).press('Enter')
    await expect(visitor).toHaveURL(new RegExp(`/search-detail/${SAEBYEOL}$`))
    await visitor.goBack()
    await expect(field(visitor)).toHaveValue('새별')
    await expect(options(visitor).first()).toContainText('새별오름')
  })

  test('Escape puts the suggestions away, and Enter within a syllable does nothing', async ({ visitor }) => {
    await field(visitor).fill('새별')
    await expect(options(visitor).first()).toBeVisible()
    await field(visitor).dispatchEvent('keydown', { key: 'Enter', keyCode: 229, isComposing: true })
    await expect(visitor).toHaveURL(/\/search-box$/)
    await field(visitor).press('Escape')
    await expect(options(visitor)).toHaveCount(0)
    await expect(field(visitor)).toHaveValue('새별')
    await expect(field(visitor)).toHaveAttribute('aria-expanded', 'false')
  })
})

test.describe('a search', () => {
  test.beforeEach(async ({ visitor }) => {
    await visitor.goto('/search-box')
  })

  test('finds by initial consonants', async ({ visitor }) => {
    await search(visitor, 'ㅅㅅㅇㅊㅂ')
    await expect(results(visitor).first()).toContainText('성산일출봉')
    await expect(results(visitor).first().locator('mark')).toHaveText('성산일출봉')
    await expectAccessible(visitor)
    await shot(visitor, 'places-results')
  })

  test('says what it took words for that were typed on the other keyboard', async ({ visitor }) => {
    // 협재
    await search(visitor, 'guqwo')
    await expect(visitor.getByText('‘협재’로 찾았어요')).toBeVisible()
    await expect(results(visitor).first()).toContainText('협재')
  })

  test('says that a name is only alike', async ({ visitor }) => {
    await search(visitor, '성산일춘봉')
    await expect(visitor.getByText('비슷한 이름을 찾았어요')).toBeVisible()
    await expect(results(visitor).first()).toContainText('성산일출봉')
    await shot(visitor, 'places-alike')
  })

  test('that finds nothing leads on', async ({ visitor }) => {
    await search(visitor, '쀍뛟뷁')
    await expect(visitor.getByText('‘쀍뛟뷁’에 맞는 장소가 없어요')).toBeVisible()
    await expectAccessible(visitor)
    await shot(visitor, 'places-none')
    await visitor.getByRole('link', { name: '전체 장소 보기' }).click()
    await expect(visitor).toHaveURL(/\/search$/)
  })

  test('is remembered, the newest first and once, until it is removed', async ({ visitor }) => {
    for (const words of ['새별', '비자림', '새별']) await search(visitor, words)
    await field(visitor).fill('')
    const terms = visitor.getByRole('list').getByRole('button', { name: /^(?!.*지우기)/ })
    await expect(terms).toHaveText(['새별', '비자림'])
    await expectAccessible(visitor)
    await shot(visitor, 'places-recent')
    await visitor.getByRole('button', { name: '새별 지우기' }).click()
    await visitor.reload()
    await expect(terms).toHaveText(['비자림'])
    await terms.click()
    await expect(results(visitor).first()).toContainText('비자림')
  })
})

test.describe('lists', () => {
  test('keep their filters in the address, and their place for a visitor who comes back', async ({ visitor }) => {
    await visitor.goto('/search')
    await visitor.getByRole('radiogroup').getByText('관광지').click()
    await expect(visitor).toHaveURL(/contentTypeId=12/)
    await visitor.getByRole('button', { name: /지역/ }).click()
    await visitor.getByRole('menuitemradio', { name: '서귀포시' }).click()
    await visitor.getByRole('button', { name: '필터' }).click()
    await visitor.getByRole('dialog').getByText('평점 순').click()
    await visitor.getByRole('button', { name: /보기|적용/ }).click()
    await expect(visitor).toHaveURL(/\/search\?(?=.*contentTypeId=12)(?=.*region=SEOGWIPO_SI)(?=.*sort=RATING)/)
    await expect(visitor.getByRole('status').filter({ hasText: '평점 순' })).toBeVisible()

    const cards = visitor.getByRole('main').getByRole('listitem')
    await cards.nth(19).scrollIntoViewIfNeeded()
    await expect(cards.nth(22)).toBeAttached()
    const card = cards.nth(22)
    await card.scrollIntoViewIfNeeded()
    const before = await visitor.evaluate(() => scrollY)
    expect(before).toBeGreaterThan(1000)
    await card.getByRole('link').click()
    await expect(visitor).toHaveURL(/\/search-detail\/\d+$/)
    await visitor.goBack()
    await expect(card).toBeInViewport()
    expect(Math.abs((await visitor.evaluate(() => scrollY)) - before)).toBeLessThan(5)
  })

  test('show distances as soon as the position may be read', async ({ visitor, context }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 33.4996, longitude: 126.5312 })
    await visitor.goto('/search')
    await expect(visitor.getByRole('main').getByRole('listitem').first()).toContainText(/\d(m|km)/)
  })
})

test.describe('a place', () => {
  test('shows its four tabs and what is near', async ({ visitor }) => {
    await visitor.goto(`/search-detail/${SAEBYEOL}`)
    const near = visitor.getByRole('list', { name: '가까운 장소' })
    await expect(near.getByRole('link')).toHaveCount(6)
    await expect(near.getByRole('link').first()).toContainText(/\d(m|km)/)
    await near.getByRole('button', { name: '더 보기' }).click()
    await expect(near.getByRole('link')).toHaveCount(12)
    for (const name of ['사진', '리뷰', '동행방', '홈']) {
      await visitor.getByRole('tab', { name }).click()
      await expect(visitor.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
      await visitor.waitForLoadState('networkidle')
      await expectAccessible(visitor)
    }
    const directions = visitor.getByRole('link', { name: /카카오맵|네이버 지도/ })
    await expect(directions).toHaveCount(2)
    await expect(directions.first()).toHaveAttribute(
      'href',
      /^https:\/\/map\.kakao\.com\/link\/to\/.+,33\.\d+,126\.\d+$/,
    )
  })

  test('is saved and put into a plan by words; a review has its place in the reviews', async ({ newcomer }) => {
    await newcomer.goto(`/search-detail/${SAEBYEOL}`)
    const save = newcomer.getByRole('button', { name: '새별오름 담기' })
    await expect(save).toHaveText('담기')
    await expect(newcomer.getByRole('link', { name: '리뷰 쓰기' })).toHaveCount(0)
    await save.click()
    await expect(save).toHaveAttribute('aria-pressed', 'true')
    await shot(newcomer, 'place-bar')
    await newcomer.getByRole('tab', { name: '동행방' }).click()
    await expect(newcomer.getByRole('link', { name: '동행방 열기' })).toHaveAttribute(
      'href',
      `/create-room?contentId=${SAEBYEOL}`,
    )
    await newcomer.getByRole('tab', { name: '리뷰' }).click()
    await expect(newcomer.getByRole('link', { name: '리뷰 쓰기' })).toHaveAttribute(
      'href',
      `/write-review?contentId=${SAEBYEOL}`,
    )
    await expectAccessible(newcomer)
    await shot(newcomer, 'place-reviews-tab')
    await newcomer.getByRole('link', { name: '일정에 넣기' }).click()
    await expect(newcomer.getByRole('button', { name: '새별오름 빼기' })).toBeVisible()
  })

  test('of a festival says when, and that the days must be checked', async ({ visitor }) => {
    await visitor.goto('/search-detail/140930')
    await expect(visitor.getByText('축제 기간')).toBeVisible()
    await expect(visitor.getByText('가기 전에 꼭 확인해주세요', { exact: false })).toBeVisible()
  })

  test('whose photo must be shown whole has nothing on it', async ({ visitor }) => {
    await visitor.route(new RegExp(`/api/tourist-spots/${SAEBYEOL}$`), async (route) => {
      const response = await route.fetch()
      const json = (await response.json()) as { result: { basic: object } }
      Object.assign(json.result.basic, {
        copyrightType: 'TYPE3',
        firstImage: '/favicon.svg',
        credit: '한국관광공사 TourAPI',
      })
      await route.fulfill({ response, json })
    })
    // With a tab in its address it is not rendered by the server, which knows no such photo.
    await visitor.goto(`/search-detail/${SAEBYEOL}?tab=home`)
    await expect(visitor.getByText('정보 제공: 한국관광공사 TourAPI')).toBeVisible()
    const photo = visitor.locator('img[src="/favicon.svg"]')
    await expect(photo).toHaveCSS('object-fit', 'contain')
    const [image, back, title] = await Promise.all(
      [photo, visitor.getByRole('button', { name: '뒤로' }), visitor.getByRole('heading', { level: 1 })].map((each) =>
        each.boundingBox(),
      ),
    )
    expect(back!.y + back!.height).toBeLessThanOrEqual(image!.y)
    expect(image!.y + image!.height).toBeLessThanOrEqual(title!.y)
  })

  test('is corrected by a member; what was written outlives a failure', async ({ member, complaints }) => {
    await member.goto(`/search-detail/${SAEBYEOL}`)
    await member.getByRole('button', { name: '정보가 다른가요?' }).click()
    const sheet = member.getByRole('dialog', { name: '정보가 실제와 다른가요?' })
    await expect(sheet.getByRole('link', { name: '1:1 문의하기' })).toHaveAttribute('href', '/inquiry')
    await expectAccessible(member)
    await shot(member, 'place-correction')
    await sheet.getByRole('button', { name: '보내기' }).click()
    await expect(sheet.getByText('무엇이 다른지 골라주세요.')).toBeVisible()
    await sheet.getByText('정보가 달라요').click()
    await sheet.getByRole('button', { name: '보내기' }).click()
    await expect(sheet.getByText('어떤 점이 다른지 적어주세요.')).toBeVisible()
    await expect(sheet.getByLabel('자세한 내용')).toBeFocused()
    await sheet.getByLabel('자세한 내용').fill('주차장이 반대쪽으로 옮겼어요')

    const keys: (string | undefined)[] = []
    await member.route('**/corrections', (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      return keys.length === 1 ? route.abort() : route.continue()
    })
    await sheet.getByRole('button', { name: '보내기' }).click()
    await expect(toasts(member)).toContainText('서버에 연결할 수 없습니다.')
    expect(complaints.splice(0)).toHaveLength(1)
    await member.reload()
    await member.getByRole('button', { name: '정보가 다른가요?' }).click()
    await expect(sheet.getByLabel('자세한 내용')).toHaveValue('주차장이 반대쪽으로 옮겼어요')
    await sheet.getByRole('button', { name: '보내기' }).click()
    await expect(toasts(member)).toContainText('알려주셔서 고마워요.')
    await expect(sheet).toBeHidden()
    expect(keys.every((key) => key !== undefined)).toBe(true)
  })

  test('is corrected by a visitor after logging in', async ({ visitor }) => {
    await visitor.goto(`/search-detail/${SAEBYEOL}`)
    await visitor.getByRole('button', { name: '정보가 다른가요?' }).click()
    await visitor.getByRole('link', { name: '로그인하고 알려주기' }).click()
    await expect(visitor).toHaveURL(new RegExp(`/login\\?next=%2Fsearch-detail%2F${SAEBYEOL}$`))
  })
})

import type { APIRequestContext, APIResponse, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { DEMO_EMAIL, DEMO_PASSWORD, expect, shot, test } from './fixtures.ts'

const cart = (page: Page) => page.getByRole('list', { name: '내가 담은 장소' }).getByRole('listitem')
/** Which they are, in their order; how many rooms they have changes while other tests open some. */
const savedPlaces = (page: Page) =>
  cart(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
const toasts = (page: Page) => page.getByRole('region', { name: '알림 메시지' })

test('a visitor who saves a place logs in first and is back where it is', async ({ visitor }) => {
  await visitor.goto('/search?contentTypeId=28')
  await visitor.getByRole('button', { name: /담기$/ }).first().click()
  await expect(visitor).toHaveURL(/\/login\?next=%2Fsearch%3FcontentTypeId%3D28$/)
  await visitor.getByLabel('이메일').fill(DEMO_EMAIL)
  await visitor.getByLabel('비밀번호', { exact: true }).fill(DEMO_PASSWORD)
  await visitor.getByRole('button', { name: '로그인', exact: true }).click()
  await expect(visitor).toHaveURL(/\/search\?contentTypeId=28$/)
})

test.describe('saved places', () => {
  const ids = async (reply: Promise<APIResponse>) => {
    const { result } = (await (await reply).json()) as { result: { content: { contentId: number }[] } }
    return result.content.map(({ contentId }) => contentId)
  }

  /** The member's saved places, changed behind the page's back. */
  async function api(page: Page, request: APIRequestContext) {
    const token = await page.evaluate(() => localStorage.getItem('accessToken'))
    const headers = { authorization: `Bearer ${token}` }
    return {
      clear: async () => {
        for (;;) {
          const saved = await ids(request.get('/api/spot-cart?size=50', { headers }))
          if (saved.length === 0) return
          await request.delete('/api/spot-cart', { headers, data: { contentIds: saved } })
        }
      },
      save: async (count: number) => {
        const pages = ['contentTypeId=12', 'contentTypeId=39'].map((filter) =>
          ids(request.get(`/api/tourist-spots?size=50&${filter}`)),
        )
        for (const contentId of (await Promise.all(pages)).flat().slice(0, count)) {
          await request.post('/api/spot-cart', { headers, data: { contentId } })
        }
      },
    }
  }

  test.beforeEach(async ({ member, request }) => {
    await member.goto('/search')
    await (await api(member, request)).clear()
  })

  test('none yet leads to the places', async ({ member }) => {
    await member.goto('/cart')
    await expect(member.getByText('아직 담은 장소가 없어요')).toBeVisible()
    await expectAccessible(member)
    await shot(member, 'cart-empty')
    await member.getByRole('link', { name: '장소 둘러보기' }).click()
    await expect(member).toHaveURL(/\/search$/)
  })

  test('are saved with one tap, found in the cart, and taken out with a way back', async ({ member }) => {
    await member.reload()
    const hearts = member.getByRole('main').getByRole('button', { name: /담기$/ })
    for (const index of [0, 1, 2]) {
      await hearts.nth(index).click()
      await expect(hearts.nth(index)).toHaveAttribute('aria-pressed', 'true')
    }
    await expect(member.getByRole('link', { name: '내가 담은 장소 3 곳' })).toBeVisible()
    await toasts(member).filter({ hasText: '담았어요.' }).getByRole('button', { name: '담은 장소 보기' }).click()
    await expect(cart(member)).toHaveCount(3)
    await expect(toasts(member)).toHaveText('')
    await expectAccessible(member)
    await shot(member, 'cart')
    const before = await savedPlaces(member)

    await member.getByRole('button', { name: '편집' }).click()
    await member.getByRole('list', { name: '내가 담은 장소' }).getByRole('checkbox').first().check()
    await expect(member.getByText('3곳 중 1곳 선택')).toBeVisible()
    await expectAccessible(member)
    await shot(member, 'cart-edit')
    await member.getByRole('button', { name: '삭제' }).click()
    await expect(member.getByRole('alertdialog')).toContainText('담은 장소 1곳을 삭제할까요?')
    await shot(member, 'cart-delete')
    await member.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click()
    await expect(cart(member)).toHaveCount(2)
    await toasts(member)
      .filter({ hasText: '담은 장소 1곳을 삭제했어요.' })
      .getByRole('button', { name: '되돌리기' })
      .click()
    await expect(cart(member)).toHaveCount(3)
    expect(await savedPlaces(member)).toEqual(before)
  })

  test('show on the place as in the list, whichever was tapped', async ({ member }) => {
    await member.reload()
    const first = member.getByRole('main').getByRole('listitem').first()
    await first.getByRole('link').click()
    await expect(member).toHaveURL(/\/search-detail\/\d+$/)
    const heart = member.getByRole('button', { name: /담기$/ })
    // The address is the place's before the list has gone.
    await expect(heart).toHaveCount(1)
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await member.goBack()
    await expect(first.getByRole('button', { name: /담기$/ })).toHaveAttribute('aria-pressed', 'true')
    await first.getByRole('button', { name: /담기$/ }).click()
    await toasts(member).filter({ hasText: '담은 장소에서 뺐어요.' }).getByRole('button', { name: '되돌리기' }).click()
    await expect(first.getByRole('button', { name: /담기$/ })).toHaveAttribute('aria-pressed', 'true')
  })

  test('are as before when the server does not take them', async ({ member, complaints }) => {
    await member.reload()
    await member.route('**/api/spot-cart', (route) =>
      route.fulfill({
        status: 503,
        json: { isSuccess: false, code: 'COMMON503', message: '지금은 서버가 바빠요.', result: null },
      }),
    )
    const heart = member.getByRole('main').getByRole('button', { name: /담기$/ }).first()
    await heart.click()
    await expect(toasts(member)).toContainText('지금은 서버가 바빠요.')
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    expect(complaints.splice(0)).toHaveLength(1)
  })

  test('are chosen all at once, also those further down, and can all go', async ({ member, request }) => {
    await (await api(member, request)).save(55)
    await member.goto('/cart?sort=TITLE')
    await expect(member.getByRole('button', { name: /정렬.*이름 순/ })).toBeVisible()
    await expect(cart(member).first()).toBeVisible()
    await member.getByRole('button', { name: '편집' }).click()
    await member.getByRole('checkbox', { name: '전체 선택' }).click()
    await expect(member.getByText('55곳 중 55곳 선택')).toBeVisible()
    await member.getByRole('button', { name: '이 장소들로 일정 짜기' }).click()
    await expect(toasts(member)).toContainText('일정에는 30곳까지 넣을 수 있어요.')
    await member.getByRole('button', { name: '삭제' }).click()
    await expect(member.getByRole('alertdialog')).toContainText('되돌릴 수 없어요')
    await member.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click()
    await expect(member.getByText('아직 담은 장소가 없어요')).toBeVisible()
  })

  test('become a plan, and back ends the editing before it leaves', async ({ member, request }) => {
    await (await api(member, request)).save(3)
    await member.goto('/cart')
    await member.getByRole('button', { name: '편집' }).click()
    await member.goBack()
    await expect(member.getByRole('button', { name: '편집' })).toBeVisible()
    await member.getByRole('button', { name: '편집' }).click()
    const boxes = member.getByRole('list', { name: '내가 담은 장소' }).getByRole('checkbox')
    await boxes.nth(0).check()
    await boxes.nth(2).check()
    await member.getByRole('button', { name: '이 장소들로 일정 짜기' }).click()
    await expect(member.getByRole('list', { name: '고른 장소' }).getByRole('listitem')).toHaveCount(2)
    await expect(member).toHaveURL(/\/plan$/)
  })
})

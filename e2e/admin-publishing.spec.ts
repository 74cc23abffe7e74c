import { randomInt } from 'node:crypto'
import { expectAccessible } from './axe.ts'
import { call, toasts, unique } from './community.ts'
import { expect, shot, test } from './fixtures.ts'
import { openConsole } from './staff-desk.ts'

test('a notice: drafted, published, taken down and deleted', async ({ browser, request, complaints }) => {
  const title = unique('태풍이 지나가요')
  const desk = await openConsole(browser, request, complaints, '/admin/notices')
  await desk.getByRole('link', { name: '공지 쓰기' }).click()
  await expect(desk.getByRole('button', { name: '게시하기' })).toBeDisabled()
  await desk.getByLabel('제목').fill(title)
  await desk.getByLabel('내용').fill('바다에 가지 마세요.\n우도 배도 쉬어요.')
  await desk.reload()
  await expect(desk.getByLabel('제목')).toHaveValue(title)
  await expect(desk.getByRole('article')).toContainText('우도 배도 쉬어요.')
  await desk.getByRole('button', { name: '초안으로 저장' }).click()
  await expect(toasts(desk).getByText('초안으로 저장했어요.')).toBeVisible()
  await expect(desk).toHaveURL(/\/admin\/notices\/\d+$/)
  const noticeId = new URL(desk.url()).pathname.split('/').at(-1)
  const status = async () => (await request.get(`/api/notices/${noticeId}`)).status()
  expect(await status()).toBe(404)
  await expectAccessible(desk)

  await desk.getByLabel('모든 회원에게 알리기').check()
  await desk.getByRole('button', { name: '게시하기' }).click()
  await expect(desk.getByRole('alertdialog')).toContainText('보낸 알림은 거둘 수 없어요.')
  await expectAccessible(desk)
  await desk.getByRole('alertdialog').getByRole('button', { name: '취소' }).click()
  expect(await status()).toBe(404)
  await desk.getByLabel('모든 회원에게 알리기').uncheck()
  await desk.getByRole('button', { name: '게시하기' }).click()
  await expect(toasts(desk).getByText('공지를 게시했어요.')).toBeVisible()
  await expect(desk.getByText('게시됨', { exact: true })).toBeVisible()
  expect(await status()).toBe(200)
  await shot(desk, 'admin-notice')

  await desk.getByRole('button', { name: '게시 내리기' }).click()
  await expect(desk.getByText('초안', { exact: true })).toBeVisible()
  expect(await status()).toBe(404)
  await desk.getByRole('button', { name: '삭제' }).click()
  await desk.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click()
  await expect(desk).toHaveURL(/\/admin\/notices$/)
  await expect(desk.getByRole('link', { name: title })).toHaveCount(0)
  await expectAccessible(desk)
  await desk.context().close()
})

test('a banner is seen as on the home screen, and is where it is moved to', async ({
  browser,
  request,
  complaints,
}) => {
  const title = unique('바람')
  const titles = async () => {
    const reply = await request.get('/api/home/banners')
    return ((await reply.json()) as { result: { title: string }[] }).result.map((each) => each.title)
  }
  const desk = await openConsole(browser, request, complaints, '/admin/banners')
  await desk.getByRole('button', { name: '새 배너' }).click()
  await expect(desk.getByLabel('제목', { exact: true })).toBeFocused()
  await desk.getByLabel('제목', { exact: true }).fill(title)
  await desk.getByLabel('설명', { exact: true }).fill('오름에 올라요')
  await desk.getByLabel('제목 (English)').fill(`${title} wind`)
  await expect(desk.getByText('제목과 설명을 모두 입력하거나 모두 비워주세요.')).toBeVisible()
  await expect(desk.getByRole('button', { name: '저장하기' })).toBeDisabled()
  await desk.getByLabel('설명 (English)').fill('Up the hill')
  await desk.getByLabel('누르면 가는 곳').fill('https://example.com')
  await desk.getByLabel('그림').selectOption({ label: '시장' })
  await desk.getByRole('button', { name: '저장하기' }).click()
  await expect(desk.getByText('앱 안의 주소를 /로 시작해서 입력해주세요.')).toBeVisible()
  expect(complaints.splice(0)).toHaveLength(1)
  await desk.getByLabel('누르면 가는 곳').fill('/search')
  await expectAccessible(desk)
  await shot(desk, 'admin-banners')
  await desk.getByRole('button', { name: '저장하기' }).click()
  await expect(toasts(desk).getByText('배너를 저장했어요.')).toBeVisible()
  expect((await titles()).at(-1)).toBe(title)

  const english = await desk.context().newPage()
  await english.addInitScript(() => localStorage.setItem('locale', 'en'))
  await english.goto('/')
  await expect(english.getByText(`${title} wind`)).toBeAttached()
  await english.close()
  await desk.evaluate(() => localStorage.setItem('locale', 'ko'))

  await desk.getByRole('button', { name: `${title} 앞으로` }).click()
  await expect(toasts(desk).getByText('순서를 바꿨어요.')).toBeVisible()
  expect((await titles()).at(-2)).toBe(title)

  await desk.getByRole('button', { name: new RegExp(`${title}.*고치기`) }).click()
  await desk.getByLabel('홈에 보이기').uncheck()
  await desk.getByRole('button', { name: '저장하기' }).click()
  await expect(desk.getByRole('listitem').filter({ hasText: title })).toContainText('안 보임')
  expect(await titles()).not.toContain(title)
  await desk.getByRole('button', { name: new RegExp(`${title}.*고치기`) }).click()
  await desk.getByRole('button', { name: '삭제' }).click()
  await desk.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click()
  await expect(desk.getByRole('alertdialog')).toBeHidden()
  await expect(desk.getByRole('listitem').filter({ hasText: title })).toHaveCount(0)
  await desk.context().close()
})

test('a template is kept, offered and thrown away', async ({ browser, request, complaints }) => {
  const title = unique('확인했어요')
  const desk = await openConsole(browser, request, complaints, '/admin/templates')
  await desk.getByRole('button', { name: '새 답변 틀' }).click()
  await desk.getByText('문의 답변').last().click()
  await desk.getByLabel('제목').fill(title)
  await desk.getByLabel('내용').fill('알려주셔서 고마워요.')
  await expectAccessible(desk)
  await desk.getByRole('button', { name: '저장하기' }).click()
  await expect(toasts(desk).getByText('답변 틀을 저장했어요.')).toBeVisible()
  await desk.getByRole('button', { name: title }).click()
  await desk.getByLabel('내용').fill('알려주셔서 정말 고마워요.')
  await desk.getByRole('button', { name: '저장하기' }).click()
  await expect(desk.getByRole('button', { name: /정말 고마워요/ })).toBeVisible()
  await desk.getByRole('button', { name: title }).click()
  await desk.getByRole('button', { name: '삭제' }).click()
  await desk.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click()
  await expect(desk.getByRole('alertdialog')).toBeHidden()
  await expect(desk.getByRole('button', { name: title })).toHaveCount(0)
  await desk.context().close()
})

test('a word is refused from then on, allowed again and forgotten', async ({
  browser,
  request,
  complaints,
  newcomer,
}) => {
  const term = Array.from({ length: 6 }, () => '뷁쀍쀓뿕뽧뿱'.charAt(randomInt(6))).join('')
  const desk = await openConsole(browser, request, complaints, '/admin/words')
  const post = async () => {
    const draft = { postCategory: 'QUESTION', title: '궁금해요', content: `${term} ${randomInt(1e9)}` }
    return call<{ postId?: number } | null>(newcomer, request, 'POST', '/api/community/posts', draft)
  }
  await desk.getByLabel('낱말', { exact: true }).fill('!!')
  await desk.getByRole('button', { name: '더하기', exact: true }).click()
  await expect(desk.getByText('한글이나 영문 소문자로 띄어쓰기 없이')).toBeVisible()
  expect(complaints.splice(0)).toHaveLength(1)
  await desk.getByLabel('낱말', { exact: true }).fill(term)
  await desk.getByRole('button', { name: '더하기', exact: true }).click()
  await expect(toasts(desk).getByText(`‘${term}’ 말을 막았어요.`)).toBeVisible()
  expect((await post())?.postId).toBeUndefined()

  await desk.getByLabel('낱말 찾기').fill(term)
  await desk.getByRole('button', { name: '찾기' }).click()
  const row = desk.getByRole('row', { name: new RegExp(term) })
  await expect(row).toContainText('막음')
  await expectAccessible(desk)
  await shot(desk, 'admin-words')
  await row.getByRole('button', { name: `‘${term}’ 허용하기` }).click()
  await expect(row.getByRole('button', { name: `‘${term}’ 막기` })).toBeVisible()
  expect((await post())?.postId).toBeDefined()
  await row.getByRole('button', { name: `‘${term}’ 빼기` }).click()
  await desk.getByRole('alertdialog').getByRole('button', { name: '빼기' }).click()
  await expect(desk.getByText('찾는 낱말이 없어요')).toBeVisible()

  await desk.goto(`/admin/audit?targetId=${term}`)
  await expect(desk.getByRole('list', { name: '감사 기록' }).locator('> li')).toHaveCount(3)
  await desk.getByLabel('한 일').selectOption({ label: '금칙어 삭제' })
  await expect(desk.getByRole('list', { name: '감사 기록' }).locator('> li')).toHaveCount(1)
  await desk.context().close()
})

test('a warning of the weather is said at the places that it concerns until staff take it back', async ({
  browser,
  request,
  complaints,
  newcomer,
}) => {
  const desk = await openConsole(browser, request, complaints, '/admin/weather-warnings')
  await expect(desk.getByRole('heading', { name: '기상특보', level: 1 })).toBeVisible()
  // Where no other test goes.
  await desk.getByRole('combobox', { name: /^어디/ }).click()
  await desk.getByRole('option', { name: '추자도' }).click()
  await desk.getByRole('button', { name: '알리기', exact: true }).click()
  await expect(toasts(desk).getByText('풍랑주의보를 알렸어요.')).toBeVisible()
  const row = desk.getByRole('row', { name: /풍랑주의보/ }).first()
  await expect(row).toContainText('추자도')
  await expectAccessible(desk)
  await shot(desk, 'admin-weather-warnings')

  await newcomer.goto('/search-detail/127863')
  const card = newcomer.getByRole('region', { name: '오늘 날씨' })
  await expect(card).toContainText('풍랑주의보')
  await expect(card).toContainText('운영자가 알림')
  await shot(newcomer, 'place-staff-warning')

  await row.getByRole('button', { name: '풍랑주의보 거두기' }).click()
  await desk.getByRole('alertdialog').getByRole('button', { name: '거두기' }).click()
  await expect(row).toContainText('거둠')
  await newcomer.reload()
  await expect(card).toHaveCount(0)
  await desk.context().close()
})

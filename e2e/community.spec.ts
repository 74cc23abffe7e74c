import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { addPost, choose, OTHER_NICKNAME, toasts, unique } from './community.ts'
import { expect, shot, test } from './fixtures.ts'
import { chooseDay, inDays } from './plans.ts'
import { addRoom } from './rooms.ts'

/** Any picture will do: one of the screen. */
const photo = async (page: Page, name: string) => ({
  name: `${name}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await page.screenshot({ type: 'jpeg' }),
})

test('a visitor reads, and logs in to take part', async ({ visitor }) => {
  await visitor.goto('/community')
  const posts = visitor.getByRole('list', { name: '게시글' })
  await expect(posts.getByRole('listitem').first()).toBeVisible()
  await visitor.getByText('혼행꿀팁', { exact: true }).first().click()
  await expect(visitor).toHaveURL(/\/community\?category=SOLO_TIP$/)
  await expect(posts.getByRole('link').first()).toContainText('혼행꿀팁')
  await posts.getByRole('link').first().click()
  await expect(visitor).toHaveURL(/\/community\/\d+$/)
  await expect(visitor.getByRole('link', { name: '로그인하고 댓글 쓰기' })).toBeVisible()
  await expectAccessible(visitor)
  const path = encodeURIComponent(new URL(visitor.url()).pathname)
  await visitor.getByRole('button', { name: /스크랩/ }).click()
  await expect(visitor).toHaveURL(new RegExp(`/login\\?next=${path}$`))
  await visitor.goto('/community')
  await visitor.getByRole('link', { name: '글쓰기' }).click()
  await expect(visitor).toHaveURL(/\/login\?next=%2Fcommunity%2Fnew-post$/)
})

test('home leads to every open room in one tap, and to the proposals of company', async ({ member }) => {
  await member.goto('/')
  const rooms = member.getByRole('link', { name: '동행방 모두 보기' })
  const { width, height } = (await rooms.boundingBox())!
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  await rooms.click()
  await expect(member).toHaveURL(/\/rooms$/)
  await member.goBack()
  await member.getByRole('link', { name: '동행제안 더보기' }).click()
  await expect(member.getByRole('radio', { name: '동행제안' })).toBeChecked()
  const first = member.getByRole('list', { name: '게시글' }).getByRole('link').first()
  await expect(first).toContainText(/모집중|모집완료|종료/)
  await member.getByText('전체', { exact: true }).click()
  await expect(member).toHaveURL(/\/community$/)
})

test('a list without posts says so', async ({ visitor }) => {
  await visitor.route('**/api/community/posts?*', (route) =>
    route.fulfill({
      json: {
        isSuccess: true,
        code: 'COMMON200',
        message: '',
        result: { content: [], hasNext: false, nextCursor: null, size: 20 },
      },
    }),
  )
  await visitor.goto('/community?category=SOLO_CHALLENGE')
  await expect(visitor.getByText('챌린지', { exact: true })).toBeInViewport({ ratio: 1 })
  await expect(visitor.getByText('게시글이 존재하지 않습니다', { exact: true })).toBeVisible()
  await shot(visitor, 'community-empty')
})

test('a post with photos is written, found, scrapped, changed and deleted', async ({ member }) => {
  const title = unique('혼자 걷는 올레 7코스')
  await member.goto('/community?category=SOLO_TIP')
  await member.getByRole('link', { name: '글쓰기' }).click()
  await expect(member.getByRole('radio', { name: '혼행꿀팁' })).toBeChecked()
  await expect(member.getByRole('button', { name: '올리기' })).toBeDisabled()
  await member.getByLabel('제목').fill(title)
  // A second try would be refused for the same words.
  const text = `${unique('첫 줄이에요.')}\n<b>둘째</b> 줄이에요. https://www.jejuolle.org 참고하세요`
  await member.getByLabel('내용').fill(text)
  const files = [await photo(member, 'one'), await photo(member, 'two')]
  await member.getByLabel(/사진 추가/).setInputFiles(files)
  await expect(member.getByRole('button', { name: /^사진 \d+ 빼기$/ })).toHaveCount(2)
  await expectAccessible(member)
  await shot(member, 'new-post')
  await member.getByRole('button', { name: '올리기' }).click()

  await expect(member).toHaveURL(/\/community\/\d+$/)
  await expect(member.getByRole('heading', { name: title })).toBeVisible()
  await expect(member.getByText('<b>둘째</b> 줄이에요.')).toBeVisible()
  const link = member.getByRole('link', { name: /jejuolle/ })
  await expect(link).toHaveAttribute('rel', 'nofollow noopener')
  await member.getByRole('button', { name: '게시글 사진 2 크게 보기' }).click()
  const viewer = member.getByRole('dialog', { name: '게시글 사진' })
  await expect(viewer).toContainText('2 / 2')
  await member.goBack()
  await expect(viewer).toBeHidden()

  const scrap = member.getByRole('button', { name: /스크랩/ })
  await scrap.click()
  await expect(scrap).toHaveAttribute('aria-pressed', 'true')
  await expect(scrap).toContainText('1')
  await expectAccessible(member)
  await shot(member, 'post')

  await choose(member, '글 메뉴', '수정')
  await expect(member.getByLabel('제목')).toHaveValue(title)
  await member.getByLabel('내용').fill('고쳐 썼어요.')
  await member.getByRole('button', { name: '사진 1 빼기' }).click()
  await member.getByRole('button', { name: '고치기' }).click()
  await expect(member.getByText('고쳐 썼어요.')).toBeVisible()
  await expect(member.getByRole('button', { name: /크게 보기/ })).toHaveCount(1)

  await member.goto('/mypage/bookmarks')
  await expect(member.getByRole('link', { name: new RegExp(title) })).toBeVisible()
  await member.goto('/mypage/posts')
  await member.getByRole('link', { name: new RegExp(title) }).click()
  await choose(member, '글 메뉴', '삭제')
  const dialog = member.getByRole('alertdialog')
  await expect(dialog).toContainText('삭제할까요?')
  await expect(dialog).toContainText('삭제한 내용은 되돌릴 수 없어요')
  await dialog.getByRole('button', { name: '취소' }).click()
  await expect(member.getByRole('heading', { name: title })).toBeVisible()
  await choose(member, '글 메뉴', '삭제')
  await dialog.getByRole('button', { name: '삭제' }).click()
  await expect(member).toHaveURL(/\/mypage\/posts$/)
  await expect(toasts(member)).toContainText('글을 삭제했어요.')
  await expect(member.getByRole('link', { name: new RegExp(title) })).toHaveCount(0)
})

test('what was written is there again after going away, photos too', async ({ member, complaints }) => {
  const title = unique('쓰다 만 글')
  await member.goto('/community/new-post')
  await member.getByLabel('제목').fill(title)
  await member.getByLabel(/사진 추가/).setInputFiles([await photo(member, 'draft')])
  await expect(member.getByRole('button', { name: '사진 1 빼기' })).toBeVisible()
  await member.goto('/community')
  await member.getByRole('link', { name: '글쓰기' }).click()
  await expect(member.getByText('쓰던 글을 불러왔어요.')).toBeVisible()
  await expect(member.getByLabel('제목')).toHaveValue(title)
  await expect(member.getByRole('button', { name: '사진 1 빼기' })).toBeVisible()
  await member.getByRole('button', { name: '새로 쓰기' }).click()
  await member.getByRole('alertdialog').getByRole('button', { name: '취소' }).click()
  await expect(member.getByLabel('제목')).toHaveValue(title)

  await member.getByLabel('내용').fill('   ')
  await expect(member.getByRole('button', { name: '올리기' })).toBeDisabled()
  await member.getByLabel('내용').fill('이제 다 썼어요.')
  await member.route('**/api/community/posts', (route) => route.abort())
  await member.getByRole('button', { name: '올리기' }).click()
  await expect(toasts(member)).toContainText('서버에 연결할 수 없습니다.')
  await expectAccessible(member)
  expect(complaints.splice(0)).toHaveLength(1)
  await member.unroute('**/api/community/posts')
  await member.getByRole('button', { name: '올리기' }).click()
  await expect(member).toHaveURL(/\/community\/\d+$/)

  await member.goto('/community/new-post')
  await expect(member.getByLabel('제목')).toHaveValue('')
  await member.getByLabel('제목').fill(title)
  await member.reload()
  await member.getByRole('button', { name: '새로 쓰기' }).click()
  await member.getByRole('alertdialog').getByRole('button', { name: '지우기' }).click()
  await expect(member.getByLabel('제목')).toHaveValue('')
})

test('a proposal announces a room that its writer hosts', async ({ member, request }) => {
  const { roomId, title: room } = await addRoom(member, request)
  await member.goto(`/community/new-post?roomId=${roomId}`)
  await expect(member.getByRole('radio', { name: '동행제안' })).toBeChecked()
  const field = member.getByRole('button', { name: /함께할 동행방/ })
  await expect(field).toHaveText(room)
  await field.click()
  await expect(member.getByRole('dialog')).toContainText(room)
  // The room of another member that this one has only joined.
  await expect(member.getByRole('dialog')).not.toContainText('새별오름')
  await shot(member, 'new-post-rooms')
  await member.getByRole('dialog').getByRole('button', { name: '연결하지 않기' }).click()
  await expect(field).toHaveText('내가 연 동행방에서 골라주세요')
  await field.click()
  await member.getByRole('dialog').getByRole('button', { name: room }).click()
  await member.getByLabel('제목').fill(unique('같이 걸어요'))
  await member.getByLabel('내용').fill('느긋하게 걸을 분을 찾아요.')
  await member.getByRole('button', { name: '올리기' }).click()
  await member.getByRole('link', { name: room }).click()
  await expect(member).toHaveURL(new RegExp(`/room/${roomId}$`))
})

test('a member who opens a room is offered to announce it to others', async ({ member }) => {
  const title = unique('새벽 오름')
  await member.goto('/create-room?contentId=572973')
  await member.getByLabel('제목').fill(title)
  await member.getByRole('button', { name: /날짜/ }).click()
  await chooseDay(member, inDays(2))
  await member.getByRole('button', { name: '확인' }).click()
  await member.getByRole('button', { name: /시간/ }).click()
  await member.getByRole('button', { name: '확인' }).click()
  await member.getByRole('button', { name: '동행방 열기' }).click()
  await member.getByRole('alertdialog').getByRole('button', { name: '글쓰기' }).click()
  await expect(member.getByRole('radio', { name: '동행제안' })).toBeChecked()
  await expect(member.getByRole('button', { name: /함께할 동행방/ })).toHaveText(title)
  await member.goBack()
  await expect(member).toHaveURL(/\/room\/\d+/)
  await expect(member.getByRole('heading', { name: title })).toBeVisible()
})

test('what is wrong is reported, once', async ({ member, other, request, complaints }) => {
  const { postId } = await addPost(other, request)
  await member.goto(`/community/${postId}`)
  for (const outcome of ['신고가 접수되었습니다.', '이미 신고한 내용이에요.']) {
    await choose(member, '글 메뉴', '신고')
    await expect(member).toHaveURL(new RegExp(`/report\\?targetPostId=${postId}$`))
    await member.getByRole('button', { name: '신고하기' }).click()
    await expect(member.getByText('신고 사유를 선택해주세요.')).toBeInViewport({ ratio: 1 })
    await member.getByText('스팸·광고').click()
    await member.getByRole('button', { name: '신고하기' }).click()
    await expect(member.getByText('상세 내용을 입력해주세요.')).toBeVisible()
    await member.getByLabel('상세 내용').fill('같은 광고를 자꾸 올려요.')
    await expectAccessible(member)
    await shot(member, 'report')
    await member.getByRole('button', { name: '신고하기' }).click()
    await expect(toasts(member)).toContainText(outcome)
  }
  expect(complaints.splice(0)).toHaveLength(1)
})

test('a profile shows what everybody may see', async ({ member, other, request }) => {
  const { postId } = await addPost(other, request)
  await member.goto(`/community/${postId}`)
  await member.getByRole('article').getByRole('link', { name: OTHER_NICKNAME }).click()
  await expect(member.getByRole('heading', { name: OTHER_NICKNAME })).toBeVisible()
  await expectAccessible(member)
  await shot(member, 'profile')
  await choose(member, '프로필 메뉴', '프로필 신고')
  await expect(member).toHaveURL(/\/report\?targetUserId=\d+$/)
  const userId = await member.evaluate(() => localStorage.getItem('userId'))
  await member.goto(`/profile/${userId}`)
  await expect(member.getByRole('link', { name: '프로필 수정' })).toBeVisible()
  await expect(member.getByRole('button', { name: '프로필 메뉴' })).toHaveCount(0)
})

test('a post that is gone says so', async ({ visitor, complaints }) => {
  await visitor.goto('/community/2147483647')
  await expect(visitor.getByText('게시글을 찾을 수 없어요')).toBeVisible()
  complaints.splice(0)
})

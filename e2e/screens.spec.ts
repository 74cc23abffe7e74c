import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, shot, test } from './fixtures.ts'

/** Screens that are open to all, with the heading or words that say one is there. */
const OPEN: [path: string, landmark: string | RegExp][] = [
  ['/login', '로그인'],
  ['/signup', '이메일로 시작해요'],
  ['/find-password', /비밀번호/],
  ['/traveller-type', /혼행러/],
  ['/', /혼저|시작/],
  ['/search', /곳/],
  ['/search-box', '어디가 궁금하세요?'],
  ['/search-detail/572973', '여는 시간'],
  ['/goodbye', '그동안 함께해서 즐거웠어요'],
  ['/search-map', '목록으로 보기'],
  ['/community', '글쓰기'],
  ['/rooms', '모집중만'],
  ['/community/1', '댓글'],
  ['/safety-check', '오늘의 완료율'],
  ['/safety-check/stats', '혼자 걷는 날의 안전 팁'],
  ['/notices', '공지사항'],
  ['/install', '설치하면 좋은 점'],
  ['/mypage/language', '화면에 쓸 언어'],
  ['/mypage/contact', '무엇이든 물어보세요'],
  ['/mypage/terms', /지킬 일을 정합니다/],
  ['/mypage/privacy', /숨김없이 알립니다/],
]

const MEMBERS: [path: string, landmark: string | RegExp][] = [
  ['/my', '바람개비'],
  ['/mypage/rooms', /동행방/],
  ['/create-room', '제목'],
  ['/room/1/edit', '이 동행방은 고칠 수 없어요'],
  ['/room/9', '입장하기'],
  ['/chat-room/9', /님이 들어왔어요/],
  ['/cart', '내가 담은 장소'],
  ['/community/new-post', '제목'],
  ['/community/1/edit', /글 고치기|내가 쓴 글만/],
  ['/alarm', '알림'],
  ['/mypage/posts', '내가 쓴 글'],
  ['/mypage/bookmarks', '스크랩한 글'],
  ['/mypage/comments', '댓글 단 글'],
  ['/profile/2', '돌담길따라'],
  ['/report', '무엇을 신고할지 알 수 없어요'],
  ['/report?targetUserId=2', '신고 사유'],
  ['/report/my', '검토완료'],
  ['/inquiry', '카테고리'],
  ['/inquiry/my', '답변 완료'],
  ['/write-review', '리뷰 등록하기'],
  ['/mypage/reviews', '섭지코지'],
  ['/mypage/blocks', '차단한 사람이 없어요'],
  ['/mypage/notifications', '방해 금지 시간'],
  ['/plan', '여행 날짜'],
  ['/plan/1', '동쪽 바다와 숲 2박 3일'],
  ['/mypage/plans', '다가오는 여행'],
  ['/mypage/profile-edit', '저장하기'],
  ['/mypage/sessions', '이 기기'],
  ['/mypage/password', '현재 비밀번호'],
  ['/mypage/consents', '필수 동의'],
  ['/suspended', '지금은 이용 제한이 없어요'],
  ['/safety-check/contacts', '내가 제때 돌아오지 못하면'],
  ['/safety-check/asked', '위험하거나 다쳤다면 먼저 전화해주세요.'],
  ['/safety-check/share', '얼마 동안 공유할까요?'],
]

const nameOf = (path: string) => path.replaceAll('/', '-').slice(1) || 'home'

for (const [path, landmark] of OPEN) {
  test(`a visitor finds ${path}`, async ({ visitor }) => {
    await visitor.goto(path)
    await expect(visitor.getByText(landmark).first()).toBeVisible()
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(visitor).toHaveURL(new RegExp(`${path}$`))
    await shot(visitor, `visitor-${nameOf(path)}`)
    await expectAccessible(visitor)
  })
}

for (const [path, landmark] of MEMBERS) {
  test(`a member finds ${path}`, async ({ member }) => {
    await member.goto(path)
    await expect(member.getByText(landmark).first()).toBeVisible()
    await expect(member.getByRole('heading', { level: 1 })).toHaveCount(1)
    await shot(member, `member-${nameOf(path)}`)
    await expectAccessible(member)
  })
}

test('a visitor is asked to log in before a screen of members, and led back', async ({ visitor }) => {
  for (const [path] of MEMBERS) {
    await visitor.goto(path)
    await expect(visitor).toHaveURL(new RegExp(`/login\\?next=${encodeURIComponent(path)}$`))
  }
})

for (const [from, to] of [
  ['/mypage', '/my'],
  ['/my-reports', '/report/my'],
  ['/my-inquiries', '/inquiry/my'],
] as const) {
  test(`${from} leads to ${to}`, async ({ member }) => {
    await member.goto(from)
    await expect(member).toHaveURL(new RegExp(`${to}$`))
  })
}

test('a path that is none gets a screen that leads home', async ({ visitor }) => {
  await visitor.goto('/no-such-screen')
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
  await shot(visitor, 'not-found')
  await visitor.getByRole('link', { name: /홈/ }).first().click()
  await expect(visitor).toHaveURL(/\/$/)
})

test('the plus button offers its three choices', async ({ member }) => {
  await member.goto('/search')
  await member.getByRole('button', { name: '더보기' }).click()
  const sheet = member.getByRole('dialog')
  for (const choice of [/리뷰/, /여행|일정/, /동행방/])
    await expect(sheet.getByRole('link', { name: choice })).toBeVisible()
  await shot(member, 'plus-sheet')
  await sheet.getByRole('link', { name: /동행방/ }).click()
  await expect(member).toHaveURL(/\/create-room$/)
})

const HUBS = [
  '/',
  '/search',
  '/search-box',
  '/search-detail/572973',
  '/cart',
  '/write-review',
  '/mypage/reviews',
  '/my',
  '/mypage/rooms',
  '/mypage/blocks',
  '/mypage/notifications',
  '/mypage/profile-edit',
  '/mypage/sessions',
  '/mypage/password',
  '/mypage/consents',
  '/rooms',
  '/create-room',
  '/room/9',
  '/chat-room/9',
  '/community',
  '/community/1',
  '/community/new-post',
  '/alarm',
  '/safety-check',
  '/safety-check/stats',
  '/mypage/bookmarks',
  '/profile/2',
  '/report?targetUserId=2',
  '/inquiry',
]

async function expectNoSidewaysScroll(page: Page) {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(overflow).toBe(0)
}

test.describe('on the narrowest phone, in the dark, then with text of twice the size', () => {
  test.use({ colorScheme: 'dark', viewport: { width: 320, height: 640 } })
  for (const path of HUBS) {
    test(`${path} stays readable and does not scroll sideways`, async ({ member }) => {
      await member.goto(path)
      await expect(member.getByRole('heading', { level: 1 })).toBeVisible()
      await member.waitForLoadState('networkidle')
      await expectAccessible(member)
      await expectNoSidewaysScroll(member)
      await shot(member, `dark-${nameOf(path)}`)
      await member.evaluate(() => (document.documentElement.style.fontSize = '200%'))
      await expectNoSidewaysScroll(member)
      await shot(member, `large-${nameOf(path)}`)
    })
  }
})

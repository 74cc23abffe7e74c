import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { LazyRouteFunction, RouteObject } from 'react-router'

export type Tab = 'home' | 'search' | 'community' | 'my'

/** What the layouts read of a screen. */
export interface ScreenHandle {
  title: MessageDescriptor
  /** The item of the bottom navigation this screen belongs to; it is shown on these alone. */
  tab?: Tab | undefined
}

export interface Screen extends ScreenHandle {
  path: string
  /** `() => import('./routes/x.tsx')`: a module with `Component`, and what else a route may have (`loader`, …). */
  load: LazyRouteFunction<RouteObject>
}

/** For everyone: the specification's list, and what comes before an account or after it. */
export const publicScreens: Screen[] = [
  { path: '/', title: msg`홈`, tab: 'home', load: () => import('./routes/home.tsx') },
  { path: '/splash', title: msg`시작`, load: () => import('./routes/splash.tsx') },
  { path: '/login', title: msg`로그인`, load: () => import('./routes/login.tsx') },
  { path: '/signup', title: msg`회원가입`, load: () => import('./routes/sign-up.tsx') },
  { path: '/find-password', title: msg`비밀번호 찾기`, load: () => import('./routes/find-password.tsx') },
  { path: '/profile/create', title: msg`프로필 만들기`, load: () => import('./routes/profile-create.tsx') },
  { path: '/traveller-type', title: msg`여행 유형 알아보기`, load: () => import('./routes/traveller-type.tsx') },
  { path: '/goodbye', title: msg`안녕히 가세요`, load: () => import('./routes/goodbye.tsx') },
  { path: '/dev/ui', title: msg`디자인 시스템`, load: () => import('./routes/dev-ui.tsx') },

  { path: '/search', title: msg`탐색`, tab: 'search', load: () => import('./routes/search.tsx') },
  { path: '/search-map', title: msg`지도로 보기`, tab: 'search', load: () => import('./routes/search-map.tsx') },
  { path: '/search-box', title: msg`장소 검색`, load: () => import('./routes/search-box.tsx') },
  { path: '/search-detail/:placeId', title: msg`장소`, load: () => import('./routes/search-detail.tsx') },

  { path: '/community', title: msg`커뮤니티`, tab: 'community', load: () => import('./routes/community.tsx') },
  {
    path: '/community/:postId',
    title: msg({ message: '게시글', context: 'one' }),
    load: () => import('./routes/post.tsx'),
  },

  { path: '/rooms', title: msg`열린 동행방`, load: () => import('./routes/rooms.tsx') },

  { path: '/shared-plan/:token', title: msg`공유받은 일정`, load: () => import('./routes/shared-plan.tsx') },

  {
    path: '/safety-check',
    title: msg`혼행 체크`,
    load: () => import('#features/safety/checklist/checklist-screen.tsx'),
  },
  {
    path: '/safety-check/rescue',
    title: msg`구조 카드`,
    load: () => import('#features/safety/rescue/rescue-screen.tsx'),
  },
  {
    path: '/safety-check/stats',
    title: msg`안전 통계`,
    load: () => import('#features/safety/checklist/stats-screen.tsx'),
  },
  { path: '/alert/:token', title: msg`귀가 알림`, load: () => import('#features/safety/timer/alert/alert-screen.tsx') },
  {
    path: '/contact/:token',
    title: msg`신뢰 연락처 부탁`,
    load: () => import('#features/safety/contacts/contact-link-screen.tsx'),
  },
  {
    path: '/no-mail/:token',
    title: msg`메일 받지 않기`,
    load: () => import('#features/safety/contacts/no-mail-screen.tsx'),
  },
  { path: '/where/:token', title: msg`공유받은 위치`, load: () => import('#features/safety/sharing/where-screen.tsx') },
  { path: '/notices', title: msg`공지사항`, load: () => import('./routes/notices.tsx') },
  { path: '/notices/:noticeId', title: msg`공지사항`, load: () => import('./routes/notice.tsx') },
  { path: '/install', title: msg`앱으로 설치하기`, load: () => import('./routes/install.tsx') },
  { path: '/mypage/language', title: msg`언어`, load: () => import('./routes/language.tsx') },
  { path: '/mypage/contact', title: msg`고객센터`, load: () => import('./routes/contact.tsx') },
  { path: '/mypage/terms', title: msg`이용약관`, load: () => import('./routes/terms.tsx') },
  { path: '/mypage/privacy', title: msg`개인정보 처리방침`, load: () => import('./routes/privacy.tsx') },
]

/** For members; a visitor is sent to log in and comes back. */
export const memberScreens: Screen[] = [
  { path: '/create-room', title: msg`동행방 열기`, load: () => import('./routes/create-room.tsx') },
  { path: '/room/:roomId', title: msg`동행방`, load: () => import('./routes/room.tsx') },
  { path: '/room/:roomId/edit', title: msg`동행방 고치기`, load: () => import('./routes/edit-room.tsx') },
  { path: '/chat-room/:roomId', title: msg`동행방`, load: () => import('./routes/chat-room.tsx') },

  { path: '/community/new-post', title: msg`글쓰기`, load: () => import('./routes/new-post.tsx') },
  { path: '/community/:postId/edit', title: msg`글 고치기`, load: () => import('./routes/edit-post.tsx') },
  { path: '/write-review', title: msg`혼행 리뷰 쓰기`, load: () => import('./routes/write-review.tsx') },
  { path: '/cart', title: msg`내가 담은 장소`, load: () => import('./routes/cart.tsx') },
  { path: '/plan', title: msg`일정 짜기`, load: () => import('./routes/plan-new.tsx') },
  { path: '/plan/:planId', title: msg`여행 일정`, load: () => import('./routes/plan.tsx') },
  { path: '/alarm', title: msg`알림`, load: () => import('./routes/alarm.tsx') },

  {
    path: '/safety-check/timer',
    title: msg`귀가 타이머`,
    load: () => import('#features/safety/timer/timer-screen.tsx'),
  },
  {
    path: '/safety-check/timer/pins',
    title: msg`귀가 PIN`,
    load: () => import('#features/safety/timer/pins/pins-screen.tsx'),
  },
  {
    path: '/safety-check/timer/:checkInId',
    title: msg`귀가 타이머`,
    load: () => import('#features/safety/timer/running/running-timer-screen.tsx'),
  },
  {
    path: '/safety-check/alert/:checkInId',
    title: msg`귀가 알림`,
    load: () => import('#features/safety/timer/alert/own-alert-screen.tsx'),
  },
  {
    path: '/safety-check/contacts',
    title: msg`신뢰 연락처`,
    load: () => import('#features/safety/contacts/contacts-screen.tsx'),
  },
  {
    path: '/safety-check/asked',
    title: msg`나에게 부탁한 사람`,
    load: () => import('#features/safety/contacts/asked-screen.tsx'),
  },
  {
    path: '/safety-check/share',
    title: msg`위치 공유`,
    load: () => import('#features/safety/sharing/share-screen.tsx'),
  },

  { path: '/my', title: msg`마이`, tab: 'my', load: () => import('./routes/my.tsx') },
  { path: '/mypage/rooms', title: msg`내 동행방`, load: () => import('./routes/my-rooms.tsx') },
  { path: '/mypage/plans', title: msg`내 여행 일정`, load: () => import('./routes/my-plans.tsx') },
  { path: '/mypage/reviews', title: msg`내 리뷰`, load: () => import('./routes/my-reviews.tsx') },
  { path: '/mypage/posts', title: msg`내가 쓴 글`, load: () => import('./routes/my-posts.tsx') },
  { path: '/mypage/bookmarks', title: msg`스크랩한 글`, load: () => import('./routes/my-bookmarks.tsx') },
  { path: '/mypage/comments', title: msg`댓글 단 글`, load: () => import('./routes/my-comments.tsx') },
  { path: '/mypage/blocks', title: msg`차단한 회원`, load: () => import('./routes/blocks.tsx') },
  {
    path: '/mypage/notifications',
    title: msg`알림 설정`,
    load: () => import('./routes/notification-settings.tsx'),
  },
  { path: '/mypage/profile-edit', title: msg`프로필 수정`, load: () => import('./routes/profile-edit.tsx') },
  { path: '/mypage/sessions', title: msg`로그인한 기기`, load: () => import('./routes/sessions.tsx') },
  { path: '/mypage/password', title: msg`비밀번호 바꾸기`, load: () => import('./routes/password.tsx') },
  { path: '/mypage/consents', title: msg`동의 내역`, load: () => import('./routes/consents.tsx') },
  { path: '/suspended', title: msg`이용 제한 안내`, load: () => import('./routes/suspended.tsx') },
  { path: '/profile/:userId', title: msg`프로필`, load: () => import('./routes/profile.tsx') },

  { path: '/report', title: msg`신고하기`, load: () => import('./routes/report.tsx') },
  { path: '/report/my', title: msg`내 신고 내역`, load: () => import('./routes/report-my.tsx') },
  { path: '/report/rooms', title: msg`나온 동행방`, load: () => import('./routes/left-rooms.tsx') },
  { path: '/report/rooms/:roomId', title: msg`나온 동행방의 대화`, load: () => import('./routes/left-room.tsx') },
  { path: '/report/:reportId', title: msg`신고 상세`, load: () => import('./routes/report-detail.tsx') },
  { path: '/inquiry', title: msg`1:1 문의하기`, load: () => import('./routes/inquiry.tsx') },
  { path: '/inquiry/my', title: msg`내 문의 내역`, load: () => import('./routes/inquiry-my.tsx') },
  { path: '/inquiry/:inquiryId', title: msg`문의 상세`, load: () => import('./routes/inquiry-detail.tsx') },
]

export const notFoundScreen: Screen = {
  path: '*',
  title: msg`페이지를 찾을 수 없어요`,
  load: () => import('./routes/not-found.tsx'),
}

/** Names the specification also uses for a screen. */
export const redirects: Record<string, string> = {
  '/mypage': '/my',
  '/my-reports': '/report/my',
  '/my-inquiries': '/inquiry/my',
}

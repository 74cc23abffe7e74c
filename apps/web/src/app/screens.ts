import { msg } from '@lingui/core/macro'
import type { LazyRouteFunction, RouteObject } from 'react-router'
import type { ScreenHandle } from './frame.tsx'

export interface Screen extends ScreenHandle {
  path: string
  /** `() => import('#features/x/y-screen.tsx')`: a module with `Component`, and what else a route may have (`loader`, …). */
  load: LazyRouteFunction<RouteObject>
}

/** The screens for everyone: the specification's list, and what comes before an account or after it. */
export const publicScreens: Screen[] = [
  { path: '/', title: msg`홈`, tab: 'home', load: () => import('#features/home/home-screen.tsx') },
  { path: '/splash', title: msg`시작`, load: () => import('./routes/splash.tsx') },
  { path: '/login', title: msg`로그인`, load: () => import('#features/account/login/login-screen.tsx') },
  { path: '/signup', title: msg`회원가입`, load: () => import('#features/account/sign-up/sign-up-screen.tsx') },
  { path: '/guest', title: msg`가입 없이 쓰기`, load: () => import('#features/account/guest/guest-screen.tsx') },
  {
    path: '/find-password',
    title: msg`비밀번호 찾기`,
    load: () => import('#features/account/password/find-password-screen.tsx'),
  },
  {
    path: '/profile/create',
    title: msg`프로필 만들기`,
    load: () => import('#features/account/sign-up/profile-create-screen.tsx'),
  },
  {
    path: '/traveller-type',
    title: msg`여행 유형 알아보기`,
    load: () => import('#features/account/traveller-type/traveller-type-screen.tsx'),
  },
  { path: '/goodbye', title: msg`안녕히 가세요`, load: () => import('#features/account-status/goodbye-screen.tsx') },
  { path: '/dev/ui', title: msg`디자인 시스템`, load: () => import('./routes/dev-ui.tsx') },

  { path: '/search', title: msg`탐색`, tab: 'search', load: () => import('#features/places/list/search-screen.tsx') },
  {
    path: '/search-map',
    title: msg`지도로 보기`,
    tab: 'search',
    load: () => import('#features/places/map/search-map-screen.tsx'),
  },
  { path: '/search-box', title: msg`장소 검색`, load: () => import('#features/places/search/search-box-screen.tsx') },
  { path: '/search-detail/:placeId', title: msg`장소`, load: () => import('#features/places/detail/place-screen.tsx') },

  {
    path: '/community',
    title: msg`커뮤니티`,
    tab: 'community',
    load: () => import('#features/community/list/community-screen.tsx'),
  },
  {
    path: '/community/:postId',
    title: msg({ message: '게시글', context: 'one' }),
    load: () => import('#features/community/post/post-screen.tsx'),
  },

  { path: '/rooms', title: msg`열린 동행방`, load: () => import('#features/rooms/list/rooms-screen.tsx') },

  {
    path: '/shared-plan/:token',
    title: msg`공유받은 일정`,
    load: () => import('#features/plans/shared/shared-plan-screen.tsx'),
  },

  {
    path: '/safety-check',
    title: msg`혼행 체크`,
    load: () => import('#features/safety/checklist/checklist-screen.tsx'),
  },
  { path: '/help', title: msg`가까운 도움`, load: () => import('#features/safety/near/near-screen.tsx') },
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
  {
    path: '/alert/:token',
    title: msg`귀가 알림`,
    isForContacts: true,
    load: () => import('#features/safety/timer/alert/alert-screen.tsx'),
  },
  {
    path: '/contact/:token',
    title: msg`신뢰 연락처 부탁`,
    isForContacts: true,
    load: () => import('#features/safety/contacts/contact-link-screen.tsx'),
  },
  {
    path: '/guard/:token',
    title: msg`신뢰 연락처`,
    isForContacts: true,
    load: () => import('#features/safety/contacts/guard/guard-screen.tsx'),
  },
  {
    path: '/phone/:token',
    title: msg`문자 받기`,
    isForContacts: true,
    load: () => import('#features/safety/contacts/phone-screen.tsx'),
  },
  {
    path: '/no-mail/:token',
    title: msg`메일 받지 않기`,
    isForContacts: true,
    load: () => import('#features/safety/contacts/no-mail-screen.tsx'),
  },
  {
    path: '/where/:token',
    title: msg`공유받은 위치`,
    isForContacts: true,
    load: () => import('#features/safety/sharing/where-screen.tsx'),
  },
  { path: '/notices', title: msg`공지사항`, load: () => import('#features/notices/notices-screen.tsx') },
  {
    path: '/notices/:noticeId',
    title: msg({ message: '공지사항', context: 'one' }),
    load: () => import('#features/notices/notice-screen.tsx'),
  },
  { path: '/install', title: msg`앱으로 설치하기`, load: () => import('#features/install/install-screen.tsx') },
  { path: '/mypage/language', title: msg`언어`, load: () => import('#features/language/language-screen.tsx') },
  { path: '/mypage/text-size', title: msg`글자 크기`, load: () => import('#features/text-size/text-size-screen.tsx') },
  { path: '/mypage/contact', title: msg`고객센터`, load: () => import('#features/legal/contact-screen.tsx') },
  { path: '/mypage/terms', title: msg`이용약관`, load: () => import('#features/legal/terms-screen.tsx') },
  { path: '/mypage/privacy', title: msg`개인정보 처리방침`, load: () => import('#features/legal/privacy-screen.tsx') },
]

/** The screens for members; a visitor is sent to log in and comes back. */
export const memberScreens: Screen[] = [
  { path: '/create-room', title: msg`동행방 열기`, load: () => import('#features/rooms/form/create-room-screen.tsx') },
  { path: '/room/:roomId', title: msg`동행방`, load: () => import('#features/rooms/room/room-screen.tsx') },
  {
    path: '/room/:roomId/edit',
    title: msg`동행방 고치기`,
    load: () => import('#features/rooms/form/edit-room-screen.tsx'),
  },
  {
    path: '/room/:roomId/meeting',
    title: msg`만남 코드`,
    load: () => import('#features/rooms/meeting/meeting-screen.tsx'),
  },
  { path: '/chat-room/:roomId', title: msg`동행방`, load: () => import('#features/chat/chat-room-screen.tsx') },

  {
    path: '/community/new-post',
    title: msg`글쓰기`,
    load: () => import('#features/community/form/new-post-screen.tsx'),
  },
  {
    path: '/community/:postId/edit',
    title: msg`글 고치기`,
    load: () => import('#features/community/form/edit-post-screen.tsx'),
  },
  {
    path: '/write-review',
    title: msg`혼행 리뷰 쓰기`,
    load: () => import('#features/reviews/form/write-review-screen.tsx'),
  },
  { path: '/cart', title: msg`내가 담은 장소`, load: () => import('#features/places/cart/cart-screen.tsx') },
  { path: '/plan', title: msg`일정 짜기`, load: () => import('#features/plans/form/new-plan-screen.tsx') },
  { path: '/plan/:planId', title: msg`여행 일정`, load: () => import('#features/plans/detail/plan-screen.tsx') },
  { path: '/alarm', title: msg`알림`, load: () => import('#features/notifications/alarm-screen.tsx') },

  {
    path: '/safety-check/alert/:checkInId',
    title: msg`귀가 알림`,
    load: () => import('#features/safety/timer/alert/own-alert-screen.tsx'),
  },
  {
    path: '/safety-check/asked',
    title: msg`나에게 부탁한 사람`,
    load: () => import('#features/safety/contacts/asked-screen.tsx'),
  },

  { path: '/my', title: msg`마이`, tab: 'my', load: () => import('#features/account/my/my-screen.tsx') },
  { path: '/mypage/rooms', title: msg`내 동행방`, load: () => import('#features/rooms/mine/my-rooms-screen.tsx') },
  {
    path: '/mypage/meeting-words',
    title: msg`함께한 사람`,
    load: () => import('#features/rooms/words/meeting-words-screen.tsx'),
  },
  { path: '/mypage/plans', title: msg`내 여행 일정`, load: () => import('#features/plans/mine/my-plans-screen.tsx') },
  { path: '/mypage/reviews', title: msg`내 리뷰`, load: () => import('#features/reviews/mine/my-reviews-screen.tsx') },
  {
    path: '/mypage/posts',
    title: msg`내가 쓴 글`,
    load: () =>
      import('#features/community/list/my-posts-screen.tsx').then(({ MyPosts: Component }) => ({ Component })),
  },
  {
    path: '/mypage/bookmarks',
    title: msg`스크랩한 글`,
    load: () =>
      import('#features/community/list/my-posts-screen.tsx').then(({ MyBookmarks: Component }) => ({ Component })),
  },
  {
    path: '/mypage/comments',
    title: msg`댓글 단 글`,
    load: () =>
      import('#features/community/list/my-posts-screen.tsx').then(({ MyComments: Component }) => ({ Component })),
  },
  { path: '/mypage/blocks', title: msg`차단한 회원`, load: () => import('#features/blocks/blocks-screen.tsx') },
  {
    path: '/mypage/notifications',
    title: msg`알림 설정`,
    load: () => import('#features/notifications/settings/notification-settings-screen.tsx'),
  },
  {
    path: '/mypage/profile-edit',
    title: msg`프로필 수정`,
    load: () => import('#features/account/profile/profile-edit-screen.tsx'),
  },
  {
    path: '/mypage/identity',
    title: msg`본인확인`,
    load: () => import('#features/account/identity/identity-screen.tsx'),
  },
  {
    path: '/mypage/sessions',
    title: msg`로그인한 기기`,
    load: () => import('#features/account/sessions/sessions-screen.tsx'),
  },
  {
    path: '/mypage/password',
    title: msg`비밀번호 바꾸기`,
    load: () => import('#features/account/password/password-screen.tsx'),
  },
  { path: '/profile/:userId', title: msg`프로필`, load: () => import('#features/account/profile/profile-screen.tsx') },

  { path: '/report', title: msg`신고하기`, load: () => import('#features/reports/report-screen.tsx') },
  { path: '/report/my', title: msg`내 신고 내역`, load: () => import('#features/reports/report-my-screen.tsx') },
  { path: '/report/rooms', title: msg`나온 동행방`, load: () => import('#features/reports/left-rooms-screen.tsx') },
  {
    path: '/report/rooms/:roomId',
    title: msg`나온 동행방의 대화`,
    load: () => import('#features/reports/left-room-screen.tsx'),
  },
  { path: '/report/:reportId', title: msg`신고 상세`, load: () => import('#features/reports/sent-report-screen.tsx') },
  { path: '/inquiry', title: msg`1:1 문의하기`, load: () => import('#features/inquiries/inquiry-screen.tsx') },
  { path: '/inquiry/my', title: msg`내 문의 내역`, load: () => import('#features/inquiries/inquiry-my-screen.tsx') },
  {
    path: '/inquiry/:inquiryId',
    title: msg`문의 상세`,
    load: () => import('#features/inquiries/sent-inquiry-screen.tsx'),
  },
]

/** The screens for members and guests; a visitor begins as a guest where it is about safety, and else logs in. */
export const guestScreens: Screen[] = [
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
    path: '/safety-check/contacts',
    title: msg`신뢰 연락처`,
    load: () => import('#features/safety/contacts/contacts-screen.tsx'),
  },
  {
    path: '/safety-check/share',
    title: msg`위치 공유`,
    load: () => import('#features/safety/sharing/share-screen.tsx'),
  },
  {
    path: '/safety-check/walk',
    title: msg`숙소까지 함께`,
    load: () => import('#features/safety/walk/walk-screen.tsx'),
  },
  {
    path: '/mypage/consents',
    title: msg`동의 내역`,
    load: () => import('#features/account/consents/consents-screen.tsx'),
  },
  {
    path: '/suspended',
    title: msg`이용 제한 안내`,
    load: () => import('#features/account-status/suspended-screen.tsx'),
  },
]

export const notFoundScreen: Screen = {
  path: '*',
  title: msg`페이지를 찾을 수 없어요`,
  load: () => import('./routes/not-found.tsx'),
}

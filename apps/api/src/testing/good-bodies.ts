import { NOTIFICATION_TYPES } from '@honjeo/contract/values/enums'
import { koreanDay, type Clock } from '../clock.ts'
import { SAEBYEOL } from './places.ts'
import { PushBrowser } from './push-browser.ts'
import { signUpBody } from './test-app.ts'

const TICKET = 'x'.repeat(43)
const IMAGE = 'A'.repeat(22)

/** A body each route takes, as far as its form goes; by the line of the contract. */
export const goodBodies = (clock: Clock): Record<string, () => object> => ({
  'POST /api/auth/email-codes': () => ({ email: 'sweep@example.com', purpose: 'SIGNUP' }),
  'POST /api/auth/email-codes/verify': () => ({ email: 'sweep@example.com', purpose: 'SIGNUP', code: '123456' }),
  'POST /api/auth/signup': () => signUpBody({ verificationToken: TICKET, profile: { bio: '걸어요' } }),
  'POST /api/auth/login': () => ({ email: 'sweep@example.com', password: 'olle-course-7' }),
  'POST /api/auth/reissue': () => ({ refreshToken: TICKET }),
  'POST /api/auth/password': () => ({ verificationToken: TICKET, password: 'olle-course-7' }),
  'POST /api/chatrooms/create': () => ({
    title: '같이 걸어요',
    description: '천천히',
    contentId: SAEBYEOL,
    joinDate: new Date(clock.now().getTime() + 3_600_000).toISOString(),
    maxMembers: 3,
    genderRestriction: 'MIXED',
  }),
  'PATCH /api/chatrooms/:roomId': () => ({
    title: '같이 걸어요',
    description: '천천히',
    joinDate: new Date(clock.now().getTime() + 3_600_000).toISOString(),
    maxMembers: 3,
    genderRestriction: 'MIXED',
  }),
  'PATCH /api/chatrooms/:roomId/complete': () => ({ isCompleted: true }),
  'POST /api/chatrooms/:roomId/host': () => ({ userId: 1 }),
  'PUT /api/chatrooms/:roomId/messages/:seq/reactions': () => ({ kind: 'LIKE', on: true }),
  'PUT /api/chatrooms/:roomId/notice': () => ({ content: '10시에 만나요' }),
  'POST /api/chatrooms/:roomId/read': () => ({ seq: 1 }),
  'POST /api/tourist-spots/:contentId/corrections': () => ({ kind: 'WRONG_INFO', content: '전화번호가 달라요' }),
  'POST /api/spot-cart': () => ({ contentId: SAEBYEOL }),
  'DELETE /api/spot-cart': () => ({ contentIds: [SAEBYEOL] }),
  'POST /api/image/delete': () => ({ imageName: IMAGE }),
  'DELETE /api/image/delete': () => ({ imageName: IMAGE }),
  'POST /api/reviews': () => ({ contentId: SAEBYEOL, ...review(clock) }),
  'PATCH /api/reviews/:reviewId': () => review(clock),
  'POST /api/community/posts': () => post(),
  'PATCH /api/community/posts/:postId': () => post(),
  'POST /api/community/posts/:postId/comments': () => ({ content: '반가워요', parentId: 1, mentions: [1] }),
  'POST /api/push-subscriptions': () => new PushBrowser('https://push.example/sweep').draft,
  'DELETE /api/push-subscriptions': () => ({ endpoint: 'https://push.example/sweep' }),
  'PUT /api/account/notification-settings': () => ({
    types: Object.fromEntries(NOTIFICATION_TYPES.map((type) => [type, { inApp: true, push: false }])),
    quiet: { from: 1320, to: 420 },
  }),
  'POST /api/reports': () => ({ reason: 'SPAM', detail: '광고예요', targetUserId: 1 }),
})

const review = (clock: Clock) => ({
  visitDate: koreanDay(clock.now()),
  difficulty: 'EASY',
  rating: 5,
  tags: ['QUIET'],
  text: '좋아요',
  images: [],
  receiptId: 1,
})
const post = () => ({
  postCategory: 'COMPANION_PROPOSAL',
  title: '같이 걸어요',
  content: '천천히 걸어요',
  images: [],
  roomId: 1,
})

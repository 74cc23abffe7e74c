import type { apiRoutes } from './routes.ts'

/**
 * Who reads a text. OTHERS are members, visitors or contacts, and the text is judged before it is stored; STAFF read
 * what is written to them; PRIVATE texts are read by their writer alone.
 */
export type TextReader = 'OTHERS' | 'STAFF' | 'PRIVATE'

type Route = keyof typeof apiRoutes

const room = { title: 'OTHERS', description: 'OTHERS' } as const
const review = { text: 'OTHERS' } as const
const post = { title: 'OTHERS', content: 'OTHERS' } as const
const plan = { title: 'OTHERS', 'days[].spots[].title': 'OTHERS', 'days[].spots[].memo': 'OTHERS' } as const

/** The readers of each free text in each route's body. A text without a row fails `text-readers.test.ts`. */
export const TEXT_READERS: Partial<Record<Route, Readonly<Record<string, TextReader>>>> = {
  'POST /api/auth/signup': { 'profile.name': 'OTHERS', 'profile.nickName': 'OTHERS', 'profile.bio': 'OTHERS' },
  'PUT /api/mypage/profile': { name: 'OTHERS', nickName: 'OTHERS', bio: 'OTHERS' },
  'DELETE /api/mypage/profile': { detail: 'STAFF' },
  'POST /api/tourist-spots/:contentId/corrections': { content: 'STAFF' },
  'POST /api/reviews': review,
  'PATCH /api/reviews/:reviewId': review,
  'POST /api/community/posts': post,
  'PATCH /api/community/posts/:postId': post,
  'POST /api/community/posts/:postId/comments': { content: 'OTHERS' },
  'POST /api/reports': { detail: 'STAFF', evidence: 'STAFF' },
  'POST /api/inquiries': { title: 'STAFF', content: 'STAFF', 'attachmentUrls[]': 'STAFF' },
  'POST /api/chatrooms/create': room,
  'PATCH /api/chatrooms/:roomId': room,
  'PUT /api/chatrooms/:roomId/notice': { content: 'OTHERS' },
  'POST /api/plans': plan,
  'PATCH /api/plans/:planId': plan,
  'POST /api/plans/ai': { title: 'OTHERS' },
  'POST /api/plans/wishes': { wishes: 'PRIVATE' },
  // A nickname in a search is shown to no one.
  'POST /api/trusted-contacts': { name: 'OTHERS', nickName: 'PRIVATE' },
  'POST /api/check-ins': { title: 'OTHERS', note: 'OTHERS' },
}

/** The same for messages over the socket. */
export const CHAT_READERS = { content: 'OTHERS', 'pin.label': 'OTHERS' } as const satisfies Record<string, TextReader>

/** Names of fields that hold no free text: addresses, codes, names of images. */
export const CODE_FIELDS: ReadonlySet<string> = new Set([
  'email',
  'code',
  'password',
  'currentPassword',
  'verificationToken',
  'kakaoToken',
  'refreshToken',
  'requestId',
  'imageName',
  'imageUrl',
  'cover',
  'image',
  'images[]',
  'endpoint',
  'p256dh',
  'auth',
  'startTime',
  'endTime',
  'spotId',
  'pin',
  'duressPin',
  'currentPin',
  'clientId',
  'replyTo',
  'token',
])

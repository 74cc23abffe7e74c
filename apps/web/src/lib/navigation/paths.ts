import type { ContentTypeId, Difficulty, PlaceSort, PostCategory, Region } from '@honjeo/contract/values/enums'
import { ID_MAX } from '@honjeo/contract/values/limits'
import { useParams } from 'react-router'

type Query = Record<string, string | number | undefined>

function withQuery(path: string, query: Query): string {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value))
  return search.size > 0 ? `${path}?${search.toString()}` : path
}

/** What narrows the list of places; `from` is the screen that waits for one to be picked. */
export type PlaceListSearch = {
  region?: Region
  contentTypeId?: ContentTypeId
  difficulty?: Difficulty
  sort?: PlaceSort
  from?: string | undefined
}

/** What narrows the list of open rooms; `date` is a day in Korea. */
export type RoomListSearch = { region?: Region; date?: string }

/** What a check-in timer is begun with: of a room or a day of a plan. `until`: an instant, ISO 8601. */
export type TimerPreset = { title?: string; until?: string | undefined; roomId?: number; planId?: number }

export type RoomOrigin = 'home' | 'mypage'
/** What a place of a plan is picked for. */
export type PlanPick = 'places' | 'start' | 'end' | 'stay'
export type ReportAddress =
  | { targetUserId: number }
  | { targetPostId: number }
  | { targetCommentId: number }
  | { targetReviewId: number }
  | { targetRoomId: number }
  | { targetRoomId: number; targetMessageSeq: number }

/** Every address of the app; links are built here and nowhere else. */
export const paths = {
  home: () => '/',
  splash: () => '/splash',
  login: (next?: string) => withQuery('/login', { next }),
  /** The same for a guest, who is otherwise led to what a guest has. */
  loginOfGuest: (next?: string) => withQuery('/login', { next, guest: 1 }),
  /** The safety net without an account; with `next`, for what is wanted. */
  guest: (next?: string) => withQuery('/guest', { next }),
  signUp: () => '/signup',
  findPassword: () => '/find-password',
  profileCreate: () => '/profile/create',
  travellerType: () => '/traveller-type',

  search: (query: PlaceListSearch = {}) => withQuery('/search', query),
  searchMap: () => '/search-map',
  searchBox: (query: { q?: string; from?: string | undefined } = {}) => withQuery('/search-box', query),
  place: (placeId: number) => `/search-detail/${placeId}`,
  cart: () => '/cart',

  community: (category?: PostCategory) => withQuery('/community', { category }),
  post: (postId: number) => `/community/${postId}`,
  newPost: (query: { category?: PostCategory | undefined; roomId?: number } = {}) =>
    withQuery('/community/new-post', query),
  editPost: (postId: number) => `/community/${postId}/edit`,
  /**
   * `entry`: where in the visit the form was first opened, see features/reviews/use-leave-form.ts. `visited`: the day in
   * Korea that the review is of.
   */
  writeReview: (query: { contentId?: number | undefined; visited?: string | undefined; entry?: number } = {}) =>
    withQuery('/write-review', query),
  editReview: (reviewId: number, entry?: number) => withQuery('/write-review', { edit: reviewId, entry }),

  rooms: (query: RoomListSearch = {}) => withQuery('/rooms', query),
  createRoom: (contentId?: number) => withQuery('/create-room', { contentId }),
  /** With `going` it gives that answer to whether the member comes. */
  room: (roomId: number, from?: RoomOrigin, going?: 'yes' | 'no') => withQuery(`/room/${roomId}`, { from, going }),
  editRoom: (roomId: number) => `/room/${roomId}/edit`,
  /** The screen of the meeting's codes; the QR code of one has it behind a `#`, which no server sees. */
  meeting: (roomId: number) => `/room/${roomId}/meeting`,
  chatRoom: (roomId: number) => `/chat-room/${roomId}`,

  newPlan: (contentIds: readonly number[] = []) => withQuery('/plan', { places: contentIds.join(',') || undefined }),
  /** The form again, with a place for one of its fields; `entry`: where in the visit it was left, see lib/visit-entry.ts. */
  planPick: (pick: PlanPick, entry: number) => withQuery('/plan', { pick, entry }),
  plan: (planId: number) => `/plan/${planId}`,
  /** The plan again, with a place for one of its days, counted from 1; `entry` as of `planPick`. */
  planStop: (planId: number, query: { day: number; entry: number }) => withQuery(`/plan/${planId}`, query),
  sharedPlan: (token: string) => `/shared-plan/${token}`,

  alarm: () => '/alarm',
  safetyCheck: () => '/safety-check',
  rescue: () => '/safety-check/rescue',
  helpNearby: (kind?: string) => withQuery('/help', { kind }),
  safetyStats: () => '/safety-check/stats',
  timer: (preset: TimerPreset = {}) => withQuery('/safety-check/timer', preset),
  runningTimer: (checkInId: number) => `/safety-check/timer/${checkInId}`,
  timerPins: () => '/safety-check/timer/pins',
  /** Another member's timer, of which one was sent an alert: by the link of the mail, and by a notification. */
  alert: (token: string) => `/alert/${token}`,
  ownAlert: (checkInId: number) => `/safety-check/alert/${checkInId}`,
  /** The page of a contact who was asked by a link: without an account. */
  guard: (token: string, query: { or?: string } = {}) => withQuery(`/guard/${token}`, query),
  trustedContacts: () => '/safety-check/contacts',
  /** The screen of a notification about `contact`, which may also be one of the member's own. */
  askedOfMe: (contact?: number) => withQuery('/safety-check/asked', { contact }),
  shareLocation: () => '/safety-check/share',
  walkHome: () => '/safety-check/walk',
  /** The pages of those without an account, by a token of the server's. */
  where: (token: string) => `/where/${token}`,

  my: () => '/my',
  myRooms: () => '/mypage/rooms',
  /** The people whom one has met, and what both wrote of each other. */
  meetingWords: () => '/mypage/meeting-words',
  myPlans: () => '/mypage/plans',
  myReviews: () => '/mypage/reviews',
  myPosts: () => '/mypage/posts',
  myBookmarks: () => '/mypage/bookmarks',
  myComments: () => '/mypage/comments',
  myBlocks: () => '/mypage/blocks',
  notificationSettings: () => '/mypage/notifications',
  identity: () => '/mypage/identity',
  sessions: () => '/mypage/sessions',
  password: () => '/mypage/password',
  consents: () => '/mypage/consents',
  suspended: () => '/suspended',
  notices: () => '/notices',
  notice: (noticeId: number) => `/notices/${noticeId}`,
  profileEdit: () => '/mypage/profile-edit',
  language: () => '/mypage/language',
  textSize: () => '/mypage/text-size',
  install: () => '/install',
  contact: () => '/mypage/contact',
  terms: () => '/mypage/terms',
  /** A part of the terms, and one of the privacy policy, that one agrees to apart. */
  locationTerms: () => `${paths.terms()}#location`,
  privacy: () => '/mypage/privacy',
  marketingConsent: () => `${paths.privacy()}#marketing`,
  goodbye: () => '/goodbye',
  profile: (userId: number) => `/profile/${userId}`,

  newReport: (target?: ReportAddress) => withQuery('/report', { ...target }),
  myReports: () => '/report/my',
  report: (reportId: number) => `/report/${reportId}`,
  leftRooms: () => '/report/rooms',
  leftRoom: (roomId: number) => `/report/rooms/${roomId}`,
  /** `about`: hidden content of the member that the inquiry is about. */
  newInquiry: (about?: { type: 'POST' | 'COMMENT' | 'REVIEW'; id: number }) => withQuery('/inquiry', { ...about }),
  myInquiries: () => '/inquiry/my',
  inquiry: (inquiryId: number) => `/inquiry/${inquiryId}`,

  admin: () => '/admin',
}

/** An id as addresses carry it, or null for anything that cannot be one. */
export function parseId(text: string | undefined): number | null {
  if (text === undefined || !/^[1-9]\d{0,15}$/.test(text)) return null
  const id = Number(text)
  return id <= ID_MAX ? id : null
}

/** The id in the screen's address; the router lets only real ones through to a screen. */
export function useRouteId(name: string): number {
  const id = parseId(useParams()[name])
  if (id === null) throw new Error(`This screen's route has no :${name}`)
  return id
}

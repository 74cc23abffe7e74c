import { randomUUID } from 'node:crypto'

export interface HttpRequest {
  path: string
  method?: 'GET' | 'POST' | 'PUT'
  body?: object
  /** Access token of the member who asks. */
  token?: string
  idempotencyKey?: string
}

/** What the calls need to know of a data set. */
export interface BusyData {
  tokens: string[]
  roomIds: number[]
  /** A message that no member of these rooms has read yet; others follow, for each time that all read on. */
  unreadSeq: number
  postIds: number[]
  placeIds: number[]
}

/** A kind of call that many members make; `make` gives the n-th one. */
export interface BusyCall {
  name: string
  /** CPU time of server and database together in milliseconds, from the design's targets. */
  limit: number
  /** The number of statements to the database, with those that begin and end a transaction. */
  statements: number
  make: (data: BusyData, n: number) => HttpRequest
}

const CACHED = 0.5
const LIST = 2
const DETAIL = 3
const SEARCH = 6
const CREATE = 3
/** A text changes other rows too: it notifies members, or changes the figures of a place. */
const WRITE = 4
const MEMBERS_PER_ROOM = 4
const FRAGMENTS = ['일출', '폭포', '곶자', '국수', '책방', '돌담', '갈치', '올레', '수목', '해변']
const WORDS = '새벽 첫 배를 타고 우도에 들어가 자전거로 한 바퀴 돌았어요. 바람이 세니 겉옷을 꼭 챙기세요. '

const DAY_MS = 86_400_000
/** A prime, so that members, places and days come together again only after all of them. */
const VISIT_DAYS = 997
const at = <Value>(values: readonly Value[], n: number): Value => values[n % values.length]!
const get = (path: (data: BusyData, n: number) => string) => (data: BusyData, n: number) => ({
  path: path(data, n),
  token: at(data.tokens, n),
})
/** Makes a write by a member, each time another one. */
const write = (data: BusyData, n: number, path: string, body: object): HttpRequest => ({
  path,
  method: 'POST',
  body,
  token: at(data.tokens, n),
  idempotencyKey: randomUUID(),
})
/** The room that the n-th member is in. */
const ownRoom = ({ roomIds, tokens }: BusyData, n: number) =>
  roomIds[Math.floor((n % tokens.length) / MEMBERS_PER_ROOM)]!

/** The calls that the app's screens make most; a post's page asks for it and for its comments. */
export const BUSY_READS: BusyCall[] = [
  // The places are read once in a while, for everybody.
  { name: "home's three places", limit: CACHED, statements: 0, make: get(() => '/api/home/recommended-spots') },
  // A plan of the journey is read once in a minute.
  { name: "home's card of a journey", limit: LIST, statements: 1, make: get(() => '/api/home/trip') },
  { name: 'unread messages?', limit: CACHED, statements: 1, make: get(() => '/api/mypage/unread-messages') },
  { name: 'unread notifications?', limit: CACHED, statements: 1, make: get(() => '/api/notifications/unread') },
  { name: 'places, list of 20', limit: LIST, statements: 1, make: get(() => '/api/tourist-spots?size=20') },
  {
    name: 'a place',
    limit: DETAIL,
    statements: 1,
    make: get(({ placeIds }, n) => `/api/tourist-spots/${at(placeIds, n)}`),
  },
  {
    name: 'search for two syllables',
    limit: SEARCH,
    // One statement is enough where titles alone are.
    statements: 2,
    make: get((_, n) => `/api/tourist-spots/search?q=${at(FRAGMENTS, n)}`),
  },
  { name: 'rooms, list of 20', limit: LIST, statements: 1, make: get(() => '/api/chatrooms?size=20') },
  { name: 'posts, list of 20', limit: LIST, statements: 1, make: get(() => '/api/community/posts?size=20') },
  {
    name: 'a post',
    limit: DETAIL,
    statements: 1,
    make: get(({ postIds }, n) => `/api/community/posts/${at(postIds, n)}`),
  },
  {
    name: "a post's comments",
    limit: DETAIL,
    statements: 2,
    make: get(({ postIds }, n) => `/api/community/posts/${at(postIds, n)}/comments`),
  },
  {
    name: "a room's last 20 messages",
    limit: LIST,
    statements: 2,
    make: get((data, n) => `/api/chatrooms/${ownRoom(data, n)}/messages`),
  },
  { name: 'my rooms', limit: LIST, statements: 1, make: get(() => '/api/mypage/chatrooms') },
  { name: 'notifications', limit: LIST, statements: 1, make: get(() => '/api/notifications') },
]

/** The limit of a read, and of a write with its `BEGIN` and `COMMIT`. */
export const STATEMENTS_MAX = { read: 4, write: 8 + 2 }

/** The five writes besides what goes over the socket. */
export const BUSY_WRITES: BusyCall[] = [
  {
    name: 'read mark',
    limit: CREATE,
    statements: 3,
    // Each mark is further than the one before.
    make: (data, n) =>
      write(data, n, `/api/chatrooms/${ownRoom(data, n)}/read`, {
        seq: data.unreadSeq + Math.floor(n / data.tokens.length),
      }),
  },
  {
    name: 'comment',
    limit: WRITE,
    statements: 10,
    make: (data, n) =>
      write(data, n, `/api/community/posts/${at(data.postIds, n)}/comments`, { content: `${WORDS}${n}` }),
  },
  {
    name: 'post',
    limit: CREATE,
    statements: 8,
    make: (data, n) =>
      write(data, n, '/api/community/posts', {
        postCategory: 'SOLO_TIP',
        title: `우도 하루 ${n}`,
        content: `${WORDS.repeat(5)}${n}`,
      }),
  },
  {
    name: 'review',
    limit: WRITE,
    statements: 9,
    make: (data, n) =>
      write(data, n, '/api/reviews', {
        contentId: at(data.placeIds, n * 7),
        // The day is another one each time, since a member has one review of a place and day.
        visitDate: new Date(Date.now() - (n % VISIT_DAYS) * DAY_MS).toISOString().slice(0, 10),
        difficulty: 'EASY',
        rating: 1 + (n % 5),
        tags: [],
        text: `${WORDS}${n}`,
      }),
  },
]

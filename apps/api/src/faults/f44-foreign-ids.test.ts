import { randomBytes, randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { contractRoutes, fill, requiredQuery, type ContractRoute } from '../testing/contract-routes.ts'
import { say } from '../testing/conversation.ts'
import { goodBodies } from '../testing/good-bodies.ts'
import { addImage } from '../testing/images.ts'
import { addNotice } from '../testing/notices.ts'
import { ownThings } from '../testing/own-things.ts'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { PushBrowser } from '../testing/push-browser.ts'
import { addReceipt } from '../testing/receipts.ts'
import { GONE, setUpTestApp, type Member } from '../testing/test-app.ts'
import { compareTimes } from './compare-times.ts'
import { recordFault } from './figures.ts'
import { isLong } from './form.ts'

const t = setUpTestApp(withCatalogue)

const POST = 'a post stands on the board'
const REVIEW = 'a review stands below its place'
const MEMBER = 'a member is known by their posts'
const ROOM = 'an open room is in the list; the tests of rooms cover who sees it'
/**
 * Routes on which another member's thing may be answered differently from a missing one, and why, beside those that the
 * contract opens to everyone or to members: places, posts, reviews and notices are there for all.
 */
const VISIBLE: Record<string, string> = {
  'PATCH /api/chatrooms/:roomId': ROOM,
  'PATCH /api/chatrooms/:roomId/complete': ROOM,
  'POST /api/chatrooms/:roomId/host': ROOM,
  'DELETE /api/chatrooms/:roomId': ROOM,
  'DELETE /api/chatrooms/:roomId/users/:userId': ROOM,
  'DELETE /api/chatrooms/:roomId/leave': ROOM,
  'GET /api/chatrooms/:roomId/people/:userId': ROOM,
  'PUT /api/chatrooms/:roomId/attendance': ROOM,
  'PUT /api/chatrooms/:roomId/attendance/:attendanceId': ROOM,
  'PUT /api/chatrooms/:roomId/meeting-key': ROOM,
  'GET /api/chatrooms/:roomId/meeting-proofs': ROOM,
  'POST /api/chatrooms/:roomId/meeting-proofs': ROOM,
  'GET /api/chatrooms/:roomId/requests': ROOM,
  'POST /api/chatrooms/:roomId/requests/:userId/accept': ROOM,
  'DELETE /api/chatrooms/:roomId/requests/:userId': ROOM,
}
/** What is open to members and yet answered alike. */
const ALIKE = new Set([
  'DELETE /api/spot-cart/:contentId',
  'DELETE /api/blocks/:userId',
  'GET /api/blocks/:userId/rooms',
])
const isVisible = ({ line, reach }: ContractRoute) =>
  line in VISIBLE || ((reach === 'EVERYONE' || reach === 'MEMBERS') && !ALIKE.has(line))

/** Fields of bodies that look like ids but are none, or refer to public things. */
const NO_IDS = new Set([
  'name',
  'nickName',
  'q3_avoid',
  'kakaoToken',
  'verificationToken',
  'webTransactionId',
  'contentId',
  'contentIds',
])
const ID_FIELD = /(?:Id|Ids|Name|images|mentions|endpoint)$/

interface Case {
  line: string
  /** The request for another member's thing, and the same request for one that does not exist. */
  foreign: { url: string; body?: object | undefined }
  missing: { url: string; body?: object | undefined }
}

let owner: Member
let stranger: Member
let roomId: number
let things: Record<string, number | string>
let imageName: string
let browser: PushBrowser
const bodies = goodBodies(t.clock)

beforeAll(async () => {
  owner = await t.addMember()
  stranger = await t.addMember()
  roomId = await t.addRoom(owner, { contentId: SAEBYEOL })
  await say(t, owner, roomId, '우리끼리 하는 말')
  const { rows: attendance } = await t.sql(
    'insert into attendances (room_id, user_id, meets_at, was_inside) values ($1, $2, now(), true) returning id',
    roomId,
    owner.id,
  )
  imageName = (await addImage(t, owner)).imageName
  browser = new PushBrowser('https://push.example/of-the-owner')
  things = {
    ...(await ownThings(t, owner)),
    roomId,
    seq: 2,
    attendanceId: Number(attendance[0]!['id']),
    contentId: SAEBYEOL,
    noticeId: await addNotice(t.database),
    receiptId: await addReceipt(t.database, { userId: owner.id, contentId: SAEBYEOL }),
  }
})

const ofMembers = contractRoutes.filter(({ path }) => !path.startsWith('/api/admin/'))

/** Returns an id of the right form that belongs to no thing. */
function goneOf(param: string): number | string {
  if (param === 'sessionId') return randomUUID()
  if (param === 'spotId') return 'spot-99'
  if (param === 'token') return randomBytes(16).toString('base64url')
  return GONE
}

/** Returns a valid body without references to other things. */
function plainBody(line: string): object | undefined {
  const body = bodies[line]?.() as Record<string, unknown> | undefined
  if (!body) return undefined
  const { receiptId: _receipt, roomId: _room, planId: _plan, parentId: _parent, mentions: _mentions, ...rest } = body
  return line.includes('/posts') && 'postCategory' in rest ? { ...rest, postCategory: 'SOLO_TIP' } : rest
}

function pathCases({ line, path, params }: ContractRoute): Case[] {
  const url = (values: Record<string, number | string>) => {
    const withProof = path.replace(
      ':token',
      isProof(path) ? `${Number(values['id']).toString(36)}.${'A'.repeat(22)}` : ':token',
    )
    return fill(withProof, (name) => values[name]!) + requiredQuery(path)
  }
  const body = plainBody(line)
  return params.map((param) => {
    const gone = { ...things, ...(isProof(path) ? { id: GONE } : {}), [param]: goneOf(param) }
    return { line, foreign: { url: url(things), body }, missing: { url: url(gone), body } }
  })
}

/** Whether the path is that of a safety page, whose id is public and whose proof is secret. */
const isProof = (path: string) => /contact-links|contact-browsers|check-in-alerts|shared-locations/.test(path)

const GONE_IMAGE = 'Z'.repeat(22)

/**
 * Fields of bodies that may refer to another member's thing, by line and name, with an existing id and a missing one.
 */
const BODY_IDS: Record<string, () => [foreign: unknown, missing: unknown, rest?: object]> = {
  'PUT /api/mypage/profile imageName': () => [imageName, GONE_IMAGE],
  'POST /api/image/delete imageName': () => [imageName, GONE_IMAGE],
  'DELETE /api/image/delete imageName': () => [imageName, GONE_IMAGE],
  'POST /api/trusted-contacts/links replacedId': () => [things['contactId'], GONE],
  'POST /api/reviews images': () => [[imageName], [GONE_IMAGE]],
  'POST /api/reviews receiptId': () => [things['receiptId'], GONE],
  'POST /api/community/posts images': () => [[imageName], [GONE_IMAGE]],
  'POST /api/community/posts roomId': () => [roomId, GONE, { postCategory: 'COMPANION_PROPOSAL' }],
  'POST /api/reports imageName': () => [imageName, GONE_IMAGE, { targetUserId: owner.id }],
  'POST /api/reports targetRoomId': () => [roomId, GONE, { targetMessageSeq: 2 }],
  'POST /api/inquiries images': () => [[imageName], [GONE_IMAGE]],
  'POST /api/inquiries imageName': () => [imageName, GONE_IMAGE],
  'DELETE /api/push-subscriptions endpoint': () => [browser.draft.endpoint, 'https://push.example/of-nobody'],
  'PUT /api/trusted-contacts/order contactIds': () => [[things['contactId']], [GONE]],
  'POST /api/check-ins roomId': () => [roomId, GONE],
  'POST /api/check-ins planId': () => [things['planId'], GONE],
  'POST /api/location-shares contactIds': () => [[things['contactId']], [GONE]],
}
/** Fields that refer to public things, or belong to routes that the cases of paths cover. */
const PUBLIC_FIELDS: Record<string, string> = {
  'POST /api/auth/email-codes/verify requestId': 'a secret of the device that asked, which is told of no code',
  'POST /api/reports targetUserId': MEMBER,
  'POST /api/reports targetPostId': POST,
  'POST /api/reports targetCommentId': POST,
  'POST /api/reports targetReviewId': REVIEW,
  'POST /api/community/posts/:postId/comments parentId': POST,
  'POST /api/community/posts/:postId/comments mentions': MEMBER,
  'PATCH /api/reviews/:reviewId images': 'the review has to be one’s own',
  'PATCH /api/reviews/:reviewId receiptId': 'the review has to be one’s own',
  'PATCH /api/community/posts/:postId images': 'the post has to be one’s own',
  'PATCH /api/community/posts/:postId roomId': 'the post has to be one’s own',
  'POST /api/chatrooms/:roomId/host userId': 'the room has to be one’s own',
  'PUT /api/contact-browsers/:token/push endpoint':
    'an endpoint is a secret of its browser, which may be a contact of many',
  'POST /api/push-subscriptions endpoint': 'an endpoint is a secret of its browser, which may change hands',
}

const fieldsOf = (body: object | undefined): string[] =>
  body !== undefined && 'properties' in body ? Object.keys(body.properties ?? {}) : []

const fieldsWithIds = ofMembers.flatMap(({ line, body }) =>
  fieldsOf(body)
    .filter((field) => ID_FIELD.test(field) && !NO_IDS.has(field))
    .map((field) => `${line} ${field}`),
)

function bodyCase(key: string): Case {
  const [method, path = '', field = ''] = key.split(' ')
  const [foreign, missing, rest] = BODY_IDS[key]!()
  const line = `${method} ${path}`
  const url = fill(path, (name) => things[name]!)
  // A report has one target, so the others are left out.
  const {
    targetUserId: _target,
    imageName: _image,
    imageUrl: _url,
    images: _images,
    ...body
  } = plainBody(line) as Record<string, unknown>
  const withField = (value: unknown) => ({ url, body: { ...body, ...rest, [field]: value } })
  return { line: key, foreign: withField(foreign), missing: withField(missing) }
}

const allCases = () => [
  ...ofMembers.filter((route) => !isVisible(route)).flatMap((route) => pathCases(route)),
  ...Object.keys(BODY_IDS).map((key) => bodyCase(key)),
]

async function ask(line: string, { url, body }: Case['foreign']) {
  const method = line.split(' ')[0] as 'GET'
  const { headers: _headers, ...answer } = await t.call(url, { method, body }, stranger)
  return answer
}

describe('an id of another member’s thing', () => {
  it('is looked for in every route and body that takes one', () => {
    expect(fieldsWithIds.toSorted()).toEqual([...Object.keys(BODY_IDS), ...Object.keys(PUBLIC_FIELDS)].toSorted())
    const lines = new Set(ofMembers.map(({ line }) => line))
    expect(Object.keys(VISIBLE).filter((line) => !lines.has(line))).toEqual([])
  })

  it('F44: is answered as one that is not there, in status and every word', async () => {
    const cases = allCases()
    expect(cases.length).toBeGreaterThan(50)
    const differences: object[] = []
    for (const { line, foreign, missing } of cases) {
      const [ofForeign, ofMissing] = [await ask(line, foreign), await ask(line, missing)]
      if (JSON.stringify(ofForeign) !== JSON.stringify(ofMissing)) differences.push({ line, ofForeign, ofMissing })
    }
    recordFault('F44', [
      {
        criterion: `differences in ${cases.length} pairs`,
        figure: differences.length,
        limit: '0',
        met: differences.length === 0,
      },
    ])
    expect(differences).toEqual([])
  })
})

it.runIf(isLong)(
  'F44: nor does the time reveal it: medians of 200 within a fifth',
  { timeout: 1_200_000 },
  async () => {
    const { worst, apart } = await compareTimes(
      allCases().map(({ line, foreign, missing }) => ({
        line,
        asks: [() => ask(line, foreign), () => ask(line, missing)],
      })),
    )
    recordFault('F44', [
      { criterion: 'worst difference of medians', figure: worst, unit: '%', limit: '≤ 20', met: worst <= 20 },
    ])
    expect(apart).toEqual([])
  },
)

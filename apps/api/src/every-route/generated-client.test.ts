import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OpenAPIV3_1 } from 'openapi-types'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { koreanDay } from '../lib/clock.ts'
import { compile, generateClient, loadClient, type GeneratedClient } from '../testing/generated-client.ts'
import { JEONGBANG, SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { setUpTestApp, TEST_PASSWORD, type Member } from '../testing/test-app.ts'

const t = setUpTestApp(withCatalogue)
let dir: string
let complaints: string
let sdk: GeneratedClient
const operations = new Map<string, OpenAPIV3_1.OperationObject>()
const called = new Set<string>()
let host: Member
let guest: Member

/** What a client that others wrote relies on: bodies that may be left out, a file where one is asked for. */
const USAGE = `import { deletePlansByPlanId, getChatroomsByRoomIdMessages, postChatroomsByRoomIdRead, postImageUpload } from './client/sdk.gen.js'
await postChatroomsByRoomIdRead({ path: { roomId: 1 } })
await postImageUpload({ body: { file: new Blob([]) } })
// @ts-expect-error an upload without its file
await postImageUpload({ body: {} })
// @ts-expect-error a path without its number
await deletePlansByPlanId({})
const { data } = await getChatroomsByRoomIdMessages({ path: { roomId: 1 }, query: { size: 20 } })
export const newest: string | undefined = data?.result.messages.at(-1)?.content
`

beforeAll(async () => {
  const document = (await t.app.inject('/docs/json')).json<OpenAPIV3_1.Document>()
  for (const path of Object.values(document.paths ?? {})) {
    for (const operation of Object.values(path as Record<string, OpenAPIV3_1.OperationObject>))
      operations.set(operation.operationId!, operation)
  }
  dir = await mkdtemp(join(tmpdir(), 'honjeo-client-'))
  await generateClient(document, dir)
  await writeFile(join(dir, 'src/usage.ts'), USAGE)
  complaints = await compile(dir)
  sdk = await loadClient(dir, (await t.listen()).http)
  ;[host, guest] = [await t.addMember(), await t.addMember()]
}, 300_000)

afterAll(() => rm(dir, { recursive: true, force: true }))

const typeOf = (header: string | null) => header?.split(';')[0]?.trim() ?? null

/** Calls an operation and holds the answer against what the document says of it; returns the result in the envelope. */
async function call<T = Record<string, never>>(
  id: string,
  as?: Member,
  sent: Parameters<GeneratedClient[string]>[0] = {},
  status = 200,
): Promise<T> {
  const operate = sdk[id]
  const operation = operations.get(id)
  if (!operate || !operation) throw new Error(`there is no operation ${id}`)
  const { data, error, response } = await operate({ ...sent, ...(as ? { auth: as.accessToken } : {}) })
  expect([id, response.status, response.ok ? null : error]).toEqual([id, status, status < 400 ? null : error])
  const answers = operation.responses as Record<string, OpenAPIV3_1.ResponseObject>
  const answer = answers[status] ?? answers[`${Math.floor(status / 100)}XX`]
  const types = Object.keys(answer?.content ?? {})
  expect([id, types]).toEqual([id, [typeOf(response.headers.get('content-type'))]])
  called.add(id)
  return status < 400 ? (data as { result: T }).result : (error as T)
}

const picture = async (colour: string) =>
  new File(
    [
      await sharp({ create: { width: 64, height: 48, channels: 3, background: colour } })
        .png()
        .toBuffer(),
    ],
    'a.png',
  )

it('compiles, with all that it promises', () => {
  expect(complaints).toBe('')
})

describe('a generated client', () => {
  it('reads what is open to all', async () => {
    for (const id of [
      'getSettings',
      'getVersion',
      'getHomeRecommendedSpots',
      'getHomeLatestReviews',
      'getHomeRecommendedRooms',
      'getHomeBanners',
      'getTouristSpots',
      'getReviewsTags',
      'getAuthProviders',
      'getNotices',
      'getCommunityPosts',
      'getChatrooms',
      'getReportsReasons',
      'getInquiriesCategories',
    ])
      await call(id, host)
    const path = { contentId: SAEBYEOL }
    for (const id of [
      'getTouristSpotsByContentId',
      'getTouristSpotsByContentIdImages',
      'getTouristSpotsByContentIdReviews',
      'getTouristSpotsByContentIdNearby',
      'getTouristSpotsByContentIdRooms',
      'getChatroomsTouristSpotByContentId',
    ])
      await call(id, undefined, { path })
    await call('getTouristSpotsSearch', undefined, { query: { q: '오름' } })
    await call('getTouristSpotsSuggest', undefined, { query: { q: '새별' } })
    await call('getTouristSpotsMap', undefined, { query: { bbox: '126,33,127,34', zoom: 10 } })
    await call('getHelpPoints', undefined, { query: { lat: 33.5, lng: 126.53 } })
    await call('getAuthCheckNickname', undefined, { query: { nickName: '바람개비' } })
    await call('getTouristSpotsByContentId', undefined, { path: { contentId: 1 } }, 404)
    expect(await call('getMypageProfile', undefined, {}, 401)).toMatchObject({ code: 'AUTH4010' })
  })

  it('logs in, uploads, and changes a profile', async () => {
    const login = { body: { email: host.email, password: TEST_PASSWORD } }
    const tokens = await call<Member>('postAuthLogin', undefined, login)
    await call('postAuthReissue', undefined, { body: { refreshToken: tokens.refreshToken } })
    await call('postAuthLogin', undefined, { body: { ...login.body, password: 'not-this-1' } }, 401)
    const upload = { body: { file: await picture('teal') } }
    const { imageUrl } = await call<{ imageUrl: string }>('postImageUpload', host, upload, 201)
    const { imageName } = await call<{ imageName: string }>(
      'postImageUpload',
      host,
      { body: { file: await picture('navy') } },
      201,
    )
    await call('postImageDelete', host, { body: { imageName } })
    await call('postImageUpload', host, { body: { file: new File(['글'], 'a.png') } }, 415)
    await call('putMypageProfile', host, { body: { imageUrl, bio: '오름을 걸어요' } })
    await call('putMypageProfile', host, { body: { imageUrl: 'https://example.com/a.png' } }, 400)
    expect(await call('getMypageProfile', host)).toMatchObject({ imageUrl: expect.stringContaining('/images/') })
    await call('getMypageProfileByUserId', guest, { path: { userId: host.id } })
    for (const id of [
      'getAccountSessions',
      'getAccountConsents',
      'getAccountStanding',
      'getAccountNotificationSettings',
      'getMypageReviews',
      'getMypagePosts',
      'getMypageScraps',
      'getMypageCommentedPosts',
      'getMypageBlocks',
      'getSpotCart',
      'getTrustedContacts',
      'getLocationShares',
    ])
      await call(id, host)
  })

  it('opens a room, joins it and reads it, with and without bodies', async () => {
    const body = { title: '노을 산책', contentId: SAEBYEOL, joinDate: t.clock.inMinutes(300) }
    const headers = { 'Idempotency-Key': 'a-room' }
    const opened = await call<{ chatRoomId: number }>('postChatroomsCreate', host, { body, headers }, 201)
    expect(await call('postChatroomsCreate', host, { body, headers }, 201)).toEqual(opened)
    const path = { roomId: opened.chatRoomId }
    await call('postChatroomsByRoomIdJoin', guest, { path })
    await call('postChatroomsByRoomIdJoin', guest, { path }, 409)
    await call('postChatroomsByRoomIdRead', guest, { path })
    await call('postChatroomsByRoomIdRead', guest, { path, body: { seq: 1 } })
    await call('getChatroomsByRoomIdMessages', guest, { path, query: { size: 20 } })
    await call('getChatroomsByRoomIdChanges', guest, { path, query: { after: 0 } })
    await call('getChatroomsByRoomId', guest, { path })
    await call('getChatroomsByRoomIdUsers', guest, { path })
    await call('getMypageChatrooms', guest)
    await call('getMypageUnreadMessages', guest)
    await call('putChatroomsByRoomIdNotice', host, { path, body: { content: '3시에 봬요' } })
    await call('getChatroomsByRoomIdCalendarIcs', guest, { path })
    await call('patchChatroomsByRoomIdComplete', host, { path })
    await call('deleteChatroomsByRoomIdLeave', guest, { path })
    await call('deleteChatroomsByRoomId', host, { path })
  })

  it('writes a post with comments, and a review with its receipt', async () => {
    const post = { postCategory: 'QUESTION', title: '오름 추천', content: '어디가 좋아요?' }
    const { postId } = await call<{ postId: number }>('postCommunityPosts', host, { body: post }, 201)
    const path = { postId }
    await call('getCommunityPostsByPostId', undefined, { path })
    await call('putCommunityPostsByPostIdScrap', guest, { path })
    const comment = { path, body: { content: '새별오름이요' } }
    const { commentId } = await call<{ commentId: number }>('postCommunityPostsByPostIdComments', guest, comment, 201)
    await call('getCommunityPostsByPostIdComments', host, { path })
    await call('deleteCommunityCommentsByCommentId', guest, { path: { commentId } })
    await call('patchCommunityPostsByPostId', host, { path, body: { title: '오름 추천해 주세요' } })

    const visitDate = koreanDay(t.clock.now())
    const receipt = { body: { contentId: JEONGBANG, visitDate, file: await picture('white') } }
    const { receiptId } = await call<{ receiptId: number }>('postReviewsReceipts', host, receipt, 202)
    await call('getReviewsReceiptsByReceiptId', host, { path: { receiptId } })
    const review = { contentId: SAEBYEOL, visitDate, difficulty: 'MEDIUM', rating: 5, text: '바람이 좋아요' }
    const { reviewId } = await call<{ reviewId: number }>('postReviews', host, { body: review }, 201)
    expect(await call('getReviewsByReviewId', host, { path: { reviewId } })).toMatchObject({ difficulty: 'NORMAL' })
    await call('putReviewsByReviewIdHelpful', guest, { path: { reviewId } })
    await call('deleteReviewsByReviewId', host, { path: { reviewId } })
    await call('deleteCommunityPostsByPostId', host, { path })
  })

  it('makes a plan, shares it, and takes its files and its own data along', async () => {
    const spots = [{ contentId: SAEBYEOL, title: '새별오름', startTime: '10:00', endTime: '11:00' }]
    const body = {
      transportType: 'CAR',
      startDate: '2027-04-02',
      endDate: '2027-04-03',
      days: [{ dayIndex: 0, spots }],
    }
    const { planId, version } = await call<{ planId: number; version: number }>('postPlans', host, { body }, 201)
    const path = { planId }
    expect(await call('getPlansByPlanId', host, { path })).toMatchObject({ days: [{ dayIndex: 0 }, { dayIndex: 1 }] })
    await call('patchPlansByPlanId', host, { path, body: { version, title: '서쪽 바다' } })
    await call('patchPlansByPlanId', host, { path, body: { version, title: '남쪽 바다' } }, 409)
    await call('getMypagePlans', host)
    await call('postPlansByPlanIdCopy', host, { path }, 201)
    const { sharePath } = await call<{ sharePath: string }>('postPlansByPlanIdShare', host, { path })
    const token = sharePath.split('/').at(-1)
    await call('getSharedPlansByToken', undefined, { path: { token } })
    await call('getSharedPlansByTokenIcs', undefined, { path: { token } })
    await call('postSharedPlansByTokenCopy', guest, { path: { token } }, 201)
    await call('getPlansByPlanIdIcs', host, { path })
    await call('getPlansByPlanIdGpx', host, { path })
    await call('deletePlansByPlanIdShare', host, { path })
    await call('deletePlansByPlanId', host, { path })
    await call('getPlansByPlanIdIcs', host, { path }, 404)
    await call('getAccountExport', host)
  })

  it('asks, reports, blocks, and is notified', async () => {
    await call('getNotifications', host, { query: { page: 0, size: 5 } })
    await call('getNotificationsUnread', host)
    await call('putNotificationsReadAll', host)
    await call('postInquiries', host, { body: { category: 'GENERAL', title: '질문', content: '여쭤봐요' } }, 201)
    await call('getInquiriesMy', host)
    await call('getReportsMyReports', host)
    await call('postBlocksByUserId', host, { path: { userId: guest.id } })
    await call('deleteBlocksByUserId', host, { path: { userId: guest.id } })
    await call('postSpotCart', host, { body: { contentId: SAEBYEOL } }, 201)
    await call('deleteSpotCartByContentId', host, { path: { contentId: SAEBYEOL } })
    await call('getCheckInsCurrent', host)
    expect(await call('postCheckInsSos', host, {}, 409)).toMatchObject({ code: 'CHECKIN4093' })
  })

  it('has made more than sixty calls of its own', () => {
    expect(called.size).toBeGreaterThan(60)
  })
})

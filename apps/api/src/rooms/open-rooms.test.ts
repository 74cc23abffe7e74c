import type { OpenRoomsQuery, RoomSummary } from '@honjeo/contract/rooms'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { JEONGBANG, SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { roomActs } from '../testing/room-acts.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'

const t = setUpTestApp(withCatalogue)
const { complete, destroy, leave } = roomActs(t)
let host: Member
let guest: Member

beforeAll(async () => {
  host = await t.addMember({ gender: 'FEMALE' })
  guest = await t.addMember({ gender: 'MALE' })
})
beforeEach(async () => {
  await t.database.pool.query('delete from chat_rooms')
})

interface Rooms {
  content: RoomSummary[]
  hasNext: boolean
  nextCursor: string | null
}

const open = (draft: object = {}) => t.addRoom(host, { contentId: SAEBYEOL, ...draft })
const page = (query: OpenRoomsQuery, as: Member = host) => {
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  )
  return t.call<Rooms>(`/api/chatrooms?${search.toString()}`, {}, as)
}
const idsOf = async (query: OpenRoomsQuery = {}, as: Member = host) =>
  (await page(query, as)).result.content.map(({ roomId }) => roomId)

describe('open rooms', () => {
  it('are those still to come, the next one first', async () => {
    const [later, sooner] = [
      await open({ joinDate: t.clock.inMinutes(90) }),
      await open({ joinDate: t.clock.inMinutes(1) }),
    ]
    expect(await idsOf()).toEqual([sooner, later])
    t.clock.advance(60)
    expect(await idsOf()).toEqual([later])
  })

  it('are without those that were deleted or left by everybody', async () => {
    const [deleted, empty, stays] = [await open(), await open(), await open()]
    await destroy(deleted, host)
    await leave(empty, host)
    expect(await idsOf()).toEqual([stays])
  })

  it('can be asked for by region, place and whom they are for', async () => {
    const [west, south, women] = [
      await open({ joinDate: t.clock.inMinutes(1) }),
      await open({ joinDate: t.clock.inMinutes(2), contentId: JEONGBANG }),
      await open({ joinDate: t.clock.inMinutes(3), genderRestriction: 'FEMALE' }),
    ]
    expect(await idsOf({ region: 'BUKJEJU_GUN' })).toEqual([west, women])
    expect(await idsOf({ region: 'JEJU_SI' })).toEqual([])
    expect(await idsOf({ contentId: JEONGBANG })).toEqual([south])
    expect(await idsOf({ gender: 'MALE' })).toEqual([west, south])
    expect(await idsOf({ gender: 'FEMALE' })).toEqual([west, south, women])
    expect(await idsOf({ gender: 'FEMALE', contentId: SAEBYEOL, region: 'BUKJEJU_GUN' })).toEqual([west, women])
  })

  it('can be asked for by the day in Korea', async () => {
    const [first, last, next] = [
      await open({ joinDate: '2027-01-02T00:00:00+09:00' }),
      await open({ joinDate: '2027-01-02T23:59:59+09:00' }),
      await open({ joinDate: '2027-01-03T00:00:00+09:00' }),
    ]
    expect(await idsOf({ date: '2027-01-02' })).toEqual([first, last])
    expect(await idsOf({ date: '2027-01-03' })).toEqual([next])
  })

  it('can be those that still take people', async () => {
    const [full, closed, free] = [await open({ maxMembers: 2 }), await open(), await open()]
    await t.join(full, guest)
    await complete(closed, host)
    expect(await idsOf({ recruiting: true })).toEqual([free])
    const statuses = new Map((await page({})).result.content.map(({ roomId, status }) => [roomId, status]))
    expect(statuses).toEqual(
      new Map([
        [full, 'FULL'],
        [closed, 'FULL'],
        [free, 'RECRUITING'],
      ]),
    )
    expect(new Set(await idsOf({ recruiting: false }))).toEqual(new Set([full, closed, free]))
  })

  it('come page by page, each once, while others are opened', async () => {
    const expected: number[] = []
    for (let n = 0; n < 5; n++) expected.push(await open({ joinDate: t.clock.inMinutes(n < 3 ? 60 : 60 + n) }))
    // Rooms of one minute come in an order that says nothing.
    expected.splice(0, 3, ...expected.slice(0, 3).toSorted((a, b) => a - b))
    const seen: number[] = []
    let cursor: string | null | undefined
    while (cursor !== null) {
      const { result }: { result: Rooms } = await page({ size: 2, ...(cursor === undefined ? {} : { cursor }) })
      seen.push(...result.content.map(({ roomId }) => roomId))
      cursor = result.nextCursor
      await open({ joinDate: t.clock.inMinutes(10) })
    }
    expect(seen).toEqual(expected)
  })

  it('take no cursor of another list', async () => {
    for (let n = 0; n < 2; n++) await open()
    const { nextCursor } = (await page({ size: 1, contentId: SAEBYEOL })).result
    expect(await page({ size: 1, cursor: nextCursor ?? '' })).toMatchObject({ status: 400, code: 'COMMON400' })
  })

  it.each([
    ['region', 'SEOUL'],
    ['date', '2027-02-30'],
    ['gender', 'MIXED'],
    ['recruiting', 'maybe'],
    ['size', '51'],
    ['unknown', '1'],
  ])('refuse a %s of %s by name', async (name, value) => {
    expect(await t.call(`/api/chatrooms?${name}=${value}`)).toMatchObject({
      status: 400,
      code: 'COMMON400',
      result: { fields: { [name]: expect.any(String) } },
    })
  })
})

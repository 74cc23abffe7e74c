import { visitKindOf } from '@honjeo/planner/visit/visit-kind'
import { beforeAll, describe, expect, it } from 'vitest'
import { JEONGBANG, SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { planActs, spotDraft, tokenOf } from '../testing/plans.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'
import { mapPlacesById } from './place-facts.queries.ts'

const t = setUpTestApp(withCatalogue)
const { make, read, change, share, unshare, shared, copyShared, remove } = planActs(t)
/** The numbers of 신라스테이 제주 and 롯데시티호텔 제주. */
const [HOTEL, OTHER_HOTEL] = [2_716_736, 2_046_954]
const NO_TOKEN = 'A'.repeat(22)
let owner: Member
let reader: Member

beforeAll(async () => {
  ;[owner, reader] = [await t.addMember({ nickName: '혼자걷는이' }), await t.addMember()]
})

/** A plan that holds much of its owner, and its token. */
async function sharedPlan(withMemos?: boolean) {
  const spots = [
    spotDraft({ contentId: JEONGBANG, memo: '현관 비밀번호 1234', startTime: '11:00', endTime: '12:00' }),
    spotDraft({ contentId: SAEBYEOL }),
    spotDraft({ contentId: OTHER_HOTEL, title: '숙소', startTime: '21:00' }),
  ]
  const { result: plan } = await make(owner, {
    title: '남쪽 바다',
    start: { hub: 'AIRPORT' },
    end: { contentId: HOTEL },
    stay: { contentId: HOTEL },
    startTime: '10:10',
    days: [
      { dayIndex: 0, spots },
      { dayIndex: 1, spots: [spotDraft()] },
    ],
  })
  await t.sql(
    `update plan_spots set reasons = '[{"code":"MUST"},{"code":"SOLO"}]' where plan_id = $1 and position = 0`,
    plan.planId,
  )
  const { result } = await share(plan.planId, owner, withMemos === undefined ? {} : { withMemos })
  return { plan, token: tokenOf(result.sharePath) }
}

describe('a shared plan', () => {
  it('can be read by everybody with its link, who learn whether it is theirs', async () => {
    const { token } = await sharedPlan()
    for (const [as, isMine] of [
      [undefined, false],
      [reader, false],
      [owner, true],
    ] as const) {
      const { status, result } = await shared(token, as)
      expect([status, result.isMine]).toEqual([200, isMine])
      expect(result).toMatchObject({
        title: '남쪽 바다',
        startDate: '2027-04-02',
        endDate: '2027-04-04',
        transportType: 'CAR',
      })
      expect(result.days).toHaveLength(3)
      expect(result.days[0]!.from).toMatchObject({ hub: 'AIRPORT' })
    }
  })

  it('names no member, no lodging and no memo', async () => {
    const { token, plan } = await sharedPlan()
    const { result } = await shared(token)
    const answer = JSON.stringify(result)
    for (const secret of [owner.nickName, owner.email, '비밀번호', '신라스테이', '롯데시티', '숙소', '10:10']) {
      expect(answer).not.toContain(secret)
    }
    const [first, second, last] = result.days
    expect([first!.to, first!.legToEnd, second!.from, second!.to, last!.from, last!.to]).toEqual(Array(6).fill(null))
    expect(first!.spots.map(({ title, memo }) => [title, memo])).toEqual([
      ['정방폭포', ''],
      ['새별오름', ''],
    ])
    // The way from where one slept is a circle on the map around it.
    expect(second!.spots[0]!.leg).toBeNull()
    expect(Object.keys(result).toSorted()).toEqual(
      ['days', 'endDate', 'isMine', 'notes', 'startDate', 'title', 'transportType'].toSorted(),
    )
    expect(first!.spots[0]!.reasons.map(({ code }) => code)).not.toContain('MUST')
    // The owner goes on seeing all of it.
    expect((await read(plan.planId, owner)).result).toMatchObject({
      stay: { title: '신라스테이 제주' },
      sharesMemos: false,
    })
  })

  it('names no camp site, and no other place that was named as the lodging', async () => {
    const campSite = 2_726_675
    const spots = [
      spotDraft(),
      spotDraft({ contentId: campSite, title: '관음사야영장' }),
      spotDraft({ contentId: JEONGBANG }),
    ]
    const { result: plan } = await make(owner, {
      stay: { contentId: JEONGBANG },
      days: [{ dayIndex: 0, spots }],
    })
    const { result } = await shared(tokenOf((await share(plan.planId, owner)).result.sharePath))
    expect(result.days.flatMap((day) => day.spots.map(({ title }) => title))).toEqual(['새별오름'])
  })

  it('takes for lodgings what the planner takes for them', async () => {
    const { rows } = await t.sql('select content_id as id from places order by 1')
    const places = await mapPlacesById(
      t.database.db,
      rows.map(({ id }) => id as number),
    )
    const lodgings = [...places.values()].filter(({ isLodging }) => isLodging)
    expect(lodgings).toEqual([...places.values()].filter((place) => visitKindOf(place) === 'STAY'))
    expect(new Set(lodgings.map(({ contentTypeId }) => contentTypeId))).toEqual(new Set([28, 32]))
  })

  it('shows memos where its owner wants that', async () => {
    const { token, plan } = await sharedPlan(true)
    expect((await shared(token)).result.days[0]!.spots[0]!.memo).toBe('현관 비밀번호 1234')
    await share(plan.planId, owner, { withMemos: false })
    expect((await shared(token)).result.days[0]!.spots[0]!.memo).toBe('')
  })

  it('is always as its owner has it now', async () => {
    const { token, plan } = await sharedPlan()
    expect((await change(plan, { title: '바뀐 이름' }, owner)).status).toBe(200)
    expect((await shared(token)).result.title).toBe('바뀐 이름')
  })

  it('keeps its link when it is shared again', async () => {
    const { token, plan } = await sharedPlan()
    expect(tokenOf((await share(plan.planId, owner, { withMemos: true })).result.sharePath)).toBe(token)
    expect((await read(plan.planId, owner)).result).toMatchObject({
      sharePath: `/shared-plan/${token}`,
      sharesMemos: true,
      version: plan.version,
    })
  })

  it('is distinguished by a link that no one can guess', async () => {
    const tokens = [(await sharedPlan()).token, (await sharedPlan()).token]
    expect(new Set(tokens).size).toBe(2)
    for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(16)
  })

  it('is shared by a call without a body as well', async () => {
    const { result: plan } = await make(owner)
    const url = `/api/plans/${plan.planId}/share`
    expect((await t.call(url, { method: 'POST' }, owner)).status).toBe(200)
  })

  it('gets one link, however many ask for it at once', async () => {
    const { result: plan } = await make(owner)
    const replies = await Promise.all([1, 2, 3].map(() => share(plan.planId, owner)))
    expect(new Set(replies.map(({ result }) => result.sharePath)).size).toBe(1)
  })
})

describe('a link that leads nowhere', () => {
  const answers = async (token: string) => {
    const replies = [await shared(token), await shared(token, owner), await copyShared(token, reader)]
    return replies.map(({ status, code, result }) => [status, code, result])
  }
  const NOTHING = [1, 2, 3].map(() => [404, 'PLAN4041', null])

  it('was never made', async () => {
    expect(await answers(NO_TOKEN)).toEqual(NOTHING)
  })

  it('was taken back: at once, and for good', async () => {
    const { token, plan } = await sharedPlan(true)
    expect(await unshare(plan.planId, owner)).toMatchObject({ status: 200, result: null })
    expect(await answers(token)).toEqual(NOTHING)
    expect((await read(plan.planId, owner)).result).toMatchObject({ sharePath: null, sharesMemos: false })
    const renewed = tokenOf((await share(plan.planId, owner)).result.sharePath)
    expect(renewed).not.toBe(token)
    expect((await shared(renewed)).status).toBe(200)
    expect(await answers(token)).toEqual(NOTHING)
  })

  it('is that of a deleted plan', async () => {
    const { token, plan } = await sharedPlan()
    await remove(plan.planId, owner)
    expect(await answers(token)).toEqual(NOTHING)
  })

  it('is that of a member who left', async () => {
    const leaving = await t.addMember()
    const { planId } = (await make(leaving)).result
    const token = tokenOf((await share(planId, leaving)).result.sharePath)
    await t.sql('delete from users where id = $1', leaving.id)
    expect(await answers(token)).toEqual(NOTHING)
  })

  it.each(['short', 'A'.repeat(23), `${'A'.repeat(21)}.`, '%00'])('cannot be one: %s', async (token) => {
    expect((await shared(token)).status).toBe(400)
  })
})

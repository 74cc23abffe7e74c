import { beforeAll, describe, expect, it } from 'vitest'
import { withCatalogue } from '../testing/places.ts'
import { planActs, spotDraft } from '../testing/plans.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'

const t = setUpTestApp(withCatalogue)
const { make, read, change, remove } = planActs(t)
let owner: Member

beforeAll(async () => {
  owner = await t.addMember()
})

const daysOf = (device: string) => [{ dayIndex: 0, spots: [spotDraft({ memo: device }), spotDraft({ memo: device })] }]

describe('two devices that edit one plan', () => {
  it('the second one learns what the first one made of it, and its own change waits', async () => {
    const { result: plan } = await make(owner)
    const phone = (await change(plan, { days: daysOf('phone') }, owner)).result
    const tablet = await change(plan, { days: daysOf('tablet') }, owner)
    expect(tablet).toMatchObject({ status: 409, code: 'PLAN4090' })
    expect(tablet.message).toContain('어느 쪽을 남길지')
    expect(tablet.result.plan).toEqual(phone)
    expect((await read(plan.planId, owner)).result).toEqual(phone)
    // The member who decides for the own change sends it from the version that is there.
    const chosen = await change(tablet.result.plan, { days: daysOf('tablet') }, owner)
    expect(chosen.result).toMatchObject({ version: 3 })
    expect(chosen.result.days[0]!.spots.map(({ memo }) => memo)).toEqual(['tablet', 'tablet'])
  })

  it('at the same moment: one wins, whole, and the others learn of it', async () => {
    for (let round = 0; round < 5; round++) {
      const { result: plan } = await make(owner)
      const devices = ['phone', 'tablet', 'laptop', 'old phone']
      const replies = await Promise.all(
        devices.map((device) => change(plan, { title: device, days: daysOf(device) }, owner)),
      )
      const won = replies.filter(({ status }) => status === 200)
      expect(won).toHaveLength(1)
      const { result: kept } = await read(plan.planId, owner)
      expect(kept).toEqual(won[0]!.result)
      expect(kept.days[0]!.spots.map(({ memo }) => memo)).toEqual([kept.title, kept.title])
      for (const { status, result } of replies.filter((reply) => !won.includes(reply))) {
        expect([status, result.plan]).toEqual([409, kept])
      }
    }
  })

  it('a change and a deletion at once leave no half of a plan', async () => {
    for (let round = 0; round < 5; round++) {
      const { result: plan } = await make(owner)
      const [changed, removed] = await Promise.all([
        change(plan, { days: daysOf('phone') }, owner),
        remove(plan.planId, owner),
      ])
      expect(removed.status).toBe(200)
      expect([200, 404]).toContain(changed.status)
      expect((await read(plan.planId, owner)).code).toBe('PLAN4040')
      expect((await t.sql('select from plan_spots where plan_id = $1', plan.planId)).rowCount).toBe(0)
    }
  })
})

describe('an edit whose answer was lost', () => {
  it('is no conflict with itself when it is sent again', async () => {
    const { result: plan } = await make(owner)
    const edit = { days: daysOf('phone') }
    const headers = { 'idempotency-key': 'edit-1' }
    const first = await change(plan, edit, owner, headers)
    const again = await change(plan, edit, owner, headers)
    expect([first.status, again.status]).toEqual([200, 200])
    expect(again.result).toEqual(first.result)
    expect(again.result.version).toBe(2)
  })

  it('nor when both arrive at once', async () => {
    const { result: plan } = await make(owner)
    const edit = { title: '두 번 온 수정' }
    const headers = { 'idempotency-key': 'edit-2' }
    const replies = await Promise.all([1, 2, 3].map(() => change(plan, edit, owner, headers)))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(replies.map(({ result }) => result.version)).toEqual([2, 2, 2])
  })

  it('that was refused may be sent again under its key from the newer version', async () => {
    const { result: plan } = await make(owner)
    await change(plan, { title: '먼저' }, owner)
    const headers = { 'idempotency-key': 'edit-3' }
    expect((await change(plan, { title: '나중' }, owner, headers)).code).toBe('PLAN4090')
    expect(await change({ ...plan, version: 2 }, { title: '나중' }, owner, headers)).toMatchObject({
      status: 200,
      result: { title: '나중', version: 3 },
    })
  })
})

import { islandRules } from '@honjeo/catalogue/island-rules'
import type { StaffRule } from '@honjeo/contract/admin/island-rules'
import { IslandRule } from '@honjeo/contract/island-rules'
import type { PlaceDetail } from '@honjeo/contract/places'
import { Check } from 'typebox/value'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seedCatalogue } from '../demo/catalogue.ts'
import { createIslandRules, RULES_CHANGED } from '../island-rules/island-rules.ts'
import { shipRules } from '../island-rules/ship-rules.queries.ts'
import { createMemoryBus } from '@honjeo/bus/bus'
import type { PageOf } from '../testing/community.ts'
import { withCatalogue } from '../testing/places.ts'
import { planActs, spotDraft } from '../testing/plans.ts'
import { addStaff, deedsOf } from '../testing/staff.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'

const MARADO = 126_450
const bus = createMemoryBus()
const t = setUpTestApp(withCatalogue, { bus })
const plans = planActs(t)
let proposer: Member
let confirmer: Member
let traveller: Member

beforeAll(async () => {
  traveller = await t.addMember()
})
beforeEach(async () => {
  proposer = await addStaff(t)
  confirmer = await addStaff(t)
})

const list = async (query = '') =>
  (await t.call<PageOf<StaffRule>>(`/api/admin/island-rules${query}`, {}, confirmer)).result.content
const propose = (body: { replacesId?: number; rule?: IslandRule }, as = proposer) =>
  t.call<StaffRule>('/api/admin/island-rules', { method: 'POST', body }, as)
const decide = (ruleId: number, isAccepted: boolean, as = confirmer) =>
  t.call<StaffRule>(`/api/admin/island-rules/${ruleId}/decision`, { method: 'POST', body: { isAccepted } }, as)

const inForce = async (subject: string) => (await list(`?state=IN_FORCE&subject=${encodeURIComponent(subject)}`))[0]!
const boats = (changes: Partial<IslandRule> = {}, lastBack = '15:00'): IslandRule => ({
  subject: 'ISLET:MARADO',
  validFrom: '2027-01-01',
  validTo: null,
  months: null,
  terms: { kind: 'BOAT', firstOut: '09:40', lastOut: '13:00', lastBack },
  source: { name: '가파도·마라도 정기여객선', url: 'https://wonderfulis.co.kr' },
  checkedOn: '2026-12-30',
  isConfirmed: true,
  ...changes,
})

/** What a traveller is warned of who stays on 마라도 until 15:10. */
async function warned(): Promise<string[]> {
  const spot = spotDraft({ contentId: MARADO, title: '마라도', startTime: '12:00', endTime: '15:10' })
  const { result } = await plans.make(traveller, { days: [{ dayIndex: 0, spots: [spot] }] })
  return result.days[0]!.spots[0]!.warnings.map(({ code }) => code)
}
const rulesOnPage = async () => (await t.call<PlaceDetail>(`/api/tourist-spots/${MARADO}`, {}, traveller)).result.rules!

it('ships with rules that staff could have proposed in the same words', () => {
  expect(islandRules.filter((rule) => !Check(IslandRule, rule))).toEqual([])
})

it('ships with every rule of the catalogue, once', async () => {
  await seedCatalogue(t.database.db)
  const { rows } = await t.sql(`select count(*)::int as count from island_rules where state = 'IN_FORCE'`)
  expect(rows).toEqual([{ count: islandRules.length }])
})

describe('a change of a rule', () => {
  it('holds once another of the staff has confirmed it: in plans, on the page, and on every server', async () => {
    const other = await createIslandRules({ db: t.database.db, bus, log: { error: () => {} } })
    const before = await inForce('ISLET:MARADO')
    expect(await warned()).toEqual([])
    expect(await other.current()).toContainEqual(before.rule)
    expect(await other.current()).toBe(await other.current())

    const { status, result } = await propose({ replacesId: before.ruleId, rule: boats() })
    expect([status, result]).toMatchObject([201, { state: 'PENDING', isOwn: true, decidedBy: null }])
    expect(await warned()).toEqual([])
    expect(await rulesOnPage()).toEqual([before.rule])

    expect((await decide(result.ruleId, true)).result).toMatchObject({
      state: 'IN_FORCE',
      isOwn: false,
      proposedBy: proposer.nickName,
      decidedBy: confirmer.nickName,
    })
    expect(await warned()).toEqual(['LAST_BOAT'])
    expect(await rulesOnPage()).toEqual([boats()])
    expect(await other.current()).toContainEqual(boats())
    expect(await other.current()).not.toContainEqual(before.rule)

    const history = await list('?subject=ISLET:MARADO')
    expect(history.map(({ state, rule }) => [state, rule])).toEqual([
      ['IN_FORCE', boats()],
      ['ENDED', before.rule],
    ])
    const [deed] = await deedsOf(t, confirmer)
    expect(deed).toMatchObject({ action: 'RULE_CONFIRM', targetType: 'RULE', targetId: String(result.ruleId) })
  })

  it('is never confirmed by the one who proposed it, by the server and by the database', async () => {
    const { result } = await propose({ rule: boats({ validFrom: '2029-01-01' }) })
    expect(await decide(result.ruleId, true, proposer)).toMatchObject({ status: 403, code: 'ADMIN4034' })
    const set = `update island_rules set state = 'IN_FORCE', decided_by = $2, decided_at = now() where id = $1`
    await expect(t.sql(set, result.ruleId, proposer.id)).rejects.toThrow('island_rules_two_staff')
    await expect(t.sql(set, result.ruleId, null)).rejects.toThrow('island_rules_two_staff')
    expect((await decide(result.ruleId, false)).result.state).toBe('REJECTED')
  })

  it('is decided once', async () => {
    const { result } = await propose({ rule: boats({ validFrom: '2029-02-01' }) })
    const third = await addStaff(t)
    const both = await Promise.all([decide(result.ruleId, true), decide(result.ruleId, true, third)])
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
  })

  it('waits alone for its rule, and is refused where that has changed since', async () => {
    const before = await inForce('ISLET:GAPADO')
    const rule = { ...before.rule, checkedOn: '2027-01-02' }
    const { result } = await propose({ replacesId: before.ruleId, rule })
    expect(await propose({ replacesId: before.ruleId }, confirmer)).toMatchObject({ code: 'ADMIN4094' })
    await decide(result.ruleId, true)
    expect(await propose({ replacesId: before.ruleId })).toMatchObject({ status: 409, code: 'ADMIN4094' })
  })

  it('may take a rule away', async () => {
    const closure = (await list('?state=IN_FORCE&subject=PLACE:126452')).find(
      ({ rule }) => rule.terms.kind === 'CLOSURE',
    )!
    const { result } = await propose({ replacesId: closure.ruleId })
    expect(result).toMatchObject({ isRemoval: true, rule: closure.rule, placeTitle: '만장굴' })
    await decide(result.ruleId, true)
    const left = await list('?state=IN_FORCE&subject=PLACE:126452')
    expect(left.map(({ rule }) => rule.terms.kind)).toEqual(['GATE'])
  })

  it.each<[string, Partial<IslandRule>, string]>([
    ['a day that comes before its first', { validTo: '2026-12-31' }, 'rule.validTo'],
    ['a place that is not there', { subject: 'PLACE:999' }, 'rule.subject'],
    ['a subject that is none', { subject: 'ISLET:ATLANTIS' }, 'rule.subject'],
    ['an open address', { source: { name: '누군가', url: 'http://example.com' } }, 'rule.source.url'],
    ['a name that nobody sees', { source: { name: ' ', url: 'https://example.com' } }, 'rule.source.name'],
    ['a thirteenth month', { months: [13] }, 'rule.months.0'],
  ])('is refused with %s', async (_, changes, field) => {
    const { status, result } = await propose({ rule: boats(changes) })
    expect(status).toBe(400)
    expect((result as unknown as { fields: object }).fields).toHaveProperty([field])
  })

  it('has an answer for a rule and a proposal that are not there', async () => {
    expect(await propose({})).toMatchObject({ status: 400 })
    expect(await propose({ replacesId: 999_999 })).toMatchObject({ status: 404 })
    expect(await decide(999_999, true)).toMatchObject({ status: 404 })
  })
})

describe('what a rule said', () => {
  it('is kept: nothing but its state changes, and only forwards', async () => {
    const { ruleId } = await inForce('ISLET:UDO')
    for (const change of [
      `update island_rules set checked_on = '2020-01-01' where id = $1`,
      `update island_rules set state = 'PENDING', decided_at = null where id = $1`,
      `delete from island_rules where id = $1`,
    ])
      await expect(t.sql(change, ruleId)).rejects.toThrow(/kept|append-only/)
  })

  it('of those that ship is replaced by a newer release, unless staff have changed it', async () => {
    const shipped = islandRules.find(({ subject }) => subject === 'ISLET:CHAGWIDO')!
    const newer = { ...shipped, checkedOn: '2027-05-05' }
    await t.database.db.transaction((tx) => shipRules(tx, [newer]))
    expect((await inForce('ISLET:CHAGWIDO')).rule).toEqual(newer)
    // A server of the release before starts again.
    await t.database.db.transaction((tx) => shipRules(tx, [shipped]))
    expect((await inForce('ISLET:CHAGWIDO')).rule).toEqual(newer)

    const own = { ...newer, isConfirmed: true }
    const { result } = await propose({ replacesId: (await inForce('ISLET:CHAGWIDO')).ruleId, rule: own })
    await decide(result.ruleId, true)
    await t.database.db.transaction((tx) => shipRules(tx, [{ ...shipped, checkedOn: '2028-01-01' }]))
    expect((await list('?state=IN_FORCE&subject=ISLET:CHAGWIDO')).map(({ rule }) => rule)).toEqual([own])
  })
})

it('a server whose database is away plans by the rules it knew', async () => {
  let isAway = false
  const db = new Proxy(t.database.db, {
    get(target, name, receiver) {
      if (isAway && name === 'select') throw new Error('away')
      return Reflect.get(target, name, receiver) as unknown
    },
  })
  const rules = await createIslandRules({ db, bus, log: { error: () => {} } })
  const known = await rules.current()
  isAway = true
  await bus.publish(RULES_CHANGED, '')
  expect(await rules.current()).toBe(known)
})

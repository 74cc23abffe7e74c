import type { Timer } from '@honjeo/contract/safety/timer'
import { describe, expect, it } from 'vitest'
import { alertToken, linkActs, pass, sentMessages, Traveller, UNMOVED } from '../../testing/timers.ts'
import { setUpTestApp } from '../../testing/test-app.ts'
import { unzip } from '../../testing/unzip.ts'

const t = setUpTestApp(undefined, UNMOVED)
const { acknowledge, open, resolve } = linkActs(t)
const [PIN, DURESS] = ['4071', '9203']
const ALL = ['엄마', '지우']

async function withPins() {
  const me = await new Traveller(t).join(...ALL)
  await me.setPins(PIN, DURESS)
  return me
}

/** What differs between any two timers, taken out. */
const anonymous = (value: unknown, me: Traveller) =>
  JSON.parse(
    JSON.stringify(value, (name, part: unknown) =>
      ['checkInId', 'contactId', 'resourceId', 'id', 'userId', 'email'].includes(name) ? null : part,
    ).replaceAll(me.member.nickName, ''),
  ) as unknown

async function exportOf(me: Traveller) {
  const reply = await t.app.inject({
    url: '/api/account/export',
    headers: { authorization: `Bearer ${me.member.accessToken}` },
  })
  const files = await unzip(reply.rawPayload)
  return (JSON.parse(files.get('data.json')!.toString()) as { checkIns: object[] }).checkIns
}

/** Takes contacts off the list as the app does it, at the time of the test's clock. */
const takeOff = (me: Traveller, ...names: string[]) =>
  t.sql(
    'update trusted_contacts set removed_at = $2 where owner_id = $1 and name = any($3)',
    me.member.id,
    t.clock.inMinutes(0),
    names,
  )

/** Returns all that the owner's app can ask for. */
async function ownersView(me: Traveller, id: number) {
  const list = (await me.call('/api/trusted-contacts', { method: 'GET' })).result as object[] | null
  return anonymous(
    {
      read: await me.read(id).then(({ status, code, message, result }) => ({ status, code, message, result })),
      current: await me.current(),
      past: await me.past(),
      notices: await me.notices(),
      again: [await me.done(id, PIN), await me.cancel(id)].map(({ status, code }) => [status, code]),
      changed: await me.change(id, { plannedAt: t.clock.inMinutes(90) }).then(({ status, code }) => [status, code]),
      alert: (await me.call(`/api/check-ins/${id}/alert`, { method: 'GET' })).code,
      pins: await me.pins(),
      contacts: list?.map((contact) => ({ ...contact, createdAt: null })),
    },
    me,
  )
}

describe.each([
  ['before its time', 0],
  ['while contacts are told', 75],
])('a timer that is ended by the second PIN %s', (_when, minutes) => {
  it('looks the same as one that has ended, whatever comes after', async () => {
    const [safe, inDanger] = [await withPins(), await withPins()]
    const pairs = [
      { me: safe, id: await safe.started(), pin: PIN },
      { me: inDanger, id: await inDanger.started(), pin: DURESS },
    ]
    await pass(t, minutes)
    const ends = []
    for (const { me, id, pin } of pairs) ends.push(await me.done(id, pin))
    const answers = ends.map(({ status, code, message, result }, n) =>
      anonymous({ status, code, message, result }, pairs[n]!.me),
    )
    expect(answers[1]).toEqual(answers[0])
    expect(ends[0]!.result).toMatchObject({ stage: 'ENDED', ending: 'SAFE', nextStageAt: null, acknowledgedBy: null })

    const hidden = pairs[1]!.id
    expect((await sentMessages(t, hidden)).slice(-2)).toEqual(ALL.map((name) => `${name} ALERT OVERDUE_1`))
    const views = async () => Promise.all(pairs.map(({ me, id }) => ownersView(me, id)))
    const sameViews = async () => {
      const [one, other] = await views()
      expect(other).toEqual(one)
    }
    await sameViews()
    await pass(t, 10)
    expect((await sentMessages(t, hidden)).slice(-2)).toEqual(ALL.map((name) => `${name} ALERT EXHAUSTED`))
    await sameViews()
    const token = await alertToken(t, hidden, '지우')
    expect((await open(token)).result).toMatchObject({ isUrgent: true, ending: null })
    await acknowledge(token)
    await sameViews()
    await resolve(token)
    await sameViews()
    const [one, other] = await Promise.all(pairs.map(async ({ me }) => anonymous(await exportOf(me), me)))
    expect(other).toEqual(one)
    for (const { me } of pairs) expect((await me.start()).status).toBe(201)
  })
})

it('a position that comes all the same is kept for the contacts, and refused to the eye', async () => {
  const me = await withPins()
  await me.agreeToLocation()
  const id = await me.started()
  await me.cancel(id, DURESS)
  const fix = { lat: 33.25, lng: 126.41, accuracyM: 8, takenAt: t.clock.inMinutes(0) }
  expect(await me.change(id, { fix })).toMatchObject({ status: 409, code: 'CHECKIN4092' })
  const token = await alertToken(t, id, '엄마')
  expect((await open(token)).result.fix).toMatchObject({ lat: 33.25 })
  await me.agreeToLocation(false)
  expect((await open(token)).result.fix).toMatchObject({ lat: 33.25 })
  expect((await me.read(id)).result.fix).toBeNull()
})

it('taking contacts off the list then does not silence them', async () => {
  const me = await withPins()
  const id = await me.started()
  await me.done(id, DURESS)
  await takeOff(me, ...ALL)
  await pass(t, 10)
  expect((await sentMessages(t, id)).slice(-2)).toEqual(ALL.map((name) => `${name} ALERT EXHAUSTED`))
  expect((await open(await alertToken(t, id, '엄마'))).result.isUrgent).toBe(true)
})

it('a contact who was taken off the list before hears nothing, and their link stays shut', async () => {
  const me = await withPins()
  const id = await me.started()
  await pass(t, 75)
  await takeOff(me, '엄마')
  t.clock.advance(1)
  await me.done(id, DURESS)
  expect(await sentMessages(t, id)).toEqual(['엄마 ALERT OVERDUE_1', '지우 ALERT OVERDUE_1'])
  await pass(t, 10)
  expect((await sentMessages(t, id)).slice(2)).toEqual(['지우 ALERT EXHAUSTED'])
  expect((await open(await alertToken(t, id, '엄마'))).code).toBe('CHECKIN4041')
})

it('the traveller’s own session is not shown the alert by its link', async () => {
  const me = await withPins()
  const id = await me.started()
  await me.done(id, DURESS)
  const token = await alertToken(t, id, '엄마')
  expect(await open(token, me.member)).toMatchObject({ status: 404, code: 'CHECKIN4041' })
  expect(await acknowledge(token, me.member)).toMatchObject({ status: 404, code: 'CHECKIN4041' })
})

describe('with the second PIN', () => {
  it('PINs that are taken away seem to be gone, and an end without one still calls for help, for a day', async () => {
    const me = await withPins()
    expect((await me.removePins(DURESS)).result).toEqual({ isSet: false })
    expect(await me.pins()).toBe(false)
    const id = await me.started()
    expect((await me.cancel(id)).result).toMatchObject({ stage: 'ENDED', ending: 'CANCELLED' })
    expect(await sentMessages(t, id)).toEqual(ALL.map((name) => `${name} ALERT OVERDUE_1`))
    t.clock.advance(24 * 3600)
    const later = await me.started()
    await me.cancel(later)
    expect(await sentMessages(t, later)).toEqual([])
  })

  it('PINs that seem to be changed call for help, but for the first one, which stays', async () => {
    const me = await withPins()
    expect((await me.setPins('1357', '8642', DURESS)).result).toEqual({ isSet: true })
    const id = await me.started()
    expect((await me.done(id, '1357')).result.ending).toBe('SAFE')
    expect(await sentMessages(t, id)).toHaveLength(2)
    const next = await me.started()
    expect((await me.done(next, PIN)).result.ending).toBe('SAFE')
    expect(await sentMessages(t, next)).toEqual([])
  })
})

it('mail that comes back shows nothing on the phone', async () => {
  const me = await withPins()
  const id = await me.started()
  await me.done(id, DURESS)
  const before: Timer = (await me.read(id)).result
  await t.sql(`update safety_messages set state = 'FAILED', due_at = null where check_in_id = $1`, id)
  expect((await me.read(id)).result).toEqual(before)
})

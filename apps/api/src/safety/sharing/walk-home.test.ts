import { beforeEach, expect, it } from 'vitest'
import { AT_ONCE, contactActs, fixAt } from '../../testing/contacts.ts'
import { setUpTestApp, type Member } from '../../testing/test-app.ts'
import { tracesOf } from '../../testing/traces.ts'

const t = setUpTestApp(undefined, AT_ONCE)
const { allowLocation, share, confirmedMail } = contactActs(t)
const now = () => t.clock.now().toISOString()
/** The digits of the spots on the way; nothing else of the database has them. */
const [FIRST, LAST] = [33.37651, 33.24521]
let me: Member
let round = 0

interface Started {
  checkInId: number
}

/** What a phone sends that walks its member home: a share, a timer, and where they are to both. */
async function walk(isSolo = false) {
  const contactIds = isSolo ? [] : [await confirmedMail(me, `walk${round}@example.com`)]
  const { shareId } = (await share(me, { contactIds, minutes: 85, fix: fixAt(now(), FIRST) })).result
  const draft = { title: '숙소로 돌아가기', plannedAt: t.clock.inMinutes(40), fix: fixAt(now(), FIRST), isSolo }
  const body = isSolo ? draft : { ...draft, isSolo: undefined }
  const { checkInId } = (await t.call<Started>('/api/check-ins', { method: 'POST', body }, me)).result
  for (let minute = 0; minute < 3; minute++) {
    t.clock.advance(60)
    const fix = fixAt(now(), LAST)
    await t.call(`/api/location-shares/${shareId}/fix`, { method: 'PUT', body: fix }, me)
    await t.call(`/api/check-ins/${checkInId}`, { method: 'PATCH', body: { fix } }, me)
  }
  return { shareId, checkInId }
}

const endShare = (shareId: number) => t.call(`/api/location-shares/${shareId}`, { method: 'DELETE' }, me)
const endTimer = (checkInId: number) => t.call(`/api/check-ins/${checkInId}/done`, { method: 'POST', body: {} }, me)

beforeEach(async () => {
  round++
  me = await t.addMember()
  await allowLocation(me)
})

it('keeps the newest spot of a way home alone, and none in any table once it has ended at the lodging', async () => {
  const { shareId, checkInId } = await walk()
  expect(await tracesOf(t, String(FIRST))).toEqual([])
  expect((await tracesOf(t, String(LAST))).length).toBe(2)
  await endShare(shareId)
  await endTimer(checkInId)
  expect(await tracesOf(t, String(LAST))).toEqual([])
})

it('erases with the share what others saw, while the timer goes on with its last spot until it ends', async () => {
  const { shareId, checkInId } = await walk(true)
  await endShare(shareId)
  expect((await tracesOf(t, String(LAST))).length).toBe(1)
  await endTimer(checkInId)
  expect(await tracesOf(t, String(LAST))).toEqual([])
})

it('lets a share that runs end later, never sooner, for its own member alone, and not longer than any share', async () => {
  const { shareId } = (await share(me, { minutes: 60 })).result
  const extend = (endsAt: string, as = me) =>
    t.call<{ endsAt: string }>(`/api/location-shares/${shareId}`, { method: 'PATCH', body: { endsAt } }, as)
  const [sooner, later] = [t.clock.inMinutes(30), t.clock.inMinutes(90)]
  const longest = t.clock.inMinutes(12 * 60)
  expect((await extend(later)).result.endsAt).toBe(later)
  expect((await extend(sooner)).result.endsAt).toBe(later)
  expect((await extend(t.clock.inMinutes(13 * 60))).result.endsAt).toBe(longest)
  expect(await extend(later, await t.addMember())).toMatchObject({ status: 404, code: 'SHARE4040' })
  await endShare(shareId)
  expect(await extend(longest)).toMatchObject({ status: 404, code: 'SHARE4040' })
})

it('has nowhere to put the lodging', async () => {
  const lodging = { lat: LAST, lng: 126.5643 }
  expect(await share(me, { lodging })).toMatchObject({ status: 400 })
  const body = { title: '숙소로 돌아가기', plannedAt: t.clock.inMinutes(40), isSolo: true, lodging }
  expect(await t.call('/api/check-ins', { method: 'POST', body }, me)).toMatchObject({ status: 400 })
})

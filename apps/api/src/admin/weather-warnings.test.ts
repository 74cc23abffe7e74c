import type { StaffWarning } from '@honjeo/contract/admin/weather-warnings'
import type { Notification } from '@honjeo/contract/notifications'
import type { DayWeather } from '@honjeo/contract/weather'
import { expect, it, vi } from 'vitest'
import { koreanDay } from '../lib/clock.ts'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { addStaff } from '../testing/staff.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'

const t = setUpTestApp(withCatalogue)
const UDO = 127_336
const GAPADO = 126_446
const PATH = '/api/admin/weather-warnings'
const HOUR = 3600
const WAVES = { kind: 'HIGH_WAVES', level: 'ADVISORY', zones: ['SEA_EAST'], hours: 12 }

const give = (staff: Member, body: object = WAVES) => t.call<StaffWarning>(PATH, { method: 'POST', body }, staff)
const list = async (staff: Member, query = '') =>
  (await t.call<{ content: StaffWarning[]; nextCursor: string | null }>(`${PATH}${query}`, {}, staff)).result
const warningsAt = async (contentId: number) => {
  const date = koreanDay(t.clock.now())
  const body = { date, stops: [{ contentId, startTime: null, endTime: null }] }
  return (await t.call<DayWeather>('/api/weather', { method: 'POST', body })).result.stops[0]!.warnings
}

it('staff give a warning with its end: it is said where it concerns a place, and whose plan leads there is notified', async () => {
  const staff = await addStaff(t)
  const member = await t.addMember()
  expect((await give(member)).code).toBe('ADMIN4030')
  const spots = [{ contentId: UDO, title: '우도', startTime: null, endTime: null }]
  const today = koreanDay(t.clock.now())
  const plan = { transportType: 'CAR', startDate: today, endDate: today, days: [{ dayIndex: 0, spots }] }
  expect((await t.call('/api/plans', { method: 'POST', body: plan }, member)).isSuccess).toBe(true)

  for (const hours of [0, 73]) expect((await give(staff, { ...WAVES, hours })).isSuccess).toBe(false)
  expect((await give(staff, { ...WAVES, zones: [] })).isSuccess).toBe(false)
  const reply = await give(staff)
  expect(reply).toMatchObject({ status: 201 })
  const given = reply.result
  expect(given).toMatchObject({ kind: 'HIGH_WAVES', endsAt: t.clock.inSeconds(12 * HOUR), liftedAt: null })
  expect(await warningsAt(UDO)).toEqual([
    {
      kind: 'HIGH_WAVES',
      level: 'ADVISORY',
      exposure: 'BOAT',
      announcedAt: given.givenAt,
      until: given.endsAt,
    },
  ])
  expect(await warningsAt(SAEBYEOL)).toEqual([])
  const heard = async () =>
    (await t.call<{ content: Notification[] }>('/api/notifications', {}, member)).result.content.filter(
      ({ resourceType }) => resourceType === 'PLAN',
    )
  await vi.waitFor(async () => expect(await heard()).toHaveLength(1))

  // A warning that is given again further is another one; one that is taken back is not said any more.
  await give(staff, { ...WAVES, zones: ['SEA_EAST', 'SEA_SOUTH'], hours: 24 })
  expect((await list(staff)).content.map(({ zones }) => zones.length)).toEqual([2, 1])
  const [first] = (await list(staff, '?size=1')).content
  const lift = (warningId: number) => t.call(`${PATH}/${warningId}/lift`, { method: 'POST' }, staff)
  expect((await lift(first!.warningId)).isSuccess).toBe(true)
  expect((await lift(first!.warningId)).code).toBe('ADMIN4040')
  expect(await warningsAt(UDO)).toHaveLength(1)
  const { rows } = await t.sql("select action from audit_log where target_type = 'WEATHER_WARNING' order by id")
  expect(rows.map(({ action }) => action)).toEqual(['WARNING_GIVE', 'WARNING_GIVE', 'WARNING_LIFT'])
})

it('a warning of staff is over at its end', async () => {
  const staff = await addStaff(t)
  await give(staff, { ...WAVES, zones: ['SEA_SOUTH'], hours: 1 })
  expect(await warningsAt(GAPADO)).not.toEqual([])
  t.clock.advance(HOUR + 1)
  expect(await warningsAt(GAPADO)).toEqual([])
})

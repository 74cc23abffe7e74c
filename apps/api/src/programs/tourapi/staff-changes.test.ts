import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { places } from '@honjeo/schema/places'
import { makeImport, stampOf } from './testing/import-bench.ts'
import { MUSEUM, NOODLES, placeRow } from './testing/island.ts'

const DAY = 86_400

type Import = Awaited<ReturnType<typeof makeImport>>
const change = (t: Import, contentId: number, values: Partial<typeof places.$inferInsert>) =>
  t.database.db.update(places).set(values).where(eq(places.contentId, contentId))

it('writes over no column that staff have changed, neither by lists nor by details, and over all the others', async () => {
  const t = await makeImport()
  await t.run()
  const ours = { title: '우리 박물관', tel: '064-000-0000', openTime: '언제나' }
  await change(t, MUSEUM, { ...ours, fee: '옛 값', staffColumns: ['title', 'tel', 'open_time'] })
  t.clock.advance(31 * DAY)
  const row = placeRow(MUSEUM, '새 박물관', { contenttypeid: '14', mapy: '33.5' })
  t.service.edit(MUSEUM, stampOf(t.clock.now()), { row })
  expect((await t.run()).end).toBe('complete')
  expect(await t.place(MUSEUM)).toMatchObject({ ...ours, lat: 33.5, fee: '3,000원' })
})

it('finds nothing new in what differs by the hand of staff alone', async () => {
  const t = await makeImport()
  await t.run()
  await change(t, MUSEUM, { title: '우리 박물관', staffColumns: ['title'] })
  t.clock.advance(31 * DAY)
  expect((await t.run()).tally.count('changed')).toBe(0)
})

it('leaves in sight what staff show although the service has withdrawn it', async () => {
  const t = await makeImport()
  await t.run()
  t.clock.advance(DAY)
  t.service.edit(NOODLES, stampOf(t.clock.now()), { isShown: false })
  await t.run()
  await change(t, NOODLES, { hiddenAt: null, isWithdrawn: false, staffColumns: ['hidden_at'] })
  t.clock.advance(DAY)
  t.service.edit(NOODLES, stampOf(t.clock.now()), { isShown: false })
  expect((await t.run()).tally.hidden).toBe(0)
  expect(await t.place(NOODLES)).toMatchObject({ hiddenAt: null })
})

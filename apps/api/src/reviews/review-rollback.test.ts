import { setTimeout } from 'node:timers/promises'
import { beforeEach, describe, expect, it } from 'vitest'
import { koreanDay } from '../lib/clock.ts'
import { addImage } from '../testing/images.ts'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { addReceipt } from '../testing/receipts.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'

const t = setUpTestApp(withCatalogue)
let member: Member
let body: { contentId: number; visitDate: string; images: string[]; receiptId: number; text: string }

beforeEach(async () => {
  member = await t.addMember()
  const visitDate = koreanDay(t.clock.now())
  const receiptId = await addReceipt(t.database, { userId: member.id, contentId: SAEBYEOL, visitDate })
  const images = [(await addImage(t, member)).imageName, (await addImage(t, member)).imageName]
  body = { contentId: SAEBYEOL, visitDate, images, receiptId, text: '반만 남으면 안 돼요' }
})

const write = (changes: object = {}) =>
  t.call(
    '/api/reviews',
    {
      method: 'POST',
      body: { ...body, difficulty: 'EASY', rating: 5, ...changes },
      headers: { 'idempotency-key': 'whole' },
    },
    member,
  )

/** What there is of the member's review anywhere. */
async function traces() {
  const { rows } = await t.database.pool.query<Record<string, number>>(
    `select
      (select count(*)::int from reviews where user_id = $1) as reviews,
      (select count(*)::int from review_images a join images i on i.name = a.image_name where i.owner_id = $1) as images,
      (select count(*)::int from receipts where user_id = $1 and review_id is not null) as receipts,
      (select count(*)::int from point_events where user_id = $1) as events,
      (select points from users where id = $1) as points`,
    [member.id],
  )
  return rows[0]
}
const NOTHING = { reviews: 0, images: 0, receipts: 0, events: 0, points: 0 }
const WHOLE = { reviews: 1, images: 2, receipts: 1, events: 1, points: 100 }

describe('a review is stored as a whole or not at all', () => {
  it('where a picture is not one’s own', async () => {
    const theirs = (await addImage(t, await t.addMember())).imageName
    expect(await write({ images: [...body.images, theirs] })).toMatchObject({ status: 400, code: 'IMAGE4004' })
    expect(await traces()).toEqual(NOTHING)
    expect([(await write()).status, await traces()]).toEqual([201, WHOLE])
  })

  it('where the receipt does not fit', async () => {
    expect(await write({ receiptId: 2_000_000_000 })).toMatchObject({ code: 'REVIEW4001' })
    expect(await traces()).toEqual(NOTHING)
    expect([(await write()).status, await traces()]).toEqual([201, WHOLE])
  })

  it('where the database goes away before the last step, and it can be sent again', async () => {
    const holder = await t.database.pool.connect()
    await holder.query('begin; lock table point_events in access exclusive mode')
    const { rows: own } = await holder.query<{ pid: number }>('select pg_backend_pid() as pid')
    const sent = write()
    let killed = 0
    while (killed === 0) {
      await setTimeout(10)
      const { rowCount } = await t.database.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and $1 = any(pg_blocking_pids(pid))`,
        [own[0]!.pid],
      )
      killed = rowCount ?? 0
    }
    expect(await sent).toMatchObject({ status: 503, code: 'COMMON503' })
    await holder.query('rollback')
    holder.release()
    expect(await traces()).toEqual(NOTHING)
    expect([(await write()).status, await traces()]).toEqual([201, WHOLE])
  })
})

import { createHash, createSecretKey, randomBytes } from 'node:crypto'
import { cataloguePlaces } from '@honjeo/catalogue/places'
import { createRandom } from '@honjeo/covers/random'
import { openDatabase, type Database } from '../../apps/api/src/db/client.ts'
import { migrateDatabase } from '../../apps/api/src/db/migrate.ts'
import { seedCatalogue } from '../../apps/api/src/demo/catalogue.ts'
import { createReceiptChecker } from '@honjeo/receipt-reader/receipt-checker'
import { findReceipt } from '../../apps/api/src/reviews/receipts/receipts.queries.ts'
import { admitReceipt, decideReceipt } from '../../apps/api/src/reviews/receipts/receipts.service.ts'
import { printReceipt, type PrintedReceipt } from '../../apps/api/src/reviews/receipts/testing/printed-receipt.ts'
import { samplePhoto } from '../../apps/api/src/reviews/receipts/testing/sample-receipt.ts'
import { firstPhoto, tamperingsOf } from '../../apps/api/src/reviews/receipts/testing/tampering.ts'
import { startDatabase } from './database.ts'
import { TODAY } from './receipt-samples.ts'

type Place = (typeof cataloguePlaces)[number]

export interface Attempt {
  name: string
  /** VERIFIED, or the reason of the refusal. */
  outcome: string
}

interface Shown extends Attempt {
  id: number
  userId: number
}

/** One paper, every attempt with it, each by another member or by its owner, and the outcome of honest visitors. */
export interface AttackedPaper {
  attempts: readonly Attempt[]
  /** How many receipts of the paper are accepted after all attempts. */
  accepted: number
  /** Attempts that cannot be distinguished from an honest paper. */
  beyond: readonly Attempt[]
  /** Visitors of the same place on the same day, who may take a second photo: who bought the same, and who bought something else. */
  visitors: { same: Attempt; other: Attempt; showNumber: boolean }
}

const DAY = '2026-11-14'
/** Papers whose photo is not read are of no use here. */
const FIRST_PHOTOS = 6
/** Every so many attempts one is the owner's own. */
const OWN_EVERY = 12
/** The layout without an approval number. */
const CASH_LAYOUT = 3

async function addMember({ pool }: Database, n: number): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `insert into users (email, password_hash, name, nickname, gender, birth_date, user_type, q1_expect, q2_habit, q3_avoid, q4_feeling,
       q5_necessity) values ($1, '-', '김혼저', $2, 'FEMALE', '1995-03-02', '여유형', 1, 1, 1, 1, 1) returning id::int`,
    [`visitor${n}@example.com`, `여행${n}`],
  )
  return rows[0]!.id
}

/** Attacks this number of papers through the service behind the routes, with its reader and its database. */
export async function* attackPapers(count: number): AsyncGenerator<AttackedPaper> {
  const server = await startDatabase()
  const database = await openDatabase(await server.create('receipts'))
  const log = { warn: console.warn, error: console.error }
  const checker = createReceiptChecker({ readers: 1, timeLimitMs: 300_000, waitLimitMs: 300_000, log })
  const clock = { now: () => new Date(`${TODAY}T03:00:00Z`) }
  const deps = { db: database.db, clock, checker, key: createSecretKey(randomBytes(32)), log }
  let members = 0

  async function show(name: string, place: Place, photo: Buffer, as?: number): Promise<Shown> {
    const userId = as ?? (await addMember(database, ++members))
    const { contentId } = place
    const imageHash = createHash('sha256').update(photo).digest('hex')
    const submission = { userId, contentId, place, visitDate: DAY, photo, imageHash }
    const id = await deps.db.transaction((tx) => admitReceipt(tx, clock.now(), submission))
    await decideReceipt(deps, id, submission)
    const receipt = await findReceipt(deps.db, id, userId)
    const outcome = receipt?.reason ?? receipt?.status ?? 'nothing'
    console.log(`${place.title}, ${name}${as === undefined ? '' : ' (its owner)'}: ${outcome}`)
    return { name, outcome, id, userId }
  }

  /** An honest visitor takes a second photo when the first could not be read. */
  async function visit(
    name: string,
    place: Place,
    receipt: PrintedReceipt,
    layout: number,
    seed: number,
  ): Promise<Attempt> {
    const photoOf = (n: number) => samplePhoto(createRandom(seed + n), receipt, layout, { inGoodLight: true })
    const first = await show(name, place, await photoOf(0))
    if (first.outcome !== 'UNREADABLE' && first.outcome !== 'INCOMPLETE') return first
    return show(`${name}, a second photo`, place, await photoOf(1), first.userId)
  }

  async function showFirst(place: Place, receipt: PrintedReceipt, layout: number) {
    for (let n = 0; n < FIRST_PHOTOS; n++) {
      const paper = { receipt, layout, seed: 500 + layout + n * 100 }
      const shown = await show('the first photo', place, await firstPhoto(paper))
      if (shown.outcome === 'VERIFIED') return { paper, first: shown }
    }
    throw new Error(`no photo of the receipt of ${place.title} was read`)
  }

  async function countAccepted({ contentId }: Place): Promise<number> {
    const { rows } = await database.pool.query<{ count: number }>(
      "select count(*)::int as count from receipts where content_id = $1 and status = 'VERIFIED'",
      [contentId],
    )
    return rows[0]!.count
  }

  async function attack(place: Place, layout: number): Promise<AttackedPaper> {
    const receipt = printReceipt(createRandom(9000 + layout), place, DAY)
    const { paper, first } = await showFirst(place, receipt, layout)
    const { forbidden, beyond } = tamperingsOf(paper)
    await database.pool.query('insert into point_events (user_id, amount, receipt_id) values ($1, 100, $2)', [
      first.userId,
      first.id,
    ])
    const attempts: Attempt[] = [first]
    for (const [n, { name, photo }] of forbidden.entries()) {
      attempts.push(await show(name, place, await photo(), n % OWN_EVERY === 1 ? first.userId : undefined))
    }
    const accepted = await countAccepted(place)
    const { items } = printReceipt(createRandom(9100 + layout), place, DAY)
    const later = { ...receipt, time: '15:31:01', approvalNumber: `3123456${layout}` }
    const visitors = {
      same: await visit('another visitor', place, later, layout, 7000 + layout * 10),
      other: await visit(
        'another visitor who bought something else',
        place,
        { ...receipt, items, time: '16:32:02', approvalNumber: `3246913${layout}` },
        layout,
        7005 + layout * 10,
      ),
      showNumber: layout !== CASH_LAYOUT,
    }
    const further: Attempt[] = []
    for (const { name, photo } of beyond) further.push(await show(name, place, await photo()))
    return { attempts, accepted, beyond: further, visitors }
  }

  try {
    await migrateDatabase(database)
    await seedCatalogue(database.db)
    for (let n = 0; n < count; n++) {
      // The places have names that are easy to read, since recognition is not what this measures.
      yield await attack(cataloguePlaces.filter(({ title }) => /^[가-힣]{5,8}$/.test(title))[n * 41]!, n)
    }
  } finally {
    checker.close()
    await database.close()
    await server.stop()
  }
}

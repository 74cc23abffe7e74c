import { createSecretKey, randomBytes } from 'node:crypto'
import { cataloguePlaces } from '@honjeo/catalogue/places'
import { createRandom } from '@honjeo/covers/random'
import { openDatabase, type Database } from '../../apps/api/src/db/client.ts'
import { migrateDatabase } from '../../apps/api/src/db/migrate.ts'
import { seedCatalogue } from '../../apps/api/src/db/seed/catalogue.ts'
import { createReceiptChecker } from '../../apps/api/src/receipts/receipt-checker.ts'
import { findReceipt } from '../../apps/api/src/receipts/receipts.queries.ts'
import { admitReceipt, decideReceipt } from '../../apps/api/src/receipts/receipts.service.ts'
import { printReceipt } from '../../apps/api/src/receipts/testing/printed-receipt.ts'
import { samplePhoto } from '../../apps/api/src/receipts/testing/sample-receipt.ts'
import { firstPhoto, tamperingsOf } from '../../apps/api/src/receipts/testing/tampering.ts'
import { startDatabase } from './database.ts'
import { TODAY } from './receipt-samples.ts'

export interface Attempt {
  name: string
  /** VERIFIED, or the reason of the refusal. */
  outcome: string
}

/** One paper, every attempt with it, each by another member, and the outcome of two honest visitors. */
export interface AttackedPaper {
  attempts: readonly Attempt[]
  /** Visitors who bought the same at the same place on the same day. */
  visitors: readonly Attempt[]
}

const DAY = '2026-11-14'
const VISITORS = 2

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

  async function show(name: string, place: (typeof cataloguePlaces)[number], photo: Buffer): Promise<Attempt> {
    const userId = await addMember(database, ++members)
    const { contentId } = place
    const submission = { userId, contentId, place, visitDate: DAY, photo, imageHash: `${members}` }
    const id = await deps.db.transaction((tx) => admitReceipt(tx, clock.now(), submission))
    await decideReceipt(deps, id, submission)
    const receipt = await findReceipt(deps.db, id, userId)
    const attempt = { name, outcome: receipt?.reason ?? receipt?.status ?? 'nothing' }
    console.log(`${place.title}, ${name}: ${attempt.outcome}`)
    return attempt
  }

  try {
    await migrateDatabase(database)
    await seedCatalogue(database.db)
    for (let n = 0; n < count; n++) {
      // The places have names that are easy to read, since recognition is not what this measures.
      const place = cataloguePlaces.filter(({ title }) => /^[가-힣]{5,8}$/.test(title))[n * 41]!
      const receipt = printReceipt(createRandom(9000 + n), place, DAY)
      const paper = { receipt, layout: n, seed: 500 + n }
      const attempts = [await show('the first photo', place, await firstPhoto(paper))]
      for (const { name, photo } of tamperingsOf(paper)) attempts.push(await show(name, place, await photo()))
      const visitors: Attempt[] = []
      for (let k = 1; k <= VISITORS; k++) {
        const other = { ...receipt, time: `1${k + 4}:3${k}:0${k}`, approvalNumber: `${30_000_000 + k * 1_234_567}` }
        visitors.push(
          await show('another visitor', place, await samplePhoto(createRandom(7000 + n * 10 + k), other, n)),
        )
      }
      yield { attempts, visitors }
    }
  } finally {
    checker.close()
    await database.close()
    await server.stop()
  }
}

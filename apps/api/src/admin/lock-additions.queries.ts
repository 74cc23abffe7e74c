import { sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'

const LOCKS = { PLACE: 7_260_011, BANNER: 7_260_012, TEMPLATE: 7_260_013 }

/** Makes additions to what is numbered or limited wait for each other, until the transaction ends. */
export async function lockAdditions(tx: Db, to: keyof typeof LOCKS): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS[to]})`)
}

import { sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'

const SEED_LOCK = 7_260_003

/**
 * Servers that start together seed one after the other, until the transaction ends: the catalogue and the reviews of
 * the demo write the same places in different orders and would wait for each other. No request waits for an answer
 * here, so the time limit of a request does not hold.
 */
export async function lockSeeding(tx: Db): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`)
  await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`)
}

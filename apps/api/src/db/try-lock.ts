import type { Database } from './client.ts'

/** Jobs that one server at a time does, by numbers that nothing else locks. */
export const LOCKS = { import: 7_260_005, imagesCleanUp: 7_260_004, retention: 7_260_007, rings: 7_260_008 }

/** Takes a lock on a connection of its own; undefined when another server has it, else what gives it back. */
export async function tryLock({ pool }: Database, lock: number): Promise<(() => Promise<void>) | undefined> {
  const client = await pool.connect()
  let isOurs = false
  try {
    const { rows } = await client.query<{ isOurs: boolean }>('select pg_try_advisory_lock($1) as "isOurs"', [lock])
    isOurs = rows[0]?.isOurs ?? false
  } finally {
    if (!isOurs) client.release()
  }
  if (!isOurs) return undefined
  return async () => {
    // Closing alone would do, a moment later; where the connection broke, the lock is gone already.
    await client.query('select pg_advisory_unlock($1)', [lock]).catch(() => {})
    client.release(true)
  }
}

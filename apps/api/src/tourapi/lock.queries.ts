import type { Database } from '../db/client.ts'

/** Any number that nothing else locks. */
const IMPORT_LOCK = 7_260_005

/** Lets one import at a time work on a database; undefined when another one does, else what ends the lock. */
export async function lockImport({ pool }: Database): Promise<(() => void) | undefined> {
  const client = await pool.connect()
  // Without a listener, a connection that breaks would end the process before it could say what happened.
  client.on('error', () => {})
  const { rows } = await client.query<{ isOurs: boolean }>('select pg_try_advisory_lock($1) as "isOurs"', [IMPORT_LOCK])
  if (rows[0]?.isOurs) return () => client.release(true)
  client.release()
  return undefined
}

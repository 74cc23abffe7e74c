import type { Database } from '../../db/client.ts'
import { LOCKS, tryLock } from '../../db/try-lock.ts'

/** Lets one import at a time work on a database; undefined when another one does, else what ends the lock. */
export const lockImport = (database: Database) => tryLock(database, LOCKS.import)

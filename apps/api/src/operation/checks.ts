import type { Database } from '../db/client.ts'
import { isSchemaCurrent } from '../db/migrate.ts'
import type { Bus } from '../bus/bus.ts'
import { withinTime } from '../lib/within-time.ts'

const CHECK_MS = 2000

/** `ok`, or what is wrong; never longer than the limit. */
const outcomeOf = (checking: Promise<unknown>): Promise<string> =>
  withinTime(CHECK_MS, checking).then(
    () => 'ok',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )

/** A store that rejects when it could take nothing now. */
export interface Checked {
  check(): Promise<void>
}

export type PartStates = Record<'database' | 'bus' | 'images', string>

/** Asks every part that the server cannot do its work without. */
export function createChecks({ database, bus, images }: { database: Database; bus: Bus; images: Checked }) {
  async function checkDatabase() {
    if (!(await isSchemaCurrent(database))) throw new Error('migrations are missing')
  }
  return async (): Promise<PartStates> => {
    const [databaseState, busState, imagesState] = await Promise.all([
      outcomeOf(checkDatabase()),
      outcomeOf(bus.ping()),
      outcomeOf(images.check()),
    ])
    return { database: databaseState, bus: busState, images: imagesState }
  }
}

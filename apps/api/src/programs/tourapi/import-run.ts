import type { Clock } from '../../lib/clock.ts'
import type { Db } from '../../db/client.ts'
import type { TourApi } from './client.ts'
import type { ImportProgress } from './progress.ts'
import type { ImportTally } from './tally.ts'

/** What every step of an import works with. */
export interface ImportRun {
  db: Db
  api: TourApi
  clock: Clock
  tally: ImportTally
  progress: ImportProgress
  /** Rows a page of the lists has. */
  pageSize: number
  /** Calls that may still be made today. */
  callsLeft: () => Promise<number>
}

export const isoNow = ({ clock }: ImportRun) => clock.now().toISOString()

const DAY_MS = 86_400_000
export const daysAgo = ({ clock }: ImportRun, days: number) => new Date(clock.now().getTime() - days * DAY_MS)

import type { Clock } from '../../lib/clock.ts'
import type { Db } from '../../db/client.ts'
import type { TourApi } from './client.ts'
import type { Progress } from './progress.ts'
import type { Tally } from './tally.ts'

/** What every step of an import works with. */
export interface ImportRun {
  db: Db
  api: TourApi
  clock: Clock
  tally: Tally
  progress: Progress
  /** Rows a page of the lists has. */
  pageSize: number
  /** Calls that may still be made today. */
  callsLeft: () => Promise<number>
}

export const isoNow = ({ clock }: ImportRun) => clock.now().toISOString()

const DAY_MS = 86_400_000
export const daysAgo = ({ clock }: ImportRun, days: number) => new Date(clock.now().getTime() - days * DAY_MS)

import type { Clock } from '../../lib/clock.ts'
import type { Db } from '../../db/client.ts'
import type { TourApi } from '@honjeo/tourapi/operation'
import type { ImportProgress } from './progress.ts'

type ListOutcome = 'inserted' | 'changed' | 'unchanged'

/** What an import did, place by place. */
export class ImportTally {
  readonly #outcomes = new Map<number, ListOutcome>()
  /** Rows that cannot be shown: number and title, and why. */
  readonly leftOut = new Map<string, string>()
  hidden = 0
  restored = 0
  /** How many places had their details fetched, and below those whose details the service did not give. */
  details = 0
  withoutAnswer = 0

  /** A place is met in several lists; the first time that changed something counts. */
  listed(contentIds: readonly number[], written: readonly { contentId: number; isNew: boolean }[]): void {
    for (const id of contentIds) if (!this.#outcomes.has(id)) this.#outcomes.set(id, 'unchanged')
    for (const { contentId, isNew } of written) {
      if (this.#outcomes.get(contentId) !== 'inserted') this.#outcomes.set(contentId, isNew ? 'inserted' : 'changed')
    }
  }

  count(outcome: ListOutcome): number {
    return [...this.#outcomes.values()].filter((each) => each === outcome).length
  }
}

/** What every step of an import works with. */
export interface ImportRun {
  db: Db
  api: TourApi
  clock: Clock
  tally: ImportTally
  progress: ImportProgress
  /** How many rows a page of the lists has. */
  pageSize: number
  /** Calls that may still be made today. */
  callsLeft: () => Promise<number>
}

export const isoNow = ({ clock }: ImportRun) => clock.now().toISOString()

const DAY_MS = 86_400_000
export const daysAgo = ({ clock }: ImportRun, days: number) => new Date(clock.now().getTime() - days * DAY_MS)

type ListOutcome = 'inserted' | 'changed' | 'unchanged'

/** What an import did, place by place. */
export class ImportTally {
  readonly #outcomes = new Map<number, ListOutcome>()
  /** Rows that cannot be shown: number and title, and why. */
  readonly leftOut = new Map<string, string>()
  hidden = 0
  restored = 0
  /** Places whose details were fetched, and those whose details the service did not give. */
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

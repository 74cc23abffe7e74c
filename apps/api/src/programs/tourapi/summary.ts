import type { ImportOutcome } from './run-import.ts'

const LEFT_OUT_SHOWN = 10

const endings: Record<ImportOutcome['end'], string> = {
  complete: 'Everything is up to date.',
  waiting: 'Something is left for another day: run the import again tomorrow, and it goes on from here.',
  interrupted: 'Interrupted: run the import again, and it goes on from here.',
  failed: 'What came before that is kept: run the import again later, and it goes on from here.',
}

/** What an import did, as lines for people. */
export function summaryOf({ end, problem, tally, callsToday, dailyBudget, waiting }: ImportOutcome): string[] {
  const leftOut = [...tally.leftOut].map(([place, reason]) => `left out: ${place} (${reason})`)
  const more = leftOut.length - LEFT_OUT_SHOWN
  return [
    `places: ${tally.count('inserted')} inserted, ${tally.count('changed')} changed, ${tally.count('unchanged')} unchanged`,
    `withdrawn by the service: ${tally.hidden} hidden, ${tally.restored} restored`,
    `details: ${tally.details} fetched, ${tally.withoutAnswer} without an answer, ${waiting} still waiting`,
    ...leftOut.slice(0, LEFT_OUT_SHOWN),
    ...(more > 0 ? [`left out: ${more} more`] : []),
    `calls today: ${callsToday} of ${dailyBudget}, ${Math.max(0, dailyBudget - callsToday)} left`,
    ...(problem === null ? [] : [`The import stopped: ${problem}.`]),
    endings[end],
  ]
}

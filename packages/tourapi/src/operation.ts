import type { Page } from './answer.ts'

export type Operation =
  | 'areaBasedList2'
  | 'areaBasedSyncList2'
  | 'searchFestival2'
  | 'detailCommon2'
  | 'detailIntro2'
  | 'detailImage2'

/** Asks one question; rejects with `TourApiFailure`, with `BudgetSpent`, or as the signal says. */
export type TourApi = (operation: Operation, parameters: Record<string, string | number>) => Promise<Page>

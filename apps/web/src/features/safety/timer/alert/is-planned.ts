import type { TimerAlert } from '@honjeo/contract/safety/timer'

/** Whether the traveller named a time: who calls for help without a timer has one that ends as it begins. */
export const isPlanned = ({ startedAt, plannedAt }: Pick<TimerAlert, 'startedAt' | 'plannedAt'>): boolean =>
  plannedAt !== null && plannedAt !== startedAt

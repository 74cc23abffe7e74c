import type { CheckInAlert } from '@honjeo/contract/check-ins'

/** Whether the traveller named a time: who calls for help without a timer has one that ends as it begins. */
export const isPlanned = ({ startedAt, plannedAt }: Pick<CheckInAlert, 'startedAt' | 'plannedAt'>): boolean =>
  plannedAt !== null && plannedAt !== startedAt

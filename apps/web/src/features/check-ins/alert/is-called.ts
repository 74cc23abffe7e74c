import type { CheckInAlert } from '@honjeo/contract/check-ins'

/** Whether the traveller asked for help, and is not late: the time was still ahead, or none was named. `now` by the server's clock. */
export const isCalled = (
  { startedAt, plannedAt }: Pick<CheckInAlert, 'startedAt' | 'plannedAt'>,
  now: number,
): boolean => plannedAt !== null && (!isPlanned({ startedAt, plannedAt }) || now < Date.parse(plannedAt))

/** Whether they named a time: who asks for help without a timer has one that ends as it begins. */
export const isPlanned = ({ startedAt, plannedAt }: Pick<CheckInAlert, 'startedAt' | 'plannedAt'>): boolean =>
  plannedAt !== null && plannedAt !== startedAt

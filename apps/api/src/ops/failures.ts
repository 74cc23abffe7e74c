import { ERRORS, type ErrorName } from '@honjeo/contract/values/error-codes'
import { counter } from './metrics.ts'

const failures = counter('honjeo_failures_total', 'Refusals and failures sent to clients, by HTTP or STOMP', ['code'])

/** Also what a throttle refuses is seen by this, as a code whose status is 429. */
export const countFailure = (reason: ErrorName) => failures.inc({ code: ERRORS[reason].code })

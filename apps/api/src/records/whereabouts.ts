import { say } from '@honjeo/contract/values/sentences'
import type { Whereabouts } from './place-columns.ts'
import { appError } from '../lib/errors.ts'

/** Half a position is none: latitude and longitude come together, and an order by distance needs them. */
export function requireWhereabouts({ lat, lng }: Whereabouts, isNeeded = false): void {
  if ((lat === undefined) === (lng === undefined) && !(isNeeded && lat === undefined)) return
  throw appError('INVALID_INPUT', { fields: { lat: say('HALF_A_POSITION') } })
}

import { networkKey } from '../limits/client-address.ts'
import { createGate } from '@honjeo/resilience/gate'

/**
 * Four connections do some hundreds of lookups a second; requests that would wait for more than a second are refused.
 */
const { pass } = createGate({ name: 'lookups', room: 4, waiting: 256 })

/**
 * Runs a lookup for a caller who has proven nothing yet. Networks take turns, so that however many requests come from
 * a few of them, connections stay free for others, and for members in danger.
 */
export const inLookupTurn = <T>(address: string, lookUp: () => Promise<T>): Promise<T> =>
  pass(lookUp, { source: networkKey(address) })

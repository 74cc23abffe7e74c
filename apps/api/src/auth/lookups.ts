import { createFairGate } from '../gate.ts'

/** A few connections to the database do some hundreds of these a second; those who wait for more than a second are sent away. */
const lookups = createFairGate({ name: 'lookups', running: 4, waiting: 256 })

/**
 * What strangers have looked up in the database, before anything is known of them: in turns by address, so that however many
 * ask from a few addresses, the connections are there for others, and for whoever is in danger.
 */
export const inLookupTurn = <T>(address: string, lookUp: () => Promise<T>): Promise<T> => lookups(address, lookUp)

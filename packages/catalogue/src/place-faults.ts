import { faultsBetween } from './place-faults-between.ts'
import { faultsOf } from './place-faults-single.ts'
import type { CataloguePlace } from './place.ts'

/** Returns what forbids these places as a catalogue: one line a fault, the title first. Empty when all is well. */
export function placeFaults(places: readonly CataloguePlace[]): string[] {
  return [...places.flatMap((place) => faultsOf(place)), ...faultsBetween(places)]
}

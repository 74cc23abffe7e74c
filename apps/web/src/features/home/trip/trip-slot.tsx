import { lazy, Suspense } from 'react'
import { TripRoom } from './trip-room.tsx'

/** Comes after the first tap could be made; where it cannot be fetched, home does without it. */
const TripCard = lazy(() =>
  import('./trip-card.tsx').then(
    (module) => ({ default: module.TripCard }),
    () => ({ default: () => <TripRoom /> }),
  ),
)

export function TripSlot() {
  return (
    <Suspense fallback={<TripRoom />}>
      <TripCard />
    </Suspense>
  )
}

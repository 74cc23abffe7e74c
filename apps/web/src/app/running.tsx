import { CheckInBar } from '#features/check-ins/check-in-bar.tsx'
import { ShareBar } from '#features/location-sharing/share-bar.tsx'

/** What goes on wherever the member is in the app, each with a bar of its own; shows nothing where nothing does. */
export function RunningBars() {
  return (
    <>
      <CheckInBar />
      <ShareBar />
    </>
  )
}

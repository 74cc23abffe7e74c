import { WaitingMeetings } from '#features/rooms/meeting/waiting-meetings.tsx'
import { TimerBar } from '#features/safety/timer/timer-bar.tsx'
import { ShareBar } from '#features/safety/sharing/share-bar.tsx'

/** What goes on wherever the member is in the app, each with a bar of its own; shows nothing where nothing does. */
export function RunningBars() {
  return (
    <>
      <TimerBar />
      <ShareBar />
      <WaitingMeetings />
    </>
  )
}

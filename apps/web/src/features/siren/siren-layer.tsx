import type { ReactNode } from 'react'
import { SirenAftercare } from './siren-aftercare.tsx'
import { SirenAlarm } from './siren-alarm.tsx'
import { leaveSiren, useSiren } from './siren.ts'

/** What the siren shows over the app, once it was started; `alert` tells people at once, without the phone's messages. */
export function SirenLayer({ alert }: { alert: ReactNode }) {
  const phase = useSiren((state) => state.phase)
  return (
    <>
      <SirenAlarm isOpen={phase === 'running'} />
      <SirenAftercare isOpen={phase === 'stopped'} onClose={leaveSiren} alert={alert} />
    </>
  )
}

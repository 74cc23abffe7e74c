import type { ReactNode } from 'react'
import { lazyLayer } from '#ui/lazy-layer.tsx'
import { loadAftercare } from './load-aftercare.ts'
import { SirenAlarm } from './siren-alarm.tsx'
import { leaveSiren, useSiren } from './siren.ts'

const SirenAftercare = lazyLayer(loadAftercare)

/** What the siren shows over the app, once it was started; `alert` tells people at once, without the phone's messages. */
export function SirenLayer({ alert }: { alert: ReactNode }) {
  const phase = useSiren((state) => state.phase)
  return (
    <>
      {phase === 'running' && <SirenAlarm />}
      <SirenAftercare open={phase === 'stopped'} onClose={leaveSiren} alert={alert} />
    </>
  )
}

import type { ReactNode } from 'react'
import { lazyLayer, loadOverlays } from '#ui/overlay/dialog.tsx'
import { SirenAlarm } from './siren-alarm.tsx'
import { GESTURES } from './siren-sound.ts'
import { takeStage } from './siren-stage.tsx'
import { leaveSiren, prepareSiren, useSiren } from './siren.ts'

/** What to do after the siren; it is fetched ahead, for the siren itself needs none of it. */
const loadAftercare = () => import('./siren-aftercare.tsx').then(({ SirenAftercare }) => SirenAftercare)
const SirenAftercare = lazyLayer(loadAftercare)

/**
 * Makes everything ready that the siren needs, so that nothing is loaded when it counts. `alert` appears among what can be
 * done after it. Returns what stops waiting for a gesture that lets the page sound.
 */
export function readySiren(alert: ReactNode): () => void {
  takeStage(<SirenLayer alert={alert} />)
  const sound = prepareSiren()
  // The question, and what comes after the siren, need this code; the siren itself needs none of it.
  Promise.all([loadOverlays(), loadAftercare()]).catch(() => {})
  const waiting = new AbortController()
  async function unlock() {
    if (await sound.unlock()) waiting.abort()
  }
  // Mostly a person scrolls or ticks something before they ever need it.
  const options = { capture: true, passive: true, signal: waiting.signal }
  for (const gesture of GESTURES) window.addEventListener(gesture, () => void unlock(), options)
  return () => waiting.abort()
}

/** What the siren shows over the app, once it was started; `alert` reaches people at once, without the phone's messages. */
function SirenLayer({ alert }: { alert: ReactNode }) {
  const phase = useSiren((state) => state.phase)
  return (
    <>
      {phase === 'running' && <SirenAlarm />}
      <SirenAftercare open={phase === 'stopped'} onClose={leaveSiren} alert={alert} />
    </>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { Card } from '#ui/card.tsx'
import { EmergencyCalls } from '#ui/emergency-calls.tsx'
import { loadOverlays } from '#ui/load-overlays.ts'
import { loadAftercare } from './load-aftercare.ts'
import { SirenButton } from './siren-button.tsx'
import { SirenDialog } from './siren-dialog.tsx'
import { SirenLayer } from './siren-layer.tsx'
import { GESTURES } from './siren-sound.ts'
import { takeStage } from './siren-stage.tsx'
import { prepareSiren } from './siren.ts'

/**
 * Help that is heard. Everything the siren needs is there and ready once this is on the screen; `alert` stands among what can be done
 * after it.
 */
export function SirenBox({ alert }: { alert: ReactNode }) {
  const { t } = useLingui()
  const [isAsking, setAsking] = useState(false)
  const hintId = useId()

  useEffect(() => {
    takeStage(<SirenLayer alert={alert} />)
    const sound = prepareSiren()
    // For the question, and what comes after the siren; the siren itself needs none of it.
    Promise.all([loadOverlays(), loadAftercare()]).catch(() => {})
    const waiting = new AbortController()
    async function unlock() {
      if (await sound.unlock()) waiting.abort()
    }
    // Mostly somebody scrolls or ticks something before they ever need it.
    const options = { capture: true, passive: true, signal: waiting.signal }
    for (const gesture of GESTURES) window.addEventListener(gesture, () => void unlock(), options)
    return () => waiting.abort()
  }, [alert])

  return (
    <Card className="flex flex-col gap-4 p-5">
      <div className="flex flex-wrap items-center justify-center gap-4">
        <div className="min-w-0 flex-1 basis-40">
          <h2 className="text-lg font-bold">{t`도움이 필요할 때`}</h2>
          <p id={hintId} className="mt-1 text-basalt-700">
            <Trans>1.5초 동안 누르고 있으면 사이렌이 바로 울려요. 짧게 누르면 먼저 물어봐요.</Trans>
          </p>
        </div>
        <SirenButton onTap={() => setAsking(true)} describedBy={hintId} />
      </div>
      <EmergencyCalls isCompact />
      <p className="text-center text-sm text-balance text-basalt-500">
        <Trans>혼저는 긴급 신고 서비스가 아니에요. 위험하면 바로 전화하세요.</Trans>
      </p>
      <SirenDialog isOpen={isAsking} onClose={() => setAsking(false)} />
    </Card>
  )
}

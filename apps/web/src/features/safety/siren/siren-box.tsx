import { Trans, useLingui } from '@lingui/react/macro'
import { Siren, Square } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/list/card.tsx'
import { cx } from '#ui/cx.ts'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { EmergencyCalls } from '../emergency-calls.tsx'
import { readySiren } from './siren-ready.tsx'
import { startSiren, stopSiren, useSiren } from './siren.ts'
import { useHold } from './use-hold.ts'

/**
 * Help that is heard. Everything the siren needs is there and ready once this is on the screen; `alert` is one of the things to do
 * after it.
 */
export function SirenBox({ alert }: { alert: ReactNode }) {
  const { t } = useLingui()
  const [isAsking, setAsking] = useState(false)
  const hintId = useId()

  useEffect(() => readySiren(alert), [alert])

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

interface SirenButtonProps {
  /** A shorter press: the traveller who meant it is asked. */
  onTap: () => void
  /** The id of the text that says how it is pressed. */
  describedBy: string
}

/** A round button with a ring that fills while it is held; held for long enough, the siren starts at once. */
function SirenButton({ onTap, describedBy }: SirenButtonProps) {
  const { t } = useLingui()
  const ring = useRef<SVGCircleElement>(null)
  const isRunning = useSiren(({ phase }) => phase === 'running')
  const { isHeld, handlers } = useHold(
    { onComplete: startSiren, onTap: isRunning ? stopSiren : onTap, isHoldable: !isRunning },
    (share) => ring.current?.setAttribute('stroke-dashoffset', String(1 - share)),
  )
  const label = isRunning ? t`사이렌 끄기` : t`사이렌 울리기`
  const Icon = isRunning ? Square : Siren
  return (
    <button
      {...handlers}
      type="button"
      aria-describedby={isRunning ? undefined : describedBy}
      className="relative flex aspect-square w-[min(8.25rem,100%)] shrink-0 touch-none items-center justify-center rounded-full [-webkit-touch-callout:none] select-none"
    >
      <svg aria-hidden="true" viewBox="0 0 144 144" className="pointer-events-none absolute inset-0 -rotate-90">
        <circle cx="72" cy="72" r="67" fill="none" strokeWidth="8" className="stroke-danger-bg" />
        <circle
          ref={ring}
          cx="72"
          cy="72"
          r="67"
          fill="none"
          strokeWidth="8"
          strokeLinecap="round"
          pathLength="1"
          strokeDasharray="1 1"
          strokeDashoffset="1"
          // A round cap is seen of a line without any length, too.
          className={cx('stroke-danger', !isHeld && 'opacity-0')}
        />
      </svg>
      <span
        className={cx(
          'flex size-[82%] flex-col items-center justify-center gap-1 rounded-full bg-danger-fill p-2 text-center text-sm leading-tight font-bold text-white shadow-2 transition-[scale]',
          isHeld && 'scale-[0.95]',
        )}
      >
        <Icon aria-hidden="true" size={30} className="shrink-0" />
        {isHeld ? t`계속 누르세요` : label}
      </span>
    </button>
  )
}

interface SirenDialogProps {
  isOpen: boolean
  onClose: () => void
}

/**
 * The way to the siren for those who cannot hold a button. Not `confirm`, which answers when the dialog has gone: sound must start
 * within the tap itself.
 */
function SirenDialog({ isOpen, onClose }: SirenDialogProps) {
  const { t } = useLingui()
  const run = useRef<HTMLButtonElement>(null)

  function handleRun() {
    startSiren()
    onClose()
  }

  return (
    <Dialog
      open={isOpen}
      onOpenChange={onClose}
      title={t`사이렌을 울릴까요?`}
      description={<Trans>아주 큰 소리가 바로 나요. 주변에 위험을 알릴 때 울리세요.</Trans>}
      // A traveller in need presses Enter twice; one who came here by mistake can stop it.
      initialFocus={run}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>{t`취소`}</Button>
          <Button ref={run} variant="danger" onClick={handleRun}>{t`울리기`}</Button>
        </>
      }
    >
      <EmergencyCalls isCompact />
    </Dialog>
  )
}

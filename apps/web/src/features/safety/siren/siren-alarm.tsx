import { Trans, useLingui } from '@lingui/react/macro'
import { Siren } from 'lucide-react'
import { useId, useRef } from 'react'
import { cx } from '#ui/cx.ts'
import { EmergencyCalls } from '#ui/emergency-calls.tsx'
import { useCloseOnBack } from '#ui/use-close-on-back.ts'
import { SirenState } from './siren-state.tsx'
import { hushForCall, stopSiren, useSiren } from './siren.ts'
import { StopSiren } from './stop-siren.tsx'
import { useFlash } from './use-flash.ts'
import { useModal } from './use-modal.ts'

function ignore() {}

/** The screen while the siren sounds: it flashes, and nothing but its own two ways of stopping closes it. */
export function SirenAlarm() {
  const { t } = useLingui()
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  const stateId = useId()
  const isHeard = useSiren((state) => state.isHeard)
  const isLit = useFlash()
  useCloseOnBack(true, ignore, undefined, false)
  // No button has the focus at first: the key that started the siren may still be down.
  const held = useModal(dialog, title)
  return (
    <dialog
      {...held}
      ref={dialog}
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={stateId}
      data-lit={isLit}
      className={cx(
        'fixed inset-0 flex size-full max-h-none max-w-none flex-col overflow-y-auto overscroll-none outline-none backdrop:hidden',
        isLit ? 'bg-white text-ink' : 'bg-danger-fill text-white',
      )}
    >
      <div className="column flex min-h-full flex-1 flex-col">
        <div className="pt-safe-6 flex flex-1 flex-col items-center justify-center gap-3 px-gutter pb-6 text-center">
          <Siren aria-hidden="true" size={72} className="shrink-0" />
          <h2 ref={title} id={titleId} tabIndex={-1} className="max-w-full text-3xl font-bold outline-none">
            {isHeard === null && t`사이렌을 켜고 있어요`}
            {isHeard === true && t`사이렌이 울리고 있어요`}
            {isHeard === false && t`화면으로 알리고 있어요`}
          </h2>
          <div id={stateId}>
            <SirenState />
          </div>
        </div>
        <div className="pb-safe-5 flex flex-col gap-3 rounded-t-xl bg-ink px-gutter pt-5 text-white">
          <EmergencyCalls isCompact onCall={hushForCall} />
          <p className="text-center text-sm text-balance">
            <Trans>전화하는 동안은 조용해져요. 이 화면에 돌아오면 다시 울려요.</Trans>
          </p>
          <StopSiren onStop={stopSiren} />
        </div>
      </div>
    </dialog>
  )
}

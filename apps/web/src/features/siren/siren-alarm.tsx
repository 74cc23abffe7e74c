import { AlertDialog } from '@base-ui/react/alert-dialog'
import { Trans, useLingui } from '@lingui/react/macro'
import { Siren } from 'lucide-react'
import { useRef } from 'react'
import { cx } from '#ui/cx.ts'
import { useCloseOnBack } from '#ui/use-close-on-back.ts'
import { EmergencyCalls } from './emergency-calls.tsx'
import { SirenState } from './siren-state.tsx'
import { hushForCall, stopSiren, useSiren } from './siren.ts'
import { StopSiren } from './stop-siren.tsx'
import { useFlash } from './use-flash.ts'

function ignore() {}

/** The screen while the siren sounds: it flashes, and nothing but its own two ways of stopping closes it. */
export function SirenAlarm({ isOpen }: { isOpen: boolean }) {
  const { t } = useLingui()
  const title = useRef<HTMLHeadingElement>(null)
  const isHeard = useSiren((state) => state.isHeard)
  const isLit = useFlash(isOpen)
  useCloseOnBack(isOpen, ignore, undefined, false)
  return (
    <AlertDialog.Root open={isOpen}>
      <AlertDialog.Portal>
        <AlertDialog.Popup
          // No button: the key that started the siren may still be down.
          initialFocus={title}
          data-lit={isLit}
          className={cx(
            'fixed inset-0 z-70 flex flex-col overflow-y-auto overscroll-none outline-none',
            isLit ? 'bg-white text-ink' : 'bg-danger-fill text-white',
          )}
        >
          <div className="column pt-safe-6 pb-safe-6 flex min-h-full flex-col gap-4 px-gutter">
            <div className="flex flex-1 flex-col items-center justify-center gap-3 text-center">
              <Siren aria-hidden="true" size={72} />
              <AlertDialog.Title ref={title} tabIndex={-1} className="rounded-md text-3xl font-bold outline-none">
                {isHeard === false ? t`화면으로 알리고 있어요` : t`사이렌이 울리고 있어요`}
              </AlertDialog.Title>
              <AlertDialog.Description render={<div />}>
                <SirenState />
              </AlertDialog.Description>
            </div>
            <div>
              <EmergencyCalls isOnFlash onCall={hushForCall} />
              <p className="mt-2 text-center text-sm">
                <Trans>전화하는 동안은 조용해져요. 이 화면에 돌아오면 다시 울려요.</Trans>
              </p>
            </div>
            <StopSiren onStop={stopSiren} />
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}

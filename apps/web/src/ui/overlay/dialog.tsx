import { lazy, Suspense } from 'react'
import type { DialogProps } from './dialog-popup.tsx'
import { loadDialogPopup } from './load-overlays.ts'
import { useCloseOnBack } from '#lib/navigation/layer-history.ts'
import { useWasOpened } from './use-was-opened.ts'

const DialogPopup = lazy(loadDialogPopup)

export function Dialog(props: DialogProps) {
  useCloseOnBack(props.open, () => props.onOpenChange(false), props.onGone, props.isDismissible)
  return (
    useWasOpened(props.open) && (
      <Suspense>
        <DialogPopup {...props} />
      </Suspense>
    )
  )
}

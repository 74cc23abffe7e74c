import { useCloseOnBack } from '#lib/navigation/layer-history.ts'
import { lazyLayer, loadOverlays } from './load.tsx'
import type { DialogProps, SheetProps } from './overlays.tsx'

const DialogPopup = lazyLayer(() => loadOverlays().then((overlays) => overlays.DialogPopup))
const SheetPopup = lazyLayer(() => loadOverlays().then((overlays) => overlays.SheetPopup))

export function Dialog(props: DialogProps) {
  useCloseOnBack(props.open, () => props.onOpenChange(false), props.onGone, props.isDismissible)
  return <DialogPopup {...props} />
}

/** A bottom sheet: drag it down, tap outside, Escape or back to close. */
export function Sheet(props: SheetProps) {
  useCloseOnBack(props.open, () => props.onOpenChange(false), props.onGone)
  return <SheetPopup {...props} />
}

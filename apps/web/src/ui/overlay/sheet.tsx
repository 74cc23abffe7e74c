import { lazy, Suspense } from 'react'
import { loadSheetPopup } from './load-overlays.ts'
import type { SheetProps } from './sheet-popup.tsx'
import { useCloseOnBack } from '#lib/navigation/layer-history.ts'
import { useWasOpened } from './use-was-opened.ts'

const SheetPopup = lazy(loadSheetPopup)

/** A bottom sheet: drag it down, tap outside, Escape or back to close. */
export function Sheet(props: SheetProps) {
  useCloseOnBack(props.open, () => props.onOpenChange(false), props.onGone)
  return (
    useWasOpened(props.open) && (
      <Suspense>
        <SheetPopup {...props} />
      </Suspense>
    )
  )
}

import { type ComponentType, lazy, Suspense, useState } from 'react'
import { useCloseOnBack } from '#lib/navigation/layer-history.ts'
import type { DialogProps } from './overlays.tsx'

/** What opens over a screen stays out of the first load. */
export const loadOverlays = () => import('./overlays.tsx')
export type Overlays = Awaited<ReturnType<typeof loadOverlays>>

/**
 * A sheet or dialog whose code is fetched with its first opening, and stays for its closing. For nothing that helps in danger:
 * that comes with its screen.
 */
export function lazyLayer<Props extends { open: boolean }>(load: () => Promise<ComponentType<Props>>) {
  const Layer = lazy(() => load().then((component) => ({ default: component })))
  return function LazyLayer(props: Props) {
    const [wasOpened, setWasOpened] = useState(props.open)
    if (props.open && !wasOpened) setWasOpened(true)
    return wasOpened && <Suspense>{<Layer {...props} />}</Suspense>
  }
}

function closingOnBack<Props extends DialogProps>(popupOf: (overlays: Overlays) => ComponentType<Props>) {
  const Popup = lazyLayer(() => loadOverlays().then(popupOf))
  return function LayerOverPage(props: Props) {
    useCloseOnBack(props.open, () => props.onOpenChange(false), props.onGone, props.isDismissible)
    return <Popup {...props} />
  }
}

export const Dialog = closingOnBack(({ DialogPopup }) => DialogPopup)
/** A bottom sheet: drag it down, tap outside, Escape or back to close. */
export const Sheet = closingOnBack(({ SheetPopup }) => SheetPopup)

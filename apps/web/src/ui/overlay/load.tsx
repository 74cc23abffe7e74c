import { type ComponentType, lazy, Suspense, useState } from 'react'

/** What opens over a screen stays out of the first load. */
export const loadOverlays = () => import('./overlays.tsx')
export type Overlays = Awaited<ReturnType<typeof loadOverlays>>

/** The first tap or key fetches it, ahead of its need. When that fails, the first use asks again. */
export function loadOverlaysOnFirstInput(): void {
  const load = () => void loadOverlays().catch(() => {})
  for (const event of ['pointerdown', 'keydown'])
    addEventListener(event, load, { once: true, capture: true, passive: true })
}

/** Whether it is open or has been: what can be opened is fetched with its first opening, and stays for its closing. */
export function useWasOpened(isOpen: boolean): boolean {
  const [wasOpened, setWasOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setWasOpened(true)
  return wasOpened || isOpen
}

/** A sheet or dialog whose code is fetched with its first opening. For nothing that helps in danger: that comes with its screen. */
export function lazyLayer<Props extends { open: boolean }>(load: () => Promise<ComponentType<Props>>) {
  const Layer = lazy(() => load().then((component) => ({ default: component })))
  return function LazyLayer(props: Props) {
    return (
      useWasOpened(props.open) && (
        <Suspense>
          <Layer {...props} />
        </Suspense>
      )
    )
  }
}

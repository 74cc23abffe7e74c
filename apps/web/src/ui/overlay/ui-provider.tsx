import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { ConfirmProvider } from './confirm.tsx'
import { loadOverlaysOnFirstInput, loadToaster } from './load-overlays.ts'
import { onToastsWaiting } from './toast.ts'
// Its listener must stand before the router's, or the router takes the closing of a layer for a step back and cancels a
// navigation that is under way. The overlays themselves come later.
import '#lib/navigation/layer-history.ts'

const Toaster = lazy(loadToaster)

/** What the components need around them, once, inside the router: confirm dialogs and toasts. */
export function UiProvider({ children }: { children: ReactNode }) {
  const [hasToasts, setHasToasts] = useState(false)
  useEffect(() => onToastsWaiting(() => setHasToasts(true)), [])
  useEffect(loadOverlaysOnFirstInput, [])
  return (
    <ConfirmProvider>
      {children}
      {hasToasts && (
        <Suspense>
          <Toaster />
        </Suspense>
      )}
    </ConfirmProvider>
  )
}

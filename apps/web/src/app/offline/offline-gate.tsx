import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { isDrawnPage } from '#lib/page/rendering.ts'
import { OfflineScreen } from '../lazy-fallbacks.tsx'
import { worksOffline } from './offline-paths.ts'
import { isServerReachable } from './server-reach.ts'

/**
 * An app that was opened without a network has nothing but what is kept here: its other screens say so, instead of each
 * failing in its own way. One that had a network shows what it has.
 */
export function OfflineGate({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const [isAway, setAway] = useState(() => !isDrawnPage() && !navigator.onLine)
  const isShut = isAway && !worksOffline(pathname)
  useEffect(() => {
    if (!isAway) return
    const open = () => setAway(false)
    const controller = new AbortController()
    const { signal } = controller
    // The browser may be wrong. Once the gate is known to be shut with reason, its screen reloads the app.
    async function openIfReachable() {
      if ((await isServerReachable()) && !signal.aborted) open()
    }
    void openIfReachable()
    if (!isShut) window.addEventListener('online', open, { signal })
    return () => controller.abort()
  }, [isAway, isShut])
  return isShut ? <OfflineScreen /> : children
}

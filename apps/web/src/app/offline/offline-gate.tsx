import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { worksOffline } from './offline-paths.ts'
import { OfflineScreen } from './offline-screen.tsx'

/**
 * An app that was opened without a network has nothing but what is kept here: its other screens say so, instead of each
 * failing in its own way. One that had a network shows what it has.
 */
export function OfflineGate({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const [isAway, setAway] = useState(() => !navigator.onLine)
  const isShut = isAway && !worksOffline(pathname)
  useEffect(() => {
    // Where the gate is shut, its screen opens the app anew.
    if (!isAway || isShut) return
    const handleOnline = () => setAway(false)
    window.addEventListener('online', handleOnline)
    return () => window.removeEventListener('online', handleOnline)
  }, [isAway, isShut])
  return isShut ? <OfflineScreen /> : children
}

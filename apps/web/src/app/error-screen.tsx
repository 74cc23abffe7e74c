import { useEffect, useState } from 'react'
import { useRouteError } from 'react-router'
import { isChunkFailure, mayReload, reload } from './chunk-failure.ts'
import { CrashedScreen, NotFound, OfflineScreen } from './lazy-fallbacks.tsx'
import { NoSuchAddress } from './route-parts.tsx'
import { isServerReachable } from './offline/server-reach.ts'

/** Is shown in place of a screen that threw, and of the whole app when its frame did. */
export function ErrorScreen() {
  const error = useRouteError()
  if (error instanceof NoSuchAddress) return <NotFound />
  if (isChunkFailure(error)) return <MissingPartScreen />
  return <CrashedScreen />
}

/** A part of the app that did not come: because the network is gone, or because a newer build has taken its place. */
function MissingPartScreen() {
  const [reason, setReason] = useState<'UNKNOWN' | 'AWAY' | 'BROKEN'>('UNKNOWN')
  useEffect(() => {
    if (reason !== 'UNKNOWN') return
    let isOver = false
    async function findReason() {
      const isReachable = await isServerReachable()
      if (isOver) return
      if (!isReachable) setReason('AWAY')
      else if (mayReload()) reload()
      else setReason('BROKEN')
    }
    void findReason()
    return () => {
      isOver = true
    }
  }, [reason])
  if (reason === 'UNKNOWN') return null
  return reason === 'AWAY' ? <OfflineScreen /> : <CrashedScreen />
}

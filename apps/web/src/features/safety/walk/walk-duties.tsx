import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { AreYouOk } from './are-you-ok.tsx'
import { walkHome } from './walk-home.ts'
import type { Walk } from './walk-store.ts'

/** What goes on wherever one is in the app while one walks home: positions at their pace, and the question. */
export function WalkDuties({ userId, walk }: { userId: number; walk: Walk }) {
  const queryClient = useQueryClient()
  const begin = useEffectEvent(() => walkHome(userId, walk, queryClient))
  useEffect(() => begin(), [walk.shareId]) // oxlint-disable-line react/exhaustive-effect-dependencies -- another share is another way
  return <AreYouOk walk={walk} />
}

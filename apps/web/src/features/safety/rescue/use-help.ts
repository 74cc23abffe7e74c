import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { helpText } from '#lib/help-text.ts'
import { knownPlaces } from './known-places.ts'
import { nearText } from './near-text.ts'
import { findNearest } from './nearest.ts'
import { useMyFix } from './use-my-fix.ts'

/** Where one is and what is near, and the message for help that says so. */
export function useHelp() {
  const queryClient = useQueryClient()
  const mine = useMyFix()
  const { fix } = mine
  const nearest = useMemo(() => (fix === null ? null : findNearest(fix, knownPlaces(queryClient))), [fix, queryClient])
  const text = helpText(fix, nearest === null ? undefined : (i18n) => nearText(nearest, i18n))
  return { mine, nearest, text }
}

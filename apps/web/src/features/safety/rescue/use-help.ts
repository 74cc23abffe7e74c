import type { I18n } from '@lingui/core'
import { landmarks } from '@honjeo/island/landmarks'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { helpSayings, helpText } from '../help-text.ts'
import { findNearest, type NearPlace, nearText } from './nearest.ts'
import { useMyFix } from './use-my-fix.ts'

/** Knows where one is and what is near, and the message for help that says so. */
export function useHelp() {
  const queryClient = useQueryClient()
  const mine = useMyFix()
  const { fix } = mine
  const nearest = useMemo(() => (fix === null ? null : findNearest(fix, knownPlaces(queryClient))), [fix, queryClient])
  const near = nearest === null ? undefined : (i18n: I18n) => nearText(nearest, i18n)
  return { mine, nearest, text: helpText(fix, near), sayings: helpSayings(fix, near) }
}

const LANDMARKS: readonly NearPlace[] = landmarks.map(({ name, position: [lng, lat] }) => ({ name, lat, lng }))

/** What this device knows without a network: landmarks that come with the app, and the places it has shown or kept. */
export function knownPlaces(queryClient: QueryClient): NearPlace[] {
  const shown: NearPlace[] = []
  for (const [, data] of queryClient.getQueriesData({ queryKey: ['places'] })) collect(data, shown)
  return [...LANDMARKS, ...shown]
}

function collect(value: unknown, places: NearPlace[]): void {
  if (typeof value !== 'object' || value === null) return
  const { title, lat, lng } = value as Record<string, unknown>
  if (typeof title === 'string' && typeof lat === 'number' && typeof lng === 'number') {
    places.push({ name: title, lat, lng })
  }
  for (const part of Object.values(value)) collect(part, places)
}

import type { PageData } from '@honjeo/contract/rendered-page'
import { i18n } from '@lingui/core'
import { type DehydratedState, hydrate } from '@tanstack/react-query'
import type { DataRouter } from 'react-router'
import { startDrawnPage } from '#lib/drawn-page.ts'
import { queryClient } from '#lib/query-client.ts'
import { readSession } from '#lib/session.ts'
import { untilOpened } from './router.tsx'

/** A visitor's first screen asks for nothing that came with the page; a member's asks again, for what is theirs in it. */
const FRESH_MS = 60_000

/**
 * Takes what the server rendered this page of, if it did. Returns whether the app may take over the page as it stands, which
 * it may in the language in which it was rendered; else it draws the page itself, of the same answers.
 */
export async function takeOverPage(router: DataRouter): Promise<boolean> {
  const text = document.getElementById('page-data')?.textContent
  if (text === undefined) return false
  const { locale, now, queries } = JSON.parse(text) as PageData
  const state = queries as DehydratedState
  hydrate(queryClient, state)
  if (readSession() === null) {
    for (const { queryKey } of state.queries) queryClient.setQueryDefaults(queryKey, { staleTime: FRESH_MS })
  }
  // Until then the router draws nothing.
  await untilOpened(router)
  const isSame = locale === i18n.locale
  if (isSame) startDrawnPage(now)
  return isSame
}

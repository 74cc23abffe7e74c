import type { PageData } from '@honjeo/contract/rendered-page'
import { i18n } from '@lingui/core'
import type { DataRouter } from 'react-router'
import { blockedIdsQuery } from '#features/blocks/blocks.api.ts'
import { startDrawnPage } from '#lib/page/rendering.ts'
import { whenQuiet } from '#lib/page/when-quiet.ts'
import { queryClient } from '#lib/server/query-client.ts'
import { readSession } from '#lib/server/session.ts'

/** A visitor's first screen asks for nothing that came with the page; a member's asks again, for what is theirs in it. */
const FRESH_MS = 60_000

/** Resolves when the screen it begins with has been fetched. */
export function untilOpened(router: DataRouter): Promise<void> {
  if (router.state.initialized) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })
}

/** JSON has no undefined, which is the parameter of the first page of a list. */
const restorePageParams = (key: string, value: unknown) =>
  key === 'pageParams' && Array.isArray(value) ? value.map((param: unknown) => param ?? undefined) : value

/**
 * Whether this page is hidden from a member, who then sees nothing but what the server answers them; and asks whom they block, so that the
 * next page need not be.
 */
function isHiddenFromBlocker(): boolean {
  const { classList } = document.documentElement
  if (!classList.contains('is-own')) return false
  const root = document.getElementById('root')
  root?.replaceChildren(...root.querySelectorAll(':scope > .boot'))
  classList.remove('is-own')
  whenQuiet(() => {
    if (readSession() !== null) void queryClient.prefetchQuery(blockedIdsQuery())
  })
  return true
}

/**
 * Takes what the server rendered this page of. Returns whether the app may take over the page as it is, which
 * it may in the language in which it was rendered; else it draws the page itself, of the same answers.
 */
export async function takeOverPage(text: string, router: DataRouter): Promise<boolean> {
  if (isHiddenFromBlocker()) return false
  const { locale, now, answers } = JSON.parse(text, restorePageParams) as PageData
  const isVisitor = readSession() === null
  for (const { queryKey, data } of answers) {
    if (isVisitor) queryClient.setQueryDefaults(queryKey, { staleTime: FRESH_MS })
    queryClient.setQueryData(queryKey, data, { updatedAt: isVisitor ? Date.now() : 0 })
  }
  // The router draws nothing until it has opened.
  await untilOpened(router)
  const isSame = locale === i18n.locale
  if (isSame) startDrawnPage(now)
  return isSame
}

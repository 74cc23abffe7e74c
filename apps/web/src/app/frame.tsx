import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { type RefObject, useEffect, useRef } from 'react'
import { type Location, useLocation, useMatches, useNavigation } from 'react-router'
import { usePageTitle } from '#lib/page/page-title.ts'
import type { HubTab } from './tab-bar.tsx'

/** What the layouts read of a screen. */
export interface ScreenHandle {
  title: MessageDescriptor
  /** The item of the bottom navigation this screen belongs to; it is shown on these alone. */
  tab?: HubTab | undefined
  /** A page for a traveller's contact: the siren of the traveller's app is no help to who reads it, perhaps abroad. */
  isForContacts?: boolean | undefined
}

/**
 * Titles the document and moves focus to a new screen, as loading a page would. Is rendered before the screen, so that
 * its effects run first: a screen may then choose its own title, and one that focused a field keeps it.
 */
export function ScreenAnnouncer({ main }: { main: RefObject<HTMLElement | null> }) {
  const { i18n } = useLingui()
  const handle = useScreenHandle()
  const { pathname } = useLocation()
  const shownPath = useRef(pathname)

  usePageTitle(handle === undefined || handle.tab === 'home' ? '' : i18n._(handle.title))

  useEffect(() => {
    if (shownPath.current === pathname) return
    shownPath.current = pathname
    const element = main.current
    if (element?.contains(document.activeElement) === false) element.focus({ preventScroll: true })
  }, [main, pathname])
  return null
}

/** Returns the handle of the screen that is shown; undefined only while there is none. */
export function useScreenHandle(): ScreenHandle | undefined {
  return useMatches().at(-1)?.handle as ScreenHandle | undefined
}

/** The first stop of the keyboard: past the frame, to the screen itself. */
export function SkipLink({ main }: { main: RefObject<HTMLElement | null> }) {
  return (
    <a
      href="#main"
      className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-60 focus:rounded-md focus:bg-paper focus:px-4 focus:py-3 focus:shadow-2"
      onClick={(event) => {
        // A hash in the address would be a step of its own in the history.
        event.preventDefault()
        main.current?.focus()
      }}
    >
      <Trans>본문으로 건너뛰기</Trans>
    </a>
  )
}

/** A thin line while a screen is fetched; it waits a moment, so that quick ones show nothing. */
export function NavigationProgress() {
  const { t } = useLingui()
  const { state } = useNavigation()
  if (state === 'idle') return null
  return (
    <progress
      aria-label={t`화면을 불러오는 중`}
      className="column-fixed animate-skeleton top-0 z-50 h-0.5 appearance-none bg-tangerine-500"
    />
  )
}

/** The router's key of the entry that a visit begins with, whichever page that is. */
const FIRST = 'default'

/** The key under which a page's scroll position is kept: its entry in the history, and for the first of a visit its address too. */
export const scrollKey = ({ key, pathname }: Pick<Location, 'key' | 'pathname'>): string =>
  key === FIRST ? `${key} ${pathname}` : key

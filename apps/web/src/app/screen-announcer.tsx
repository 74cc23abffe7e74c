import { useLingui } from '@lingui/react/macro'
import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { usePageTitle } from '#lib/page-title.ts'
import { useScreenHandle } from './screen-handle.ts'

/**
 * Titles the document and moves focus to a new screen, as loading a page would. Stands before the screen, so that
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

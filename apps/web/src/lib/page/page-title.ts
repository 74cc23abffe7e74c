import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Titles the document. Every screen has the title of its route; one that knows better, such as a room's name, says it with this. */
export function usePageTitle(title: string | undefined): void {
  const { t } = useLingui()
  const { pathname } = useLocation()
  const app = t`혼저`
  // A new screen titles the document again, even by the same words: another may have changed them in between.
  useEffect(() => {
    if (title !== undefined) document.title = title === '' ? app : `${title} · ${app}`
  }, [title, app, pathname]) // oxlint-disable-line react/exhaustive-effect-dependencies
}

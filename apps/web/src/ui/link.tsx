import type { ComponentProps, MouseEvent } from 'react'
import { type To, useHref, useLinkClickHandler } from 'react-router'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: To
  replace?: boolean | undefined
  state?: unknown
  preventScrollReset?: boolean | undefined
  /** Loads the page from the server, as links to files of it do. */
  reloadDocument?: boolean | undefined
}

/** An address of another site or app, as of a map or a telephone: the browser follows it. */
const ELSEWHERE = /^(?:[a-z][\d+.a-z-]*:|\/\/)/i

function AppLink({
  to,
  replace,
  state,
  preventScrollReset,
  reloadDocument = false,
  onClick,
  children,
  ...rest
}: LinkProps) {
  const isElsewhere = typeof to === 'string' && ELSEWHERE.test(to)
  const path = useHref(isElsewhere ? '' : to)
  const follow = useLinkClickHandler(to, {
    state,
    ...(rest.target !== undefined && { target: rest.target }),
    ...(replace !== undefined && { replace }),
    ...(preventScrollReset !== undefined && { preventScrollReset }),
  })

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (!event.defaultPrevented && !reloadDocument && !isElsewhere) follow(event)
  }
  return (
    <a {...rest} href={isElsewhere ? to : path} onClick={handleClick}>
      {children}
    </a>
  )
}

/** An address that is the same on every screen. */
const FIXED = /^\/(?!\/)|^[a-z][\d+.a-z-]*:/i

/** A link for the server, where no link is followed: a list has dozens of them, and each of the app's own asks the router for six things. */
function ServerLink(props: LinkProps) {
  const { to, children } = props
  if (typeof to !== 'string' || !FIXED.test(to)) return <AppLink {...props} />
  const {
    to: _to,
    replace: _replace,
    state: _state,
    preventScrollReset: _reset,
    reloadDocument: _reload,
    ...rest
  } = props
  return (
    <a {...rest} href={to}>
      {children}
    </a>
  )
}

/** A link within the app, or out of it. React Router's own can fetch ahead what its framework knows of a page; that was 4 kB of the first load. */
export const Link = import.meta.env.SSR ? ServerLink : AppLink

import { redirect, type MiddlewareFunction } from 'react-router'
import { paths } from '#lib/paths.ts'
import { readSession } from '#lib/session.ts'

/** Runs before anything of a member's screen is loaded; a visitor logs in first and comes back to it. */
export const requireSession: MiddlewareFunction = ({ request }, next) => {
  if (readSession() !== null) return next()
  const { pathname, search } = new URL(request.url)
  throw redirect(paths.login(pathname + search))
}

import { redirect, type LoaderFunctionArgs } from 'react-router'
import { nextPath } from '#lib/next-path.ts'
import { readSession } from '#lib/session.ts'

export { LoginPanel as Component } from '#features/account/login-panel.tsx'

export function loader({ request }: LoaderFunctionArgs) {
  return readSession() === null ? null : redirect(nextPath(new URL(request.url).searchParams))
}

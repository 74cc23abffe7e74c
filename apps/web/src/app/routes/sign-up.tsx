import { redirect } from 'react-router'
import { paths } from '#lib/paths.ts'
import { readSession } from '#lib/session.ts'

export { SignUpSteps as Component } from '#features/account/sign-up-steps.tsx'

export function loader() {
  return readSession() === null ? null : redirect(paths.home())
}

import { redirect } from 'react-router'
import { readVerification } from '#features/account/verification-store.ts'
import { paths } from '#lib/paths.ts'
import { readSession } from '#lib/session.ts'

export { ProfileWizard as Component } from '#features/account/profile-wizard.tsx'

/** The wizard ends in an account, and that takes a proven e-mail. */
export function loader() {
  if (readSession() !== null) return redirect(paths.home())
  return readVerification('SIGNUP').token === null ? redirect(paths.signUp()) : null
}

import { redirect } from 'react-router'
import { readSignUpProof } from '#features/account/sign-up-proof.ts'
import { paths } from '#lib/paths.ts'
import { readSession } from '#lib/session.ts'

export { ProfileWizard as Component } from '#features/account/profile-wizard.tsx'

/** The wizard ends in an account, and that takes somebody to have proven who they are. */
export function loader() {
  if (readSession() !== null) return redirect(paths.home())
  return readSignUpProof() === null ? redirect(paths.signUp()) : null
}

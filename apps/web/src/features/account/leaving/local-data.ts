import { clearDeviceDb } from '#lib/device/device-db.ts'
import { removeAllDrafts } from '#lib/device/drafts.ts'
import { removeAll } from '#lib/device/storage.ts'
import { forgetAllCopies } from '#lib/device/kept-copy.ts'
import { forgetKeptFix } from '#lib/position/kept-fix.ts'
import { forgetSafety } from '#lib/device/unsent-safety.ts'
import { forgetSeenCovers } from '#lib/device/worker-messages.ts'
import { clearSession } from '#lib/server/session.ts'
import { clearProfile } from '../profile/profile-store.ts'
import { clearSignUp } from '../sign-up/sign-up-store.ts'
import { clearVerification } from '../verification/verification-store.ts'

/** Forgets a sign-up that was finished or given up. */
export function forgetSignUp(): void {
  clearVerification('SIGNUP')
  clearSignUp()
  clearProfile()
}

/**
 * Forgets the person on this device: session keys, profile store, messages that wait to be sent, where the device was last,
 * what it keeps of safety, which places were looked at, and the drafts of every feature, here and in session storage.
 * The query cache follows the session by itself (app/session-watch.ts).
 */
export function forgetPerson(): void {
  clearSession()
  removeAllDrafts()
  forgetAllCopies()
  forgetKeptFix()
  // What helps near by, as the server said it last, says where the device was.
  removeAll('help-around')
  forgetSafety()
  void clearDeviceDb()
  void forgetSeenCovers()
  forgetSignUp()
  clearVerification('PASSWORD')
  removeAll('', 'session')
}

import { useSession } from '#lib/server/session.ts'
import { SosButton } from '../timer/sos-button.tsx'

/** Tells a member's contacts at once, when the siren has been stopped; a visitor has no contacts to tell. */
export function AlertAfterSiren() {
  return useSession() && <SosButton />
}

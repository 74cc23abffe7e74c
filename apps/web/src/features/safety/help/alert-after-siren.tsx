import { useAccount } from '#lib/server/session.ts'
import { SosButton } from '../timer/sos-button.tsx'

/** Alerts a member's contacts at once, when the siren has been stopped; a visitor has none. */
export function AlertAfterSiren() {
  return useAccount() && <SosButton />
}

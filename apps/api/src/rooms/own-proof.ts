import type { GenderRestriction, RequiredProof } from '@honjeo/contract/values/enums'
import { REQUIRED_PROOFS } from '@honjeo/contract/values/enums'
import { say } from '@honjeo/contract/values/sentences'
import { appError } from '@honjeo/contract/app-error'
import type { Db } from '../db/client.ts'
import { hasProofFor } from './proofs.queries.ts'

/** Returns what can be proven on a server, and so be asked for in a room. */
export const offeredProofs = (has: { KAKAO: boolean; IDENTITY: boolean }): readonly RequiredProof[] =>
  REQUIRED_PROOFS.filter((proof) => proof === 'NONE' || proof === 'MEETING' || has[proof])

export interface ProvingHost {
  hostId: number
  /** What can be proven on this server. */
  offered: readonly RequiredProof[]
}

/** Returns what a host asks of others, which they have proven themselves. Throws PROOF_NOT_OFFERED, HOST_LACKS_PROOF. */
export async function ownProof(
  tx: Db,
  { hostId, offered }: ProvingHost,
  asking: { requiredProof: RequiredProof; genderRestriction: GenderRestriction },
): Promise<RequiredProof> {
  const { requiredProof } = asking
  if (requiredProof === 'NONE') return requiredProof
  if (!offered.includes(requiredProof)) {
    throw appError('PROOF_NOT_OFFERED', { fields: { requiredProof: say('PROOF_AGAIN') } })
  }
  if (!(await hasProofFor(tx, hostId, asking))) {
    throw appError('HOST_LACKS_PROOF', { fields: { requiredProof: say('OWN_PROOF_ONLY') } })
  }
  return requiredProof
}

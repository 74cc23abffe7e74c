import type { Fix, FixDraft } from '@honjeo/contract/position'

type SentFix = Omit<FixDraft, 'batteryPct'> & { batteryPct?: number | null | undefined }

/** The newer one of what the server has answered and what this device has sent since. */
export function newestFix(answered: Fix | null, sent: FixDraft | null): SentFix | null {
  if (answered === null || sent === null) return answered ?? sent
  return Date.parse(sent.takenAt) > Date.parse(answered.takenAt) ? sent : answered
}

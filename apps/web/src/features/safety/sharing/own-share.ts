import { forgetCopy, keepCopy, readCopy } from '#lib/kept-copy.ts'
import { readDraft, removeDraft, writeDraft } from '#lib/drafts.ts'
import { ENDING_SHARE } from '#lib/unsent-safety.ts'

/** A share that runs, as far as this device must know it without a network. */
export interface OwnShare {
  shareId: number
  /** ISO, by the server's clock. */
  endsAt: string
  /** This device sends its positions; one that lies at home must not send where home is. */
  isFromHere: boolean
}

const SUBJECT = 'location-share'

function isOwnShare(value: unknown): value is OwnShare {
  if (typeof value !== 'object' || value === null) return false
  const { shareId, endsAt, isFromHere } = value as Partial<Record<keyof OwnShare, unknown>>
  return Number.isInteger(shareId) && typeof endsAt === 'string' && typeof isFromHere === 'boolean'
}

export const readOwnShare = (userId: number): OwnShare | null => readCopy(userId, SUBJECT, isOwnShare)?.value ?? null

export function keepOwnShare(userId: number, share: OwnShare | null): void {
  if (share === null) forgetCopy(userId, SUBJECT)
  else keepCopy(userId, SUBJECT, share)
}

const isId = (value: unknown): value is number => Number.isInteger(value)

/** The share that was to end while the server was out of reach; it goes on until the server has heard of it. */
export const readEnding = (userId: number): number | null => readDraft(userId, ENDING_SHARE, isId)

export function keepEnding(userId: number, shareId: number | null): void {
  if (shareId === null) removeDraft(userId, ENDING_SHARE)
  else writeDraft(userId, ENDING_SHARE, shareId)
}

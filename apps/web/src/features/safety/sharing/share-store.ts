import type { FixDraft } from '@honjeo/contract/position'
import { create } from 'zustand'
import { readDraft, removeDraft, writeDraft } from '#lib/device/drafts.ts'
import type { PositionProblem } from '#lib/position/geolocation.ts'
import { forgetCopy, keepCopy, readCopy } from '#lib/device/kept-copy.ts'
import { readAccount, subscribeToSession } from '#lib/server/session.ts'
import { ENDING_SHARE } from '#lib/device/unsent-safety.ts'

/** A share that runs, as far as this device must know it without a network. */
interface OwnShare {
  shareId: number
  /** The end of the share, ISO, by the server's clock. */
  endsAt: string
  /** Whether this device sends its positions; one that lies at home must not send where home is. */
  isFromHere: boolean
}

const SUBJECT = 'location-share'

function isOwnShare(value: unknown): value is OwnShare {
  if (typeof value !== 'object' || value === null) return false
  const { shareId, endsAt, isFromHere } = value as Partial<Record<keyof OwnShare, unknown>>
  return Number.isInteger(shareId) && typeof endsAt === 'string' && typeof isFromHere === 'boolean'
}

const readOwnShare = (userId: number): OwnShare | null => readCopy(userId, SUBJECT, isOwnShare)?.value ?? null

function keepOwnShare(userId: number, share: OwnShare | null): void {
  if (share === null) forgetCopy(userId, SUBJECT)
  else keepCopy(userId, SUBJECT, share)
}

const isId = (value: unknown): value is number => Number.isInteger(value)

/** The share that was to end while the server was out of reach; it goes on until the server has heard of it. */
const readEnding = (userId: number): number | null => readDraft(userId, ENDING_SHARE, isId)

function keepEnding(userId: number, shareId: number | null): void {
  if (shareId === null) removeDraft(userId, ENDING_SHARE)
  else writeDraft(userId, ENDING_SHARE, shareId)
}

interface ShareState {
  /** The member whose it is; null before a member was seen. */
  userId: number | null
  /** What this device knows of the share that runs. */
  own: OwnShare | null
  /** The share that is to end as soon as the server can be reached. */
  endingId: number | null
  /** What the server has taken last. */
  sent: FixDraft | null
  /** The position that was measured, and not taken yet. */
  waiting: FixDraft | null
  /** The reason why nothing is measured. */
  problem: PositionProblem | null
}

const NOTHING: Omit<ShareState, 'userId' | 'own' | 'endingId'> = { sent: null, waiting: null, problem: null }

/** What this device does about a member's share, for the bar and the screen alike. */
export const useShareStore = create<ShareState>()(() => ({ userId: null, own: null, endingId: null, ...NOTHING }))

const { getState, setState } = useShareStore

/** Takes over what the device has kept of the member who is signed in. */
function followMember(): void {
  const userId = readAccount()?.userId ?? null
  if (userId === getState().userId) return
  const kept =
    userId === null ? { own: null, endingId: null } : { own: readOwnShare(userId), endingId: readEnding(userId) }
  setState({ userId, ...kept, ...NOTHING })
}
subscribeToSession(followMember)
followMember()

/** Remembers a share that runs, or that none does. */
export function rememberShare(seen: OwnShare | null): void {
  const { userId, own } = getState()
  if (userId === null || JSON.stringify(own) === JSON.stringify(seen)) return
  const share = seen && { ...seen, isFromHere: seen.isFromHere || isKnownFromHere(userId, seen.shareId) }
  keepOwnShare(userId, share)
  setState(own?.shareId === share?.shareId ? { own: share } : { own: share, ...NOTHING })
}

/** Another tab of this device may have begun it, or have been asked to send. */
function isKnownFromHere(userId: number, shareId: number): boolean {
  const kept = readOwnShare(userId)
  return kept?.shareId === shareId && kept.isFromHere
}

/** Asks for the end of a share, or takes it that the server has heard. */
export function rememberEnding(endingId: number | null): void {
  const { userId } = getState()
  if (userId === null) return
  keepEnding(userId, endingId)
  setState({ endingId })
}

export const setSending = (state: Partial<Pick<ShareState, 'sent' | 'waiting' | 'problem'>>) => setState(state)

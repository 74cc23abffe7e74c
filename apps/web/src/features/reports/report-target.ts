import type { ReportTarget as TargetKind } from '@honjeo/contract/values/enums'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { parseId, type ReportAddress } from '#lib/navigation/paths.ts'

/** The target's parameter in the screen's address is also its field in the body that is sent. */
const TARGET_FIELDS = [
  'targetUserId',
  'targetPostId',
  'targetCommentId',
  'targetReviewId',
  'targetRoomId',
  'targetMessageSeq',
] as const
export type TargetField = (typeof TARGET_FIELDS)[number]

export interface NamedTarget {
  field: TargetField
  id: number
  /** The room of a message, which is numbered within it. */
  roomId?: number
}

/** What an address says is to be reported; null unless it names exactly one thing. */
export function readTarget(search: URLSearchParams): NamedTarget | null {
  const isMessage = search.has('targetMessageSeq')
  const named = TARGET_FIELDS.filter((field) => search.has(field) && !(isMessage && field === 'targetRoomId'))
  const [field] = named
  if (field === undefined || named.length > 1) return null
  const id = parseId(search.get(field) ?? undefined)
  if (id === null || !isMessage) return id === null ? null : { field, id }
  const roomId = parseId(search.get('targetRoomId') ?? undefined)
  return roomId === null ? null : { field, id, roomId }
}

export const toBody = ({ field, id, roomId }: NamedTarget) =>
  ({ [field]: id, ...(roomId !== undefined && { targetRoomId: roomId }) }) as ReportAddress

export const REPORT_TARGET_LABELS: Record<TargetKind, MessageDescriptor> = {
  USER: msg`회원`,
  POST: msg({ message: '게시글', context: 'one' }),
  COMMENT: msg({ message: '댓글', context: 'one' }),
  REVIEW: msg({ message: '리뷰', context: 'one' }),
  ROOM: msg({ message: '동행방', context: 'one' }),
  MESSAGE: msg`메시지`,
}

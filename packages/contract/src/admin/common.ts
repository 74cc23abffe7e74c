import { Type, type Static } from 'typebox'
import { DateTime, Id, Nullable, OneOf } from '../common.ts'
import { REPORT_TARGETS, SANCTION_KINDS } from '../values/enums.ts'
import { SANCTION_REASON_MAX, STAFF_NOTE_MAX, SUSPENSION_DAYS_MAX } from '../values/limits.ts'
import { say } from '../values/sentences.ts'

export const ADMIN_TAGS = ['운영']

/** A member as staff see them beside other things. */
export type MemberMark = Static<typeof MemberMark>
export const MemberMark = Type.Object({ userId: Id, nickName: Type.String(), isSuspended: Type.Boolean() })

/** The reason why staff did something; the audit log holds it. */
export const StaffNote = Type.String({
  minLength: 1,
  maxLength: STAFF_NOTE_MAX,
  message: say('NOTE_LENGTH', { max: STAFF_NOTE_MAX }),
})

/** The reason that the member reads. */
export const SanctionReason = Type.String({
  minLength: 1,
  maxLength: SANCTION_REASON_MAX,
  message: say('REASON_LENGTH', { max: SANCTION_REASON_MAX }),
})
export const SuspensionDays = Type.Integer({
  minimum: 1,
  maximum: SUSPENSION_DAYS_MAX,
  message: say('SUSPENSION_DAYS', { max: SUSPENSION_DAYS_MAX }),
})

export type Sanction = Static<typeof Sanction>
export const Sanction = Type.Object({
  id: Id,
  kind: OneOf(SANCTION_KINDS),
  reason: Type.String(),
  days: Nullable(Type.Integer()),
  createdAt: DateTime,
  endsAt: Nullable(DateTime),
  liftedAt: Nullable(DateTime),
  staffName: Nullable(Type.String()),
  reportId: Nullable(Id),
})

/** A target as it looks to staff, on every screen. */
export type TargetView = Static<typeof TargetView>
export const TargetView = Type.Object({
  type: OneOf(REPORT_TARGETS),
  id: Id,
  /** The number of a message within the room `id`. */
  seq: Nullable(Type.Integer()),
  /** The title in its present state; null where there is none, or it is gone. */
  title: Nullable(Type.String()),
  content: Nullable(Type.String()),
  imageUrls: Type.Array(Type.String()),
  author: Nullable(MemberMark),
  isHidden: Type.Boolean(),
  /** The reports that have hidden it by their number; null where staff hid it, or it is visible. */
  hiddenBy: Nullable(Type.Array(Id)),
  isGone: Type.Boolean(),
  createdAt: Nullable(DateTime),
})

import type { RoomDraft } from '@honjeo/contract/rooms'
import {
  GENDER_RESTRICTIONS,
  JOIN_POLICIES,
  REQUIRED_PROOFS,
  type GenderRestriction,
  type JoinPolicy,
  type RequiredProof,
} from '@honjeo/contract/values/enums'
import { ROOM_MEMBERS_MIN } from '@honjeo/contract/values/limits'
import { instantAt } from '#lib/text/dates.ts'
import { isPickedPlace, type PickedPlace } from '#features/picked-place/picked-place.ts'

export interface RoomFormValues {
  title: string
  place: PickedPlace | null
  /** `2026-11-28`, in Seoul */
  date: string | null
  /** `16:30`, in Seoul */
  time: string | null
  maxMembers: number
  genderRestriction: GenderRestriction
  joinPolicy: JoinPolicy
  approvesNewcomers: boolean
  sharesCar: boolean
  requiredProof: RequiredProof
  showsEarlierMessages: boolean
  description: string
  meetingPoint: string
}

export const EMPTY_ROOM_FORM: RoomFormValues = {
  title: '',
  place: null,
  date: null,
  time: null,
  maxMembers: ROOM_MEMBERS_MIN,
  genderRestriction: 'MIXED',
  joinPolicy: 'INSTANT',
  approvesNewcomers: true,
  sharesCar: false,
  requiredProof: 'NONE',
  showsEarlierMessages: false,
  description: '',
  meetingPoint: '',
}

/** Whether a room takes people by approval, whatever its host would choose. */
export const isByApprovalOnly = ({
  genderRestriction,
  sharesCar,
}: Pick<RoomFormValues, 'genderRestriction' | 'sharesCar'>) => genderRestriction !== 'MIXED' || sharesCar

/** The meeting as an instant, whatever time zone the phone is set to; null while date or time is missing. */
export function meetingInstant({ date, time }: Pick<RoomFormValues, 'date' | 'time'>): string | null {
  return date === null || time === null ? null : instantAt(date, time)
}

/** The body to send, or null while something required is missing. */
export function toRoomDraft(values: RoomFormValues): RoomDraft | null {
  const joinDate = meetingInstant(values)
  const title = values.title.trim()
  if (title === '' || values.place === null || joinDate === null) return null
  return {
    title,
    description: values.description.trim(),
    contentId: values.place.contentId,
    joinDate,
    maxMembers: values.maxMembers,
    genderRestriction: values.genderRestriction,
    joinPolicy: isByApprovalOnly(values) ? 'APPROVAL' : values.joinPolicy,
    approvesNewcomers: values.approvesNewcomers,
    sharesCar: values.sharesCar,
    requiredProof: values.requiredProof,
    showsEarlierMessages: values.showsEarlierMessages,
    meetingPoint: values.meetingPoint.trim(),
  }
}

/** The fields that the body calls otherwise. */
export const FIELD_OF_BODY = { contentId: 'place', joinDate: 'time' } as const

export function isRoomFormValues(value: unknown): value is RoomFormValues {
  if (typeof value !== 'object' || value === null) return false
  const { title, place, date, time, maxMembers, genderRestriction, description, ...entry } = value as Record<
    string,
    unknown
  >
  return (
    typeof title === 'string' &&
    (place === null || isPickedPlace(place)) &&
    (date === null || typeof date === 'string') &&
    (time === null || typeof time === 'string') &&
    typeof maxMembers === 'number' &&
    GENDER_RESTRICTIONS.some((restriction) => restriction === genderRestriction) &&
    JOIN_POLICIES.some((policy) => policy === entry['joinPolicy']) &&
    REQUIRED_PROOFS.some((proof) => proof === entry['requiredProof']) &&
    typeof entry['approvesNewcomers'] === 'boolean' &&
    typeof entry['sharesCar'] === 'boolean' &&
    typeof entry['showsEarlierMessages'] === 'boolean' &&
    typeof entry['meetingPoint'] === 'string' &&
    typeof description === 'string'
  )
}

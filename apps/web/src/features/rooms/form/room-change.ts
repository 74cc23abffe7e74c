import type { RoomChange, RoomDetail } from '@honjeo/contract/rooms'
import { clockOf, dayKey } from '#lib/text/dates.ts'
import { type RoomFormValues, toRoomDraft } from './room-form-values.ts'

/** A room as the form holds it. */
export function toRoomFormValues(room: RoomDetail): RoomFormValues {
  return {
    title: room.title,
    place: { contentId: room.contentId, title: room.spotName },
    date: dayKey(room.scheduledDate),
    time: clockOf(room.scheduledDate),
    maxMembers: room.maxParticipants,
    genderRestriction: room.genderRestriction,
    joinPolicy: room.joinPolicy,
    approvesNewcomers: room.approvesNewcomers,
    sharesCar: room.sharesCar,
    requiredProof: room.requiredProof,
    showsEarlierMessages: room.showsEarlierMessages,
    description: room.description,
    meetingPoint: room.meetingPoint ?? '',
  }
}

/** What to send of an edited room: the fields that are not as they were. Null where none is, or something is missing. */
export function toRoomChange(values: RoomFormValues, room: RoomDetail): RoomChange | null {
  const draft = toRoomDraft(values)
  const before = toRoomDraft(toRoomFormValues(room))
  if (draft === null || before === null) return null
  const { contentId: _place, ...after } = draft
  const changed = Object.entries(after).filter(([name, value]) => value !== before[name as keyof RoomChange])
  return changed.length === 0 ? null : Object.fromEntries(changed)
}

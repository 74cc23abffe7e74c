import { readJson, remove, writeJson } from '#lib/storage.ts'
import { EMPTY_ROOM_FORM, isRoomFormValues, type RoomFormValues } from './room-form-values.ts'

/** Per member, so that nobody who signs in on the same device later finds another's words. */
const keyOf = (userId: number) => `room-draft:${userId}`

/** What was typed and not sent yet; it outlives going away to pick a place, and a reload. */
export function readRoomFormDraft(userId: number): RoomFormValues {
  return readJson(keyOf(userId), EMPTY_ROOM_FORM, isRoomFormValues, 'session')
}

export function writeRoomFormDraft(userId: number, values: RoomFormValues): void {
  writeJson(keyOf(userId), values, 'session')
}

export function removeRoomFormDraft(userId: number): void {
  remove(keyOf(userId), 'session')
}

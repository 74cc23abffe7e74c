import { readJson, remove, removeAll, writeJson } from './storage.ts'

/** What was written and not sent yet: kept on the device, under the writer's id, until it is sent or they log out. */
const PREFIX = 'draft:'

const keyOf = (userId: number, subject: string) => `${PREFIX}${userId}:${subject}`

/** Returns the draft; null when there is none that `accept` knows: an earlier version of a form may have left any value on the device. */
export function readDraft<T>(userId: number, subject: string, accept: (value: unknown) => value is T): T | null {
  return readJson<T | null>(keyOf(userId, subject), null, (value): value is T | null => accept(value))
}

export function writeDraft(userId: number, subject: string, draft: unknown): void {
  writeJson(keyOf(userId, subject), draft)
}

export function removeDraft(userId: number, subject: string): void {
  remove(keyOf(userId, subject))
}

/** A member who logs out leaves nothing to read behind. */
export function removeAllDrafts(): void {
  removeAll(PREFIX)
}

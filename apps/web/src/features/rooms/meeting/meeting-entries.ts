import type { MeetingEntry } from '@honjeo/contract/meeting-proofs'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { inStore, MEETING_ENTRIES } from '#lib/device/device-db.ts'

/** A code that was typed while the server was out of reach. */
export interface WaitingEntry {
  /** The order of the entry, given by the store. */
  order?: number
  userId: number
  roomId: number
  entry: MeetingEntry
}

/** Rejects where the device keeps nothing. */
export const keepEntry = (entry: WaitingEntry) => inStore(MEETING_ENTRIES, 'readwrite', (store) => store.add(entry))

export const dropEntry = (order: number) => inStore(MEETING_ENTRIES, 'readwrite', (store) => store.delete(order))

/** Returns what a member typed on this device that waits, first the oldest; nothing where nothing can be kept. */
export async function listEntries(userId: number): Promise<WaitingEntry[]> {
  try {
    const all = await inStore<WaitingEntry[]>(MEETING_ENTRIES, 'readonly', (store) => store.getAll())
    return all.filter((each) => each.userId === userId)
  } catch {
    return []
  }
}

const keyOf = (userId: number) => ['meeting-entries', userId]

export function useWaitingEntries(userId: number): readonly WaitingEntry[] {
  return useQuery({ queryKey: keyOf(userId), queryFn: () => listEntries(userId) }).data ?? []
}

export const refreshEntries = (queryClient: QueryClient, userId: number): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: keyOf(userId) })

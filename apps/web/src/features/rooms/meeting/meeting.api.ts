import type { MeetingEntry } from '@honjeo/contract/meeting-proofs'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { request } from '#lib/server/http.ts'
import { ATTENDANCE_KEY } from '../rooms.api.ts'

/** Who shows a code learns so often whether the other has typed it. */
const POLL_MS = 4000

const MEETING_KEY = ['rooms', 'meeting']

export const meetingProofsQuery = (roomId: number) =>
  queryOptions({
    queryKey: [...MEETING_KEY, roomId],
    queryFn: ({ signal }) => request('GET /api/chatrooms/:roomId/meeting-proofs', { params: { roomId } }, { signal }),
    refetchInterval: POLL_MS,
    retry: false,
  })

export const registerMeetingKey = (roomId: number, publicKey: string) =>
  request('PUT /api/chatrooms/:roomId/meeting-key', { params: { roomId }, body: { publicKey } })

/** Two who look at each other's phones wait no longer; the entry is kept then, and sent again by itself. */
const PATIENCE_MS = 5000

/** The same entry may be sent again: it proves once that two have met. */
export const enterMeetingCode = (roomId: number, entry: MeetingEntry) =>
  request('POST /api/chatrooms/:roomId/meeting-proofs', { params: { roomId }, body: entry }, { timeoutMs: PATIENCE_MS })

/** Two have proven that they met, which is also said on the room's page. */
export async function refreshMeeting(queryClient: QueryClient): Promise<void> {
  await Promise.all([MEETING_KEY, ATTENDANCE_KEY].map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}

import type { MeetingEntry, MeetingProofs } from '@honjeo/contract/meeting-proofs'
import { t } from '@lingui/core/macro'
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

/** What is said once a code was taken. Where the phones were not known to be near, each still says by themselves that they met. */
export function metText({ username, isNear }: MeetingProofs['met'][number]): string {
  return isNear
    ? t`${username}님과 만난 것을 확인했어요.`
    : t`${username}님의 코드가 맞아요. 만난 뒤 동행방에서 ‘만났어요’도 눌러주세요.`
}

/** Two have proven that they met, which is also said on the room's page. */
export async function refreshMeeting(queryClient: QueryClient): Promise<void> {
  await Promise.all([MEETING_KEY, ATTENDANCE_KEY].map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}

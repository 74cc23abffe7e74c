import type { MyRoom } from '@honjeo/contract/rooms'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { formatDateTime } from '#lib/dates.ts'
import { paths } from '#lib/paths.ts'
import { useSession } from '#lib/session.ts'
import { KeptNotice } from '#ui/kept-notice.tsx'
import { RoomCard } from '../room-card.tsx'
import { keptRooms } from './kept-rooms.ts'

export interface KeptRoomListProps {
  rooms: readonly MyRoom[]
  savedAt: string
  failure: Error
  onRetry: () => void
}

/** My rooms as the device kept them. They lead to the conversation, which can be read where it was opened lately. */
export function KeptRoomList({ rooms, savedAt, failure, onRetry }: KeptRoomListProps) {
  const { t } = useLingui()
  const userId = useSession()?.userId ?? 0
  const { data: opened = [] } = useQuery({
    queryKey: ['kept', keptRooms.name, userId],
    queryFn: () => keptRooms.list(userId),
    retry: false,
    gcTime: 0,
  })
  const isReadable = (roomId: number) => opened.some((each) => each.roomId === roomId)
  const when = formatDateTime(savedAt)
  return (
    <div className="space-y-3">
      <KeptNotice failure={failure} onRetry={onRetry}>
        <p>{t`${when}에 저장해 둔 동행방을 보여드려요. 지금은 읽기만 할 수 있어요.`}</p>
      </KeptNotice>
      <ul aria-label={t`저장해 둔 동행방`} className="space-y-3">
        {rooms.map((room) => (
          <li key={room.roomId}>
            <RoomCard room={room} to={paths.chatRoom(room.roomId)}>
              <p className="mt-3 border-t border-basalt-200 pt-3 text-sm text-basalt-500">
                {isReadable(room.roomId) ? t`마지막 대화를 볼 수 있어요` : t`대화는 연결되면 볼 수 있어요`}
              </p>
            </RoomCard>
          </li>
        ))}
      </ul>
    </div>
  )
}

import type { MyRoom } from '@honjeo/contract/rooms'
import { useLingui } from '@lingui/react/macro'
import { formatListTime } from '#lib/dates.ts'
import { paths } from '#lib/paths.ts'
import { cx } from '#ui/cx.ts'
import { RoomCard } from './room-card.tsx'

const UNREAD_SHOWN_MAX = 99

/** A room I am in, with the last thing said there; it leads to the conversation. */
export function MyRoomCard({ room }: { room: MyRoom }) {
  const { t } = useLingui()
  const { hasUnreadMessages, unreadCount, lastMessage, lastMessageAt } = room
  return (
    <RoomCard room={room} to={paths.chatRoom(room.roomId)} hasUnread={hasUnreadMessages}>
      <div className="mt-3 flex items-center gap-2 border-t border-basalt-200 pt-3 text-sm">
        <p className={cx('line-clamp-1 min-w-0 flex-1', hasUnreadMessages ? 'font-semibold' : 'text-basalt-500')}>
          {lastMessage ?? t`아직 나눈 이야기가 없어요`}
        </p>
        {lastMessageAt !== null && (
          <time dateTime={lastMessageAt} className="shrink-0 text-xs text-basalt-500">
            {formatListTime(lastMessageAt)}
          </time>
        )}
        {unreadCount > 0 && (
          <span className="min-w-5 shrink-0 rounded-full bg-danger-fill px-1.5 text-center text-xs leading-5 font-bold text-white tabular-nums">
            <span className="sr-only">{t`읽지 않은 메시지`} </span>
            {unreadCount <= UNREAD_SHOWN_MAX ? unreadCount : `${UNREAD_SHOWN_MAX}+`}
          </span>
        )}
      </div>
    </RoomCard>
  )
}

import type { MyRoom } from '@honjeo/contract/rooms'
import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useEffect } from 'react'
import { unreadMessagesQuery } from '#features/chat/unread-messages.api.ts'
import { formatDateTime, formatListTime } from '#lib/text/dates.ts'
import { paths } from '#lib/navigation/paths.ts'
import { useSession } from '#lib/server/session.ts'
import { cx } from '#ui/cx.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { IconLink } from '#ui/list/links.tsx'
import { KeptNotice } from '#features/kept/kept-notice.tsx'
import { LinkButton } from '#ui/form/button.tsx'
import { LoadMore } from '#ui/list/load-more.tsx'
import { PageHeader } from '#ui/list/page-header.tsx'
import { KnownAdultsOnly, OpenRoomLink } from '../adults-only.tsx'
import { keptRooms, useKeptRoomList } from '../kept-rooms.ts'
import { RoomCardSkeletons } from '../room-card-skeleton.tsx'
import { RoomCard } from '../room-card.tsx'
import { myRoomsQuery } from '../rooms.api.ts'

export function Component() {
  const { t } = useLingui()
  const { data: hasUnread, dataUpdatedAt } = useQuery(unreadMessagesQuery())
  return (
    <>
      <PageHeader
        title={t`내 동행방`}
        back={{ fallback: paths.my() }}
        right={
          <>
            <IconLink to={paths.rooms()} label={t`열린 동행방 둘러보기`} icon={<Search size={22} />} />
            <OpenRoomLink />
          </>
        }
      />
      <div className="flex-1 px-gutter pt-2">
        <KnownAdultsOnly>
          <MyRoomList hasUnread={hasUnread} unreadCheckedAt={dataUpdatedAt} />
        </KnownAdultsOnly>
      </div>
    </>
  )
}

interface MyRoomListProps {
  /** Whether any of my rooms has unread messages, and when (ms) that was asked. */
  hasUnread: boolean | undefined
  unreadCheckedAt: number
}

function MyRoomList({ hasUnread = false, unreadCheckedAt }: MyRoomListProps) {
  const { t } = useLingui()
  const list = useInfiniteQuery({ ...myRoomsQuery(), refetchOnReconnect: true })
  const { data: rooms, dataUpdatedAt, failureReason, isError, isFetching, refetch } = list
  const offline = useKeptRoomList(rooms, failureReason)
  const message = t`동행방 목록을 불러오는데 실패했습니다.`

  // The list stays fresh for minutes, but which rooms are unread is only true if it is no older than the last check.
  const isOutdated =
    rooms !== undefined &&
    unreadCheckedAt > dataUpdatedAt &&
    (hasUnread || rooms.some(({ hasUnreadMessages }) => hasUnreadMessages))
  useEffect(() => {
    if (isOutdated) void refetch()
  }, [isOutdated, refetch])

  if (rooms === undefined) {
    if (offline.state === 'KEPT' && offline.row.items.length > 0) {
      const { row, failure } = offline
      return <KeptRoomList rooms={row.items} savedAt={row.savedAt} failure={failure} onRetry={() => void refetch()} />
    }
    if (isError) return <ErrorState message={message} isRetrying={isFetching} onRetry={() => void refetch()} />
    return <RoomCardSkeletons count={4} />
  }
  if (rooms.length === 0) {
    return (
      <EmptyState
        scene="sea"
        title={t`아직 참여한 동행방이 없어요`}
        description={t`마음 맞는 여행자들과 하루를 함께 걸어볼까요?`}
        action={<LinkButton to={paths.rooms()}>{t`동행방 둘러보기`}</LinkButton>}
      />
    )
  }
  return (
    <>
      <ul className="space-y-3">
        {rooms.map((room) => (
          <li key={room.roomId}>
            <MyRoomCard room={room} />
          </li>
        ))}
      </ul>
      <LoadMore
        hasMore={list.hasNextPage}
        isLoading={list.isFetchingNextPage}
        error={list.isFetchNextPageError ? message : undefined}
        onLoadMore={() => void list.fetchNextPage()}
      />
    </>
  )
}

interface KeptRoomListProps {
  rooms: readonly MyRoom[]
  savedAt: string
  failure: Error
  onRetry: () => void
}

/** My rooms as the device kept them. They lead to the conversation, which can be read where it was opened lately. */
function KeptRoomList({ rooms, savedAt, failure, onRetry }: KeptRoomListProps) {
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

const UNREAD_SHOWN_MAX = 99

/** A room I am in, with the last thing said there; it leads to the conversation. */
function MyRoomCard({ room }: { room: MyRoom }) {
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

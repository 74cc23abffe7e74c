import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { paths } from '#lib/paths.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { LoadMore } from '#ui/load-more.tsx'
import { MyRoomCard } from './my-room-card.tsx'
import { KeptRoomList } from './offline/kept-room-list.tsx'
import { useKeptRoomList } from './offline/use-kept-room-list.ts'
import { RoomCardSkeletons } from './room-card-skeleton.tsx'
import { myRoomsQuery } from './rooms.api.ts'

export interface MyRoomListProps {
  /** Whether any of my rooms has unread messages, and when (ms) that was asked. */
  hasUnread: boolean | undefined
  unreadCheckedAt: number
}

export function MyRoomList({ hasUnread = false, unreadCheckedAt }: MyRoomListProps) {
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

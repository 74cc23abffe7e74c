import type { MyRoom } from '@honjeo/contract/rooms'
import * as failures from '@honjeo/contract/values/error-numbers'
import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ApiError, errorText } from '#lib/server/api-error.ts'
import { formatDateTime } from '#lib/text/dates.ts'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/list/card.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { LoadMore } from '#ui/list/load-more.tsx'
import { myRoomsQuery } from './rooms.api.ts'
import { useLeaveRoom } from './use-leave-room.ts'

/** The rooms that a suspended member is in, to leave from here: their own screens are closed. Shows nothing where there are none. */
export function RoomsToLeave() {
  const { t } = useLingui()
  const list = useInfiniteQuery(myRoomsQuery())
  const { data: rooms, error, isFetching, refetch } = list
  // Those who are under 19, or have not said how old they are, are in none.
  const isOfNone =
    error instanceof ApiError && [failures.UNDER_19, failures.FACTS_NEEDED].some((code) => code === error.code)
  if (isOfNone) return null
  if (rooms === undefined) {
    if (error === null) return null
    return <ErrorState isInline message={errorText(error)} isRetrying={isFetching} onRetry={() => void refetch()} />
  }
  if (rooms.length === 0) return null
  return (
    <section className="space-y-3">
      <h2 className="text-lg font-bold">{t`들어가 있는 동행방`}</h2>
      <p className="text-basalt-700">{t`정지된 동안에는 대화를 보거나 쓸 수 없어요. 함께하지 않을 방에서는 나갈 수 있어요.`}</p>
      <Card className="overflow-hidden p-0!">
        <ul className="divide-y divide-basalt-200">
          {rooms.map((room) => (
            <RoomToLeave key={room.roomId} room={room} />
          ))}
        </ul>
      </Card>
      <LoadMore
        hasMore={list.hasNextPage}
        isLoading={list.isFetchingNextPage}
        error={list.isFetchNextPageError ? errorText(list.error) : undefined}
        onLoadMore={() => void list.fetchNextPage()}
      />
    </section>
  )
}

/** The list itself shows that the room is gone. */
const stay = async () => {}

function RoomToLeave({ room }: { room: MyRoom }) {
  const { t } = useLingui()
  const { leave, isLeaving } = useLeaveRoom(room.roomId, room, stay)
  const { title, spotName, scheduledDate } = room
  return (
    <li className="flex items-center gap-3 px-4 py-3">
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">{title}</p>
        <p className="text-sm text-basalt-500">
          {spotName} · {formatDateTime(scheduledDate)}
        </p>
      </div>
      <Button variant="secondary" size="md" aria-label={t`${title} 나가기`} isLoading={isLeaving} onClick={leave}>
        {t`나가기`}
      </Button>
    </li>
  )
}

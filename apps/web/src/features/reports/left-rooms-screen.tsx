import { ROOM_STAY_DAYS } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { formatListTime } from '#lib/text/dates.ts'
import { paths } from '#lib/navigation/paths.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { Card } from '#ui/list/card.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ListItem } from '#ui/list/list-item.tsx'
import { PageHeader } from '#ui/list/page-header.tsx'
import { Paged } from '#ui/list/paged.tsx'
import { RowSkeletons } from '#ui/list/card-skeletons.tsx'
import { leftRoomsQuery } from './reports.api.ts'

export function Component() {
  const { t } = useLingui()
  return (
    <>
      <PageHeader title={t`나온 동행방`} back={{ fallback: paths.newReport() }} />
      <div className="flex-1 px-gutter pt-2 pb-8">
        <LeftRoomList />
      </div>
    </>
  )
}

/**
 * The rooms that the member left, was removed from, or that were deleted; what was written there can be reported from
 * here.
 */
function LeftRoomList() {
  const { t } = useLingui()
  return (
    <Paged
      query={useInfiniteQuery(leftRoomsQuery())}
      skeleton={<RowSkeletons />}
      isEmpty={(rooms) => rooms.length === 0}
      empty={
        <EmptyState
          scene="road"
          title={t`최근에 나온 동행방이 없어요`}
          description={t`동행방에서 나온 뒤 ${ROOM_STAY_DAYS}일 동안 여기에서 신고할 수 있어요.`}
        />
      }
    >
      {(rooms) => (
        <Card className="overflow-hidden p-0!">
          <ul aria-label={t`나온 동행방`} className="divide-y divide-basalt-200">
            {rooms.map(({ roomId, title, leftAt, isDeleted }) => {
              const when = formatListTime(leftAt)
              return (
                <ListItem
                  key={roomId}
                  to={paths.leftRoom(roomId)}
                  title={title}
                  description={t`${when}까지 참여`}
                  trailing={isDeleted && <Badge>{t`삭제된 방`}</Badge>}
                />
              )
            })}
          </ul>
        </Card>
      )}
    </Paged>
  )
}

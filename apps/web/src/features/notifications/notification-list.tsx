import type { Notification } from '@honjeo/contract/notifications'
import { useLingui } from '@lingui/react/macro'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { paths } from '#lib/paths.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Paged } from '#ui/paged.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { NotificationItem } from './notification-item.tsx'

export interface NotificationListProps {
  query: UseInfiniteQueryResult<Notification[]>
  onRead: (id: number) => void
}

export function NotificationList({ query, onRead }: NotificationListProps) {
  const { t } = useLingui()
  return (
    <Paged
      query={query}
      skeleton={<NotificationSkeletons />}
      isEmpty={(notifications) => notifications.length === 0}
      empty={
        <EmptyState
          scene="lantern"
          title={t`아직 알림이 없어요`}
          description={t`내 글과 동행방에 새 소식이 생기면 여기에서 알려드릴게요.`}
          action={<LinkButton to={paths.community()}>{t`커뮤니티 둘러보기`}</LinkButton>}
        />
      }
    >
      {(notifications) => (
        <ul aria-label={t`알림`} className="divide-y divide-basalt-200 border-y border-basalt-200">
          {notifications.map((notification) => (
            <NotificationItem key={notification.id} notification={notification} onRead={onRead} />
          ))}
        </ul>
      )}
    </Paged>
  )
}

function NotificationSkeletons() {
  return (
    <SkeletonGroup className="space-y-6 px-gutter py-3.5">
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index} className="flex gap-3">
          <Skeleton className="size-10 rounded-full!" />
          <div className="flex-1 space-y-2 py-1">
            <Skeleton className="h-4 w-4/5" />
            <Skeleton className="h-3 w-1/5" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  )
}

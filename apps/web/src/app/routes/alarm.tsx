import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { NotificationList } from '#features/notifications/notification-list.tsx'
import { notificationsQuery } from '#features/notifications/notifications.api.ts'
import { useMarkRead } from '#features/notifications/use-mark-read.ts'
import { Button } from '#ui/button.tsx'
import { PageHeader } from '#ui/page-header.tsx'

export function Component() {
  const { t } = useLingui()
  const list = useInfiniteQuery(notificationsQuery())
  const markRead = useMarkRead()
  const hasUnread = list.data?.some(({ isRead }) => !isRead) === true
  return (
    <>
      <PageHeader
        title={t`알림`}
        right={
          hasUnread && (
            <Button variant="ghost" size="sm" onClick={() => markRead(null)}>
              {t`모두 읽음`}
            </Button>
          )
        }
      />
      <div className="flex-1 pt-1">
        <NotificationList query={list} onRead={markRead} />
      </div>
    </>
  )
}

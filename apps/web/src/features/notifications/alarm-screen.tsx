import type { Notification } from '@honjeo/contract/notifications'
import type { NotificationType } from '@honjeo/contract/values/enums'
import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, type UseInfiniteQueryResult, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  AlarmClock,
  AtSign,
  Bell,
  Bookmark,
  CircleCheck,
  CornerDownRight,
  DoorOpen,
  Flag,
  type LucideIcon,
  MessageCircle,
  MessageCircleQuestionMark,
  MessagesSquare,
  ShieldCheck,
  UserPlus,
} from 'lucide-react'
import { Link } from '#ui/link.tsx'
import { formatListTime } from '#lib/text/dates.ts'
import { errorText } from '#lib/server/api-error.ts'
import { paths } from '#lib/navigation/paths.ts'
import { serverText } from '#lib/server/server-text.ts'
import { Button, LinkButton } from '#ui/form/button.tsx'
import { cx } from '#ui/cx.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { PageHeader } from '#ui/list/page-header.tsx'
import { Paged } from '#ui/list/paged.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { notificationPath } from './notification-path.ts'
import {
  markAllRead,
  markNotificationRead,
  type NotificationPages,
  notificationsQuery,
  unreadNotificationsQuery,
} from './notifications.api.ts'

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

function withRead(data: NotificationPages, isMeant: (notification: Notification) => boolean): NotificationPages {
  const read = (each: Notification) => (isMeant(each) ? { ...each, isRead: true } : each)
  return { ...data, pages: data.pages.map((page) => ({ ...page, content: page.content.map(read) })) }
}

/** Marks one as read (by its id) or all of them (null), shown at once; the dot of the bell follows. */
function useMarkRead(): (id: number | null) => void {
  const queryClient = useQueryClient()
  const { queryKey } = notificationsQuery()
  const marking = useMutation({
    mutationFn: (id: number | null) => (id === null ? markAllRead() : markNotificationRead(id)),
    onMutate: async (id) => {
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, (data) => data && withRead(data, (each) => id === null || each.id === id))
    },
    onError: (error, id) => {
      // One that was tapped has done its duty; the next look at the list shows how it is.
      if (id === null) toast.error(errorText(error))
      void queryClient.invalidateQueries({ queryKey })
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: unreadNotificationsQuery().queryKey }),
  })
  return marking.mutate
}

interface NotificationListProps {
  query: UseInfiniteQueryResult<Notification[]>
  onRead: (id: number) => void
}

function NotificationList({ query, onRead }: NotificationListProps) {
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

interface NotificationItemProps {
  notification: Notification
  onRead: (id: number) => void
}

/** A tap reads it and opens what it is about. */
function NotificationItem({ notification, onRead }: NotificationItemProps) {
  const { t } = useLingui()
  const { id, type, message, code, args, isRead, createdAt } = notification
  const path = notificationPath(notification)
  const rowClass = cx(
    'flex w-full items-start gap-3 px-gutter py-3.5 text-left transition-colors -outline-offset-2 hover:bg-basalt-100',
    !isRead && 'bg-paper',
  )
  const content = (
    <>
      <NotificationIcon type={type} />
      <span className="min-w-0 flex-1">
        <span className={cx('block', isRead ? 'text-basalt-700' : 'font-semibold')}>
          {!isRead && <span className="sr-only">{t`읽지 않음`} </span>}
          {serverText(code, args, message)}
        </span>
        <time dateTime={createdAt} className="text-sm text-basalt-500">
          {formatListTime(createdAt)}
        </time>
      </span>
      {/* Its place is kept, so that the text stays as it is when the dot goes. */}
      <span aria-hidden="true" className={cx('mt-2 size-2 shrink-0 rounded-full', !isRead && 'bg-danger-fill')} />
    </>
  )
  const read = () => {
    if (!isRead) onRead(id)
  }
  return (
    <li>
      {path === null ? (
        <button type="button" onClick={read} className={rowClass}>
          {content}
        </button>
      ) : (
        <Link to={path} onClick={read} className={rowClass}>
          {content}
        </Link>
      )}
    </li>
  )
}

const ICONS: Record<NotificationType, LucideIcon> = {
  COMMENT: MessageCircle,
  REPLY: CornerDownRight,
  MENTION: AtSign,
  SCRAP: Bookmark,
  ROOM_JOIN: UserPlus,
  ROOM_LEAVE: DoorOpen,
  ROOM_COMPLETED: CircleCheck,
  ROOM_REMINDER: AlarmClock,
  CHAT: MessagesSquare,
  REPORT_RESULT: Flag,
  INQUIRY_REPLY: MessageCircleQuestionMark,
  CHECKIN: ShieldCheck,
  SYSTEM: Bell,
}

/** The message beside it says the same in words. */
function NotificationIcon({ type }: { type: NotificationType }) {
  const Icon = ICONS[type]
  return (
    <span
      aria-hidden="true"
      className="flex size-10 shrink-0 items-center justify-center rounded-full bg-tangerine-50 text-tangerine-700"
    >
      <Icon size={20} />
    </span>
  )
}

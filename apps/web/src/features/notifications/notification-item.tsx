import type { Notification } from '@honjeo/contract/notifications'
import { useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { formatListTime } from '#lib/dates.ts'
import { serverText } from '#lib/server-text.ts'
import { cx } from '#ui/cx.ts'
import { NotificationIcon } from './notification-icon.tsx'
import { notificationPath } from './notification-path.ts'

export interface NotificationItemProps {
  notification: Notification
  onRead: (id: number) => void
}

/** A tap reads it and opens what it is about. */
export function NotificationItem({ notification, onRead }: NotificationItemProps) {
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

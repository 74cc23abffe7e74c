import type { RoomSummary } from '@honjeo/contract/rooms'
import { useLingui } from '@lingui/react/macro'
import { CalendarClock, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { formatDateTime } from '#lib/dates.ts'
import { paths } from '#lib/paths.ts'
import { cx } from '#ui/cx.ts'

/** When and where, kept in view while people talk about it. */
const BANNER =
  'flex min-h-11 flex-wrap shrink-0 items-center gap-2 bg-sea-50 px-4 py-2.5 text-sm font-semibold text-sea-700'

/** Its place, so that what stands below stays where it is. */
export function MeetingBannerSkeleton() {
  return <div className={BANNER}>{'\u00a0'}</div>
}

/** It leads to the room's page, which says the rest. */
export function MeetingBanner({ room }: { room: Pick<RoomSummary, 'roomId' | 'scheduledDate' | 'spotName'> }) {
  const { t } = useLingui()
  return (
    <Link to={paths.room(room.roomId, 'mypage')} className={cx(BANNER, '-outline-offset-4')}>
      <CalendarClock aria-hidden="true" size={16} className="shrink-0" />
      <span className="sr-only">{t`만나는 시간과 장소`}</span>
      <span className="line-clamp-2 min-w-0 flex-1 basis-40">
        <time dateTime={room.scheduledDate}>{formatDateTime(room.scheduledDate)}</time> · {room.spotName}
      </span>
      <span className="flex shrink-0 items-center">
        {t`동행방 글`}
        <ChevronRight aria-hidden="true" size={16} />
      </span>
    </Link>
  )
}

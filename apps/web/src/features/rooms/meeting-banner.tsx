import type { RoomSummary } from '@honjeo/contract/rooms'
import { useLingui } from '@lingui/react/macro'
import { CalendarClock } from 'lucide-react'
import { formatDateTime } from '#lib/dates.ts'

/** When and where, kept in view while people talk about it. */
const BANNER = 'flex shrink-0 items-center gap-2 bg-sea-50 px-4 py-2.5 text-sm font-semibold text-sea-700'

/** Its place, so that what stands below stays where it is. */
export function MeetingBannerSkeleton() {
  return <div className={BANNER}>{'\u00a0'}</div>
}

export function MeetingBanner({ room }: { room: Pick<RoomSummary, 'scheduledDate' | 'spotName'> }) {
  const { t } = useLingui()
  return (
    <p className={BANNER}>
      <CalendarClock aria-hidden="true" size={16} className="shrink-0" />
      <span className="sr-only">{t`만나는 시간과 장소`}</span>
      <span className="line-clamp-2 min-w-0">
        <time dateTime={room.scheduledDate}>{formatDateTime(room.scheduledDate)}</time> · {room.spotName}
      </span>
    </p>
  )
}

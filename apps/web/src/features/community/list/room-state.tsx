import type { PostSummary } from '@honjeo/contract/community'
import { useLingui } from '@lingui/react/macro'
import { CalendarClock, Users } from 'lucide-react'
import { PART_OF_DAY_LABELS } from '#features/rooms/part-of-day.tsx'
import { formatDate, formatDay, formatTime } from '#lib/dates.ts'
import { StatusBadge } from '#ui/status-badge.tsx'

/** How the companion room of a proposal stands right now: whether one may still come along, when, and with how many. */
export function RoomState({ room }: { room: NonNullable<PostSummary['room']> }) {
  const { t } = useLingui()
  const { status, scheduledDate, currentParticipants, maxParticipants } = room
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-basalt-100 px-3 py-2 text-sm text-basalt-700">
      <span className="sr-only">{t`동행방`}</span>
      {status !== null && <StatusBadge status={status} />}
      <span className="flex items-center gap-1">
        <CalendarClock aria-hidden="true" size={14} className="shrink-0" />
        <span className="sr-only">{t`만나는 시간`} </span>
        <span>
          {/* Where both do not fit, the line breaks between them. */}
          <span className="inline-block">
            {scheduledDate === null ? formatDay(room.day) : formatDate(scheduledDate)}
          </span>{' '}
          <span className="inline-block">
            {scheduledDate === null ? PART_OF_DAY_LABELS[room.partOfDay] : formatTime(scheduledDate)}
          </span>
        </span>
      </span>
      {currentParticipants !== null && (
        <span className="ml-auto flex items-center gap-1 tabular-nums">
          <Users aria-hidden="true" size={14} className="shrink-0" />
          <span className="sr-only">{t`인원`} </span>
          {currentParticipants}/{maxParticipants}
        </span>
      )}
    </div>
  )
}

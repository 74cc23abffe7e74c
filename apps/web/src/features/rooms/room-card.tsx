import type { ListedRoom, RoomSummary } from '@honjeo/contract/rooms'
import { useLingui } from '@lingui/react/macro'
import { Calendar, DoorOpen, MapPin, ShieldCheck, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import type { To } from 'react-router'
import { formatDate, formatDay, formatTime } from '#lib/text/dates.ts'
import { paths } from '#lib/navigation/paths.ts'
import { CardLink } from '#ui/list/links.tsx'
import { CoverImage } from '#ui/media/cover-image.tsx'
import { cx } from '#ui/cx.ts'
import { ENTRY_LABELS, GENDER_LABELS, PART_OF_DAY_LABELS, PROVEN_LABELS, StatusBadge } from './labels.tsx'
import { useLacksFacts } from './use-is-minor.ts'

interface RoomCardProps {
  /** A room as visitors get it has only place, day and part of the day. */
  room: RoomSummary | ListedRoom
  to: To
  /** Marks the room as having messages I have not read. */
  hasUnread?: boolean
  /** What is below the facts: the last message of the conversation. */
  children?: ReactNode
}

/** A companion room in a list; the whole card leads to it. */
export function RoomCard({ room, to, hasUnread = false, children }: RoomCardProps) {
  const { t } = useLingui()
  const lacksFacts = useLacksFacts()
  const { spotName, currentParticipants, maxParticipants, genderRestriction } = room
  return (
    <CardLink to={to} className="p-3.5">
      {/* With very large text the words go below the picture. */}
      <div className="flex flex-wrap gap-3.5">
        <CoverImage src={room.spotImage} alt="" ratio="1/1" className="size-19 shrink-0 self-start rounded-md" />
        <div className="min-w-0 flex-1 basis-40">
          <div className="flex flex-wrap items-start gap-2">
            <p className={cx('min-w-0 flex-1 basis-24', hasUnread ? 'font-extrabold' : 'font-semibold')}>
              {hasUnread && (
                <>
                  <span
                    aria-hidden="true"
                    className="mr-1.5 inline-block size-2 -translate-y-0.5 rounded-full bg-danger-fill"
                  />
                  <span className="sr-only">{t`읽지 않은 메시지 있음`} </span>
                </>
              )}
              {room.title ?? t`${spotName} 동행방`}
            </p>
            {room.status !== null && <StatusBadge status={room.status} />}
          </div>
          <dl className="mt-1 flex flex-wrap gap-x-3 gap-y-0.5 text-sm text-basalt-700">
            <Fact label={t`장소`} icon={<MapPin size={14} />} className="w-full">
              <span className="min-w-0">{room.spotName}</span>
            </Fact>
            <Fact label={t`만나는 시간`} icon={<Calendar size={14} />}>
              <MeetingTime room={room} />
            </Fact>
            {currentParticipants !== null && (
              <Fact label={t`인원`} icon={<Users size={14} />} className="ml-auto tabular-nums">
                {currentParticipants}/{maxParticipants}
                {genderRestriction !== 'MIXED' && <> · {GENDER_LABELS[genderRestriction]}</>}
              </Fact>
            )}
            {room.needsApproval !== null && room.status === 'RECRUITING' && (
              <Fact label={t`입장 방법`} icon={<DoorOpen size={14} />}>
                {ENTRY_LABELS[room.needsApproval ? 'APPROVAL' : 'INSTANT']}
              </Fact>
            )}
            {room.requiredProof !== null && room.requiredProof in PROVEN_LABELS && (
              <Fact label={t`함께하려면`} icon={<ShieldCheck size={14} />}>
                {PROVEN_LABELS[room.requiredProof]}
              </Fact>
            )}
          </dl>
          {currentParticipants === null && (
            <p className="mt-0.5 text-sm text-basalt-500">
              {lacksFacts
                ? t`생년월일과 성별을 알려주면 시간과 인원을 볼 수 있어요`
                : t`로그인하면 시간과 인원을 볼 수 있어요`}
            </p>
          )}
        </div>
      </div>
      {children}
    </CardLink>
  )
}

/** The line breaks between the two where they do not fit. */
function MeetingTime({ room }: Pick<RoomCardProps, 'room'>) {
  const { scheduledDate } = room
  const isWithheld = scheduledDate === null && 'day' in room
  return (
    <>
      <span className="inline-block">{isWithheld ? formatDay(room.day) : formatDate(scheduledDate ?? '')}</span>{' '}
      <span className="inline-block">
        {isWithheld ? PART_OF_DAY_LABELS[room.partOfDay] : formatTime(scheduledDate ?? '')}
      </span>
    </>
  )
}

interface FactProps {
  label: string
  icon: ReactNode
  className?: string
  children: ReactNode
}

function Fact({ label, icon, className, children }: FactProps) {
  return (
    <div className={cx('flex min-w-0 items-center gap-1', className)}>
      <dt className="shrink-0 text-basalt-500">
        <span aria-hidden="true">{icon}</span>
        <span className="sr-only">{label}</span>
      </dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  )
}

/** Rooms one may look into, one below the other. */
export function RoomCards({ rooms, label }: { rooms: readonly ListedRoom[]; label?: string }) {
  return (
    <ul aria-label={label} className="space-y-3">
      {rooms.map((room) => (
        <li key={room.roomId}>
          <RoomCard room={room} to={paths.room(room.roomId)} />
        </li>
      ))}
    </ul>
  )
}

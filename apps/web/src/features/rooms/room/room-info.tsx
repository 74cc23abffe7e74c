import type { RoomDetail } from '@honjeo/contract/rooms'
import { useLingui } from '@lingui/react/macro'
import { CalendarClock, ChevronRight, Crown, DoorOpen, Flag, MapPin, ShieldCheck, UserRound, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '#ui/link.tsx'
import { formatDateTime } from '#lib/text/dates.ts'
import { paths } from '#lib/navigation/paths.ts'
import { Card } from '#ui/list/card.tsx'
import { LinkButton } from '#ui/form/button.tsx'
import { PersonCard } from '../people/person-card.tsx'
import { ENTRY_LABELS, GENDER_LABELS, PROVEN_LABELS, StatusBadge } from '../labels.tsx'

/** What one wants to know of a room before entering: where, when, who, and what for. */
export function RoomInfo({ room }: { room: RoomDetail }) {
  const { t } = useLingui()
  const { currentParticipants, maxParticipants } = room
  const free = room.status === 'RECRUITING' ? maxParticipants - currentParticipants : 0
  return (
    <div className="space-y-4">
      <div>
        <StatusBadge status={room.status} />
        <h1 className="mt-2 text-2xl font-extrabold">{room.title}</h1>
      </div>
      <Card className="px-0 py-1">
        <dl className="divide-y divide-basalt-200">
          <Row icon={<MapPin size={20} />} label={t`장소`}>
            <Link
              to={paths.place(room.contentId)}
              className="touch-target relative flex items-center gap-1 rounded-sm font-semibold hover:underline"
            >
              <span className="min-w-0 flex-1">
                {room.spotName}
                <span className="block text-sm font-normal text-basalt-500">{room.spotAddress}</span>
              </span>
              <ChevronRight aria-hidden="true" size={18} className="shrink-0 text-basalt-400" />
            </Link>
          </Row>
          {room.joined && room.meetingPoint !== null && room.meetingPoint !== '' && (
            <Row icon={<Flag size={20} />} label={t`만나는 곳`}>
              <span className="font-semibold break-words">{room.meetingPoint}</span>
            </Row>
          )}
          <Row icon={<CalendarClock size={20} />} label={t`만나는 시간`}>
            <time dateTime={room.scheduledDate} className="font-semibold">
              {formatDateTime(room.scheduledDate)}
            </time>
          </Row>
          <Row icon={<Users size={20} />} label={t`인원`}>
            <span className="font-semibold tabular-nums">
              {currentParticipants}/{maxParticipants}
            </span>
            {free > 0 && <span className="ml-1.5 text-basalt-500">{t`${free}자리 남았어요`}</span>}
          </Row>
          <Row icon={<UserRound size={20} />} label={t`함께할 사람`}>
            <span className="font-semibold">{GENDER_LABELS[room.genderRestriction]}</span>
            {room.genderRestriction !== 'MIXED' && (
              <span className="block text-sm text-basalt-500">{t`들어올 때 프로필에 등록한 성별로 확인해요.`}</span>
            )}
          </Row>
          {room.requiredProof in PROVEN_LABELS && (
            <Row icon={<ShieldCheck size={20} />} label={t`함께하려면`}>
              <span className="font-semibold">{PROVEN_LABELS[room.requiredProof]}</span>
            </Row>
          )}
          <Row icon={<DoorOpen size={20} />} label={t`입장 방법`}>
            <span className="font-semibold">{ENTRY_LABELS[room.needsApproval ? 'APPROVAL' : 'INSTANT']}</span>
            {room.needsApproval && room.joinPolicy === 'INSTANT' && (
              <span className="block text-sm text-basalt-500">{t`새로 온 사람(72시간)은 방장이 받아들이면 들어와요.`}</span>
            )}
            {room.sharesCar && <span className="block text-sm text-basalt-500">{t`차를 함께 타요`}</span>}
          </Row>
          <Row icon={<Crown size={20} />} label={t`방장`}>
            <span className="font-semibold">{room.hostName ?? t`아직 없어요`}</span>
          </Row>
        </dl>
      </Card>
      {room.hostId !== null && !room.isHost && (
        <Card className="p-4">
          <section aria-labelledby="room-host">
            <h2 id="room-host" className="mb-2 text-lg font-bold">
              {t`방장은 어떤 사람인가요?`}
            </h2>
            <PersonCard roomId={room.roomId} userId={room.hostId} />
          </section>
        </Card>
      )}
      {room.joined && room.status === 'ENDED' && (
        <LinkButton to={paths.writeReview({ contentId: room.contentId })} variant="secondary" fullWidth>
          {t`다녀온 곳의 리뷰 쓰기`}
        </LinkButton>
      )}
      <section aria-labelledby="room-description">
        <h2 id="room-description" className="text-lg font-bold">
          {t`소개`}
        </h2>
        <p className="mt-2 whitespace-pre-wrap text-basalt-700">
          {room.description === '' ? t`방장이 아직 소개를 적지 않았어요.` : room.description}
        </p>
        {!room.joined && <p className="mt-2 text-sm text-basalt-500">{t`만나는 곳과 대화는 들어간 뒤에 보여요.`}</p>}
      </section>
    </div>
  )
}

interface RowProps {
  icon: ReactNode
  label: string
  children: ReactNode
}

function Row({ icon, label, children }: RowProps) {
  return (
    <div className="relative flex min-h-15 flex-col justify-center py-2 pr-4 pl-13">
      <dt className="text-xs text-basalt-500">
        <span aria-hidden="true" className="absolute top-1/2 left-4 -translate-y-1/2 text-sea-700">
          {icon}
        </span>
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}

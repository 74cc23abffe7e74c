import type { RoomDetail } from '@honjeo/contract/rooms'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { paths } from '#lib/navigation/paths.ts'
import { useServerNow } from '#lib/server/server-time.ts'
import { Button, LinkButton } from '#ui/form/button.tsx'
import { asksNow, attendanceQuery } from './attendance.api.ts'
import { useAttendanceAnswer } from './use-attendance-answer.ts'

const MINUTE_MS = 60_000
const STRIP =
  'flex shrink-0 flex-wrap items-center gap-2 border-b border-basalt-200 bg-paper px-4 py-2 text-sm font-semibold'

/** Above a conversation: the question of the day while it has no answer. Without it the room's page has all of it. */
export function AttendanceStrip({ room, onLeft }: { room: RoomDetail; onLeft: () => Promise<void> }) {
  const { t } = useLingui()
  const { roomId } = room
  const isAsked = room.joined && asksNow(room.scheduledDate, useServerNow(MINUTE_MS))
  const { data } = useQuery({ ...attendanceQuery(roomId), enabled: isAsked })
  const { go, cancel, isAnswering } = useAttendanceAnswer(roomId, onLeft)
  if (!isAsked || data === undefined) return null
  const { next, past } = data
  if (next !== null && !next.people.some(({ mine, going }) => mine && going)) {
    return (
      <section aria-label={t`이번 만남에 가나요?`} className={STRIP}>
        <p className="min-w-0 flex-1 basis-32">{t`이번 만남에 가나요?`}</p>
        <Button size="sm" variant="secondary" disabled={isAnswering} onClick={() => cancel(next)}>
          {t`못 가요`}
        </Button>
        <Button size="sm" disabled={isAnswering} onClick={go}>
          {t`가요`}
        </Button>
      </section>
    )
  }
  if (past?.people.every(({ claim }) => claim !== null) !== false) return null
  return (
    <section aria-label={t`누가 왔나요?`} className={STRIP}>
      <p className="min-w-0 flex-1 basis-32">{t`만남은 어땠어요?`}</p>
      <LinkButton size="sm" variant="secondary" to={paths.room(roomId, 'mypage')}>
        {t`누가 왔는지 알리기`}
      </LinkButton>
    </section>
  )
}

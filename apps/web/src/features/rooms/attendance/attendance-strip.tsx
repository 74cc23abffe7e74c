import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { paths } from '#lib/navigation/paths.ts'
import { Button, LinkButton } from '#ui/form/button.tsx'
import { attendanceQuery } from './attendance.api.ts'
import { useAttendanceAnswer } from './use-attendance-answer.ts'

const STRIP =
  'flex shrink-0 flex-wrap items-center gap-2 border-b border-basalt-200 bg-paper px-4 py-2 text-sm font-semibold'

interface AttendanceStripProps {
  /** Whether there is something to ask now. */
  open: boolean
  roomId: number
  onLeft: () => Promise<void>
}

/** Asks above a conversation the question of the day while it has no answer. Without it the room's page has all of it. */
export function AttendanceStrip({ open, roomId, onLeft }: AttendanceStripProps) {
  const { t } = useLingui()
  const { data } = useQuery({ ...attendanceQuery(roomId), enabled: open })
  const { go, cancel, isAnswering } = useAttendanceAnswer(roomId, onLeft)
  if (!open || data === undefined) return null
  const { next, past } = data
  if (next !== null && !next.people.some(({ mine, going }) => mine && going)) {
    return (
      <section aria-label={t`이번 만남에 가나요?`} className={STRIP}>
        <p className="min-w-0 flex-1 basis-32">
          {t`이번 만남에 가나요?`}
          {next.isLate && (
            <span className="block text-xs font-normal text-basalt-700">{t`지금 취소하면 ‘늦게 취소’로 기록돼요.`}</span>
          )}
        </p>
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

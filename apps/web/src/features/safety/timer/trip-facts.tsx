import type { Timer } from '@honjeo/contract/safety/timer'
import { useLingui } from '@lingui/react/macro'
import { formatDateTime } from '#lib/dates.ts'
import { paths } from '#lib/paths.ts'
import { Card } from '#ui/card.tsx'
import { Fact, Facts } from '#ui/facts.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { lengthText } from '#lib/time-left.ts'
import { timerTitle } from '#lib/timer-title.ts'

/** What contacts would read, and where the timer was begun from. */
export function TripFacts({ checkIn }: { checkIn: Timer }) {
  const { t } = useLingui()
  const { title, note, startedAt, plannedAt, graceMinutes, roomId, planId, endedAt } = checkIn
  return (
    <Card>
      <Facts>
        <Fact label={t`하려던 일`}>{timerTitle(title)}</Fact>
        {note !== '' && (
          <Fact label={t`남긴 말`}>
            <span className="whitespace-pre-wrap">{note}</span>
          </Fact>
        )}
        <Fact label={t`켠 시간`}>{formatDateTime(startedAt)}</Fact>
        <Fact label={t`돌아올 시간`}>{formatDateTime(plannedAt)}</Fact>
        {endedAt === null ? (
          <Fact label={t`답을 기다리는 시간`}>{lengthText(graceMinutes * 60_000)}</Fact>
        ) : (
          <Fact label={t`끝난 시간`}>{formatDateTime(endedAt)}</Fact>
        )}
      </Facts>
      {(roomId !== null || planId !== null) && (
        <div className="mt-3 flex flex-wrap gap-x-4">
          {roomId !== null && <TextLink to={paths.room(roomId)}>{t`동행방 보기`}</TextLink>}
          {planId !== null && <TextLink to={paths.plan(planId)}>{t`여행 일정 보기`}</TextLink>}
        </div>
      )}
    </Card>
  )
}

import type { Timer } from '@honjeo/contract/safety/timer'
import { useLingui } from '@lingui/react/macro'
import { formatTime } from '#lib/text/dates.ts'
import { lengthText } from '#lib/text/numbers.ts'
import { useServerNow } from '#lib/server/server-time.ts'
import { cx } from '#ui/cx.ts'
import { countdownText, minutesLeft, momentOf } from '../moment.ts'
import { momentWords } from '../timer-words.ts'
import { Tinted } from '../tinted.tsx'

const SECOND_MS = 1000

/** How long there is, or by how much it is over; drawn from the server's time, and deciding nothing. */
export function Countdown({ timer }: { timer: Timer }) {
  const { t } = useLingui()
  const now = useServerNow(SECOND_MS)
  const moment = momentOf(timer, now)
  if (moment === 'ENDED') return null
  const left = Date.parse(timer.plannedAt) - now
  const isLate = left <= 0
  const isUrgent = isLate || moment === 'ALERTING'
  const { title, detail } = momentWords(moment, timer, now)
  const length = lengthText(Math.abs(left), isLate ? Math.floor : minutesLeft)
  const time = formatTime(timer.plannedAt)
  return (
    <Tinted tone={isUrgent ? 'danger' : 'plain'} className="text-center">
      <div role="status">
        <h2 className={cx('text-lg font-bold', isUrgent ? 'text-danger' : 'text-sea-700')}>{title}</h2>
      </div>
      <p role="timer" className="sr-only">
        {isLate ? t`${length} 지났어요` : t`${length} 남았어요`}
      </p>
      <p aria-hidden="true" className="mt-1 text-[3.5rem] leading-tight font-extrabold tabular-nums">
        {isLate ? `+${countdownText(-left)}` : countdownText(left)}
      </p>
      <p className="font-semibold">{isLate ? t`${time}까지 돌아오기로 했어요` : t`${time}까지 돌아와요`}</p>
      <p className={cx('mt-2 text-sm text-balance', isUrgent ? 'text-danger' : 'text-basalt-700')}>{detail}</p>
    </Tinted>
  )
}

import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useId, useState } from 'react'
import { formatDay, formatMonthDay } from '#lib/text/dates.ts'
import { formatNumber } from '#lib/text/numbers.ts'

export interface DailyCount {
  /** `2026-11-28` */
  day: string
  count: number
}

const WIDTH = 300
const HEIGHT = 64
/** The part of a day's room that its bar takes. */
const BAR_PART = 0.7
/** The least height of a bar, so that a day without anything is seen to be one. */
const LEAST = 1.5

/**
 * A bar a day. A pointer over a bar, or the arrow keys, choose the day whose number is shown above; the table below holds
 * them all.
 */
export function BarChart({ name, days }: { name: string; days: readonly DailyCount[] }) {
  const { t } = useLingui()
  const id = useId()
  const last = days.length - 1
  const [chosen, setChosen] = useState<number | null>(null)
  const most = Math.max(1, ...days.map(({ count }) => count))
  const total = formatNumber(days.reduce((sum, { count }) => sum + count, 0))
  const step = WIDTH / Math.max(1, days.length)
  const textOf = (index: number) => {
    const { day, count } = days[index] ?? { day: '', count: 0 }
    return t`${formatMonthDay(`${day}T12:00:00+09:00`)} ${formatNumber(count)}건`
  }

  function handleKeyDown(event: KeyboardEvent) {
    const at = chosen ?? last
    const next = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key]
    if (next === undefined) return
    event.preventDefault()
    setChosen(Math.min(last, Math.max(0, next)))
  }

  return (
    <figure aria-labelledby={id} className="min-w-0">
      <figcaption className="flex items-baseline justify-between gap-2">
        <span id={id} className="font-semibold">
          {name}
        </span>
        <span aria-hidden="true" className="text-sm text-basalt-700 tabular-nums">
          {chosen === null ? t`모두 ${total}건` : textOf(chosen)}
        </span>
      </figcaption>
      <div
        role="slider"
        tabIndex={0}
        aria-label={t`${name}, 날짜별`}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={chosen ?? last}
        aria-valuetext={textOf(chosen ?? last)}
        onKeyDown={handleKeyDown}
        onFocus={() => setChosen(chosen ?? last)}
        onBlur={() => setChosen(null)}
        onPointerLeave={() => setChosen(null)}
        className="mt-2 rounded-sm"
      >
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          className="block h-20 w-full"
        >
          {days.map(({ day, count }, index) => {
            const height = Math.max(LEAST, (count / most) * HEIGHT)
            return (
              <g key={day} onPointerEnter={() => setChosen(index)}>
                <rect x={index * step} width={step} height={HEIGHT} fill="transparent" />
                <rect
                  x={index * step + (step * (1 - BAR_PART)) / 2}
                  y={HEIGHT - height}
                  width={step * BAR_PART}
                  height={height}
                  className={index === chosen ? 'fill-tangerine-500' : count === 0 ? 'fill-basalt-300' : 'fill-sea-600'}
                />
              </g>
            )
          })}
        </svg>
      </div>
      <DayTable name={name} days={days} />
    </figure>
  )
}

function DayTable({ name, days }: { name: string; days: readonly DailyCount[] }) {
  const { t } = useLingui()
  return (
    <details className="mt-1 text-sm">
      <summary className="w-fit rounded-sm py-1 text-basalt-500 hover:text-basalt-900">
        <span className="sr-only">{name} </span>
        {t`표로 보기`}
      </summary>
      <table className="mt-1 w-full">
        <thead>
          <tr className="text-left text-basalt-500">
            <th scope="col" className="py-1 font-semibold">{t`날짜`}</th>
            <th scope="col" className="py-1 pr-2 text-right font-semibold">{t`건수`}</th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, count }) => (
            <tr key={day} className="border-t border-basalt-200">
              <th scope="row" className="py-1 font-normal">
                {formatDay(day)}
              </th>
              <td className="py-1 pr-2 text-right tabular-nums">{formatNumber(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

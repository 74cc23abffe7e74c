import { TIMER_TITLE_MAX } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { clockOf, dayKey, formatMonthDay, formatTime } from '#lib/text/dates.ts'
import { lengthText } from '#lib/text/numbers.ts'
import { useServerNow } from '#lib/server/server-time.ts'
import { ChipRow } from '#ui/form/chip-row.tsx'
import { Chip } from '#ui/form/chip.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { TimeField } from '#ui/form/time-field.tsx'
import { type BackAt, backAtInstant } from './start-values.ts'

/** What people often do alone here, with how long that takes. */
export function useTitlePicks(): { title: string; minutes: number }[] {
  const { t } = useLingui()
  return [
    { title: t`혼자 다니기`, minutes: 60 },
    { title: t`올레길 걷기`, minutes: 240 },
    { title: t`오름 오르기`, minutes: 120 },
    { title: t`밤길 돌아가기`, minutes: 30 },
    { title: t`바다 보기`, minutes: 60 },
  ]
}

interface TitleFieldProps {
  value: string
  onChange: (title: string, minutes?: number) => void
  error: string | undefined
}

export function TitleField({ value, onChange, error }: TitleFieldProps) {
  const { t } = useLingui()
  const picks = useTitlePicks()
  return (
    <div className="space-y-3">
      <TextField
        label={t`무엇을 하나요?`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        maxLength={TIMER_TITLE_MAX}
        error={error}
        hint={t`알림을 받을 때 신뢰 연락처가 읽어요.`}
        name="check-in-title"
        autoComplete="off"
      />
      <div role="group" aria-label={t`자주 하는 일`} className="bleed-x scrollbar-none flex gap-2 overflow-x-auto py-1">
        {picks.map(({ title, minutes }) => (
          <Chip key={title} isSelected={value === title} onToggle={() => onChange(title, minutes)}>
            {title}
          </Chip>
        ))}
      </div>
    </div>
  )
}

const MINUTE_MS = 60_000
const QUICK_MINUTES = [30, 60, 120, 240]
const CLOCK = 'CLOCK'
const UNTIL = 'UNTIL'

interface BackAtFieldProps {
  value: BackAt
  onChange: (value: BackAt) => void
  /** The end of a room or a plan; null where there is none, or it is out of reach. */
  until: string | null
}

/** Asks by when one is back: a chip, or a time of day; always said as a time and as a length. */
export function BackAtField({ value, onChange, until }: BackAtFieldProps) {
  const { t } = useLingui()
  const now = useServerNow(MINUTE_MS / 6)
  const at = backAtInstant(value, now)
  const time = formatTime(new Date(at))
  const day = formatMonthDay(new Date(at))
  const isToday = dayKey(new Date(at)) === dayKey(new Date(now))
  const length = lengthText(at - now, Math.round)
  const untilTime = until === null ? '' : formatTime(until)
  const chosen = value.kind === 'IN' ? String(value.minutes) : value.kind
  const options = [
    ...(until === null ? [] : [{ value: UNTIL, label: t`${untilTime}까지` }]),
    ...QUICK_MINUTES.map((minutes) => ({ value: String(minutes), label: lengthText(minutes * MINUTE_MS) })),
    { value: CLOCK, label: t`시간 고르기` },
  ]

  function handleChange(option: string) {
    if (option === CLOCK) onChange({ kind: 'CLOCK', time: clockAfterHour(now) })
    else if (option === UNTIL && until !== null) onChange({ kind: 'UNTIL', instant: until })
    else onChange({ kind: 'IN', minutes: Number(option) })
  }

  return (
    <section aria-labelledby="back-at" className="space-y-3">
      <div>
        <h2 id="back-at" className="text-sm font-semibold text-basalt-700">
          {t`언제까지 돌아오나요?`}
        </h2>
        <p role="status" className="mt-1">
          <span className="text-2xl font-extrabold tabular-nums">{isToday ? time : t`내일 ${time}`}</span>{' '}
          <span className="text-basalt-700">{isToday ? t`지금부터 ${length}` : t`${day} · 지금부터 ${length}`}</span>
        </p>
      </div>
      <ChipRow label={t`돌아올 시간`} options={options} value={chosen} onChange={handleChange} />
      {value.kind === 'CLOCK' && (
        <TimeField
          label={t`돌아올 시간`}
          value={value.time}
          onChange={(next) => onChange({ kind: 'CLOCK', time: next })}
        />
      )}
    </section>
  )
}

/** A full hour of some time from now, where the wheels begin. */
const clockAfterHour = (now: number) => `${clockOf(new Date(now + 90 * MINUTE_MS)).slice(0, 2)}:00`

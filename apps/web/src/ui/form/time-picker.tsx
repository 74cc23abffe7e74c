import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { cx } from '../cx.ts'
import { Sheet } from '../overlay/dialog.tsx'
import { Button } from './button.tsx'
import { type ClockTime, formatClockTime, type Meridiem, parseClockTime } from './clock-time.ts'
import { WHEEL_ROW_HEIGHT, WHEEL_SETTLE_MS, wheelIndexAfterKey, wheelIndexAt } from './wheel-index.ts'

export interface TimePickerProps {
  /** The time, `HH:mm`, 24 hours. */
  value: string
  onChange: (value: string) => void
}

const HOURS = Array.from({ length: 12 }, (_, index) => ({ value: index + 1, label: String(index + 1) }))
const MINUTES = Array.from({ length: 60 }, (_, index) => ({ value: index, label: String(index).padStart(2, '0') }))

export function TimePicker({ value, onChange }: TimePickerProps) {
  const { t } = useLingui()
  const time = parseClockTime(value)
  const meridiems: { value: Meridiem; label: string }[] = [
    { value: 'AM', label: t`오전` },
    { value: 'PM', label: t`오후` },
  ]
  const set = (part: Partial<ClockTime>) => onChange(formatClockTime({ ...time, ...part }))

  return (
    <fieldset className="relative flex min-w-0">
      <legend className="sr-only">{t`시간`}</legend>
      {/* The middle row, behind all three wheels. */}
      <div aria-hidden="true" className="absolute inset-x-0 top-1/2 h-10 -translate-y-1/2 rounded-md bg-basalt-100" />
      <div className="relative flex flex-1">
        <WheelPicker
          label={t`오전 오후`}
          options={meridiems}
          value={time.meridiem}
          onChange={(meridiem) => set({ meridiem })}
        />
        <WheelPicker label={t`시`} options={HOURS} value={time.hour} onChange={(hour) => set({ hour })} />
        <WheelPicker label={t`분`} options={MINUTES} value={time.minute} onChange={(minute) => set({ minute })} />
      </div>
    </fieldset>
  )
}

export interface TimeSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** The time at which the wheels are, `HH:mm`. Another `key` for each opening starts them there. */
  value: string
  onConfirm: (value: string) => void
}

/** A time of day, chosen by wheels over the screen. */
export function TimeSheet({ open, onOpenChange, title, value, onConfirm }: TimeSheetProps) {
  const [draft, setDraft] = useState(value)

  function handleConfirm() {
    onConfirm(draft)
    onOpenChange(false)
  }

  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      footer={
        <Button fullWidth onClick={handleConfirm}>
          <Trans>확인</Trans>
        </Button>
      }
    >
      <TimePicker value={draft} onChange={setDraft} />
    </Sheet>
  )
}

interface WheelPickerProps<T extends string | number> {
  /** What is chosen, for screen readers: 시, 분. */
  label: string
  options: readonly { value: T; label: string }[]
  value: T
  /** Is called once the wheel rests, not for every row that passes. */
  onChange: (value: T) => void
}

/** A column of values that snaps to the middle row; scroll, tap, or use the arrow keys. */
function WheelPicker<T extends string | number>({ label, options, value, onChange }: WheelPickerProps<T>) {
  const id = useId()
  const scrollerRef = useRef<HTMLDivElement>(null)
  const settleTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const index = Math.max(
    0,
    options.findIndex((option) => option.value === value),
  )
  const count = options.length

  useLayoutEffect(() => {
    scrollerRef.current?.scrollTo({ top: index * WHEEL_ROW_HEIGHT, behavior: 'instant' })
    // oxlint-disable-next-line react/exhaustive-deps -- opens at its value without motion; later values glide, below
  }, [])

  useEffect(() => {
    const scroller = scrollerRef.current
    if (scroller && wheelIndexAt(scroller.scrollTop, count) !== index)
      scroller.scrollTo({ top: index * WHEEL_ROW_HEIGHT })
  }, [index, count])

  useEffect(() => () => clearTimeout(settleTimer.current), [])

  function choose(next: number) {
    const option = options[next]
    if (option && next !== index) onChange(option.value)
  }

  function handleScroll() {
    clearTimeout(settleTimer.current)
    settleTimer.current = setTimeout(() => {
      if (scrollerRef.current) choose(wheelIndexAt(scrollerRef.current.scrollTop, count))
    }, WHEEL_SETTLE_MS)
  }

  function handleKeyDown(event: KeyboardEvent) {
    const next = wheelIndexAfterKey(event.key, index, count)
    if (next === undefined) return
    event.preventDefault()
    choose(next)
  }

  return (
    <div className="relative flex-1">
      <div
        ref={scrollerRef}
        role="listbox"
        tabIndex={0}
        aria-label={label}
        aria-activedescendant={`${id}-${index}`}
        // A sheet around it would take the downward drag for its own closing.
        data-base-ui-swipe-ignore=""
        onScroll={handleScroll}
        onKeyDown={handleKeyDown}
        className="peer scrollbar-none h-50 [scroll-snap-type:y_mandatory] overflow-y-auto overscroll-contain scroll-smooth mask-[linear-gradient(transparent,black_40%,black_60%,transparent)] py-20 outline-none"
      >
        {options.map((option, row) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the listbox holds the focus and takes the keys
          <div
            key={option.value}
            id={`${id}-${row}`}
            role="option"
            tabIndex={-1}
            aria-selected={row === index}
            onClick={() => choose(row)}
            className={cx(
              'flex h-10 cursor-pointer snap-center items-center justify-center text-lg tabular-nums select-none',
              row === index ? 'font-bold text-basalt-900' : 'text-basalt-500',
            )}
          >
            {option.label}
          </div>
        ))}
      </div>
      {/* The focus ring, around the row that keys move. */}
      <div className="pointer-events-none absolute inset-x-0 top-20 h-10 rounded-md outline-offset-[-2px] outline-sea-700 peer-focus-visible:outline-2" />
    </div>
  )
}

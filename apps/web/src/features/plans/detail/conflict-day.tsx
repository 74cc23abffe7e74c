import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { cx } from '#ui/cx.ts'
import type { DayDifference, MarkedSpot, SpotMark } from './edits/plan-diff.ts'
import { timeRange } from './spot-text.tsx'

const MARKS: Record<Exclude<SpotMark, 'same'>, MessageDescriptor> = {
  only: msg`여기만 있음`,
  moved: msg`자리가 다름`,
  changed: msg`내용이 다름`,
}

/** A day of both devices, side by side. */
export function ConflictDay({ day: { dayIndex, mine, theirs } }: { day: DayDifference }) {
  const { t } = useLingui()
  const number = dayIndex + 1
  return (
    <section className="py-3">
      <h3 className="pb-1 text-sm text-basalt-500">{t`${number}일차`}</h3>
      <div className="grid grid-cols-2 gap-x-3">
        <Side label={t`다른 기기`} spots={theirs} />
        <Side label={t`이 기기`} spots={mine} />
      </div>
    </section>
  )
}

function Side({ label, spots }: { label: string; spots: MarkedSpot[] | null }) {
  const { i18n } = useLingui()
  if (spots === null || spots.length === 0) {
    return (
      <p className="text-sm text-basalt-500">
        {spots === null ? <Trans>이날이 없음</Trans> : <Trans>비어 있음</Trans>}
      </p>
    )
  }
  return (
    <ol aria-label={label} className="min-w-0 space-y-1.5">
      {spots.map(({ spot, mark }) => (
        <li key={spot.spotId} className={cx('rounded-sm px-2 py-1.5 text-sm', mark !== 'same' && 'bg-normal-bg')}>
          <span className={cx('block', mark !== 'same' && 'font-bold text-basalt-900')}>{spot.title}</span>
          <span className="block text-xs text-basalt-700 tabular-nums">{timeRange(spot)}</span>
          {spot.memo !== '' && mark !== 'same' && (
            <span className="line-clamp-2 block text-xs text-basalt-700">{spot.memo}</span>
          )}
          {mark !== 'same' && <span className="block text-xs font-semibold text-normal">{i18n._(MARKS[mark])}</span>}
        </li>
      ))}
    </ol>
  )
}

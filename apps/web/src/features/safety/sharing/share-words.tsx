import type { FixDraft } from '@honjeo/contract/position'
import { useLingui } from '@lingui/react/macro'
import { accuracyText, ageText } from '../fix-text.ts'
import { lengthText } from '#lib/text/numbers.ts'
import { useServerNow } from '#lib/server/server-time.ts'

/** Two clocks, one of which ticks in steps, agree on a share's time to so much: thirty minutes are not 31 when they begin. */
const DOUBT_MS = 10_000

/** What is left of a share, `42분`; a minute that has begun counts. */
export const leftText = (ms: number): string => lengthText(Math.max(ms - DOUBT_MS, 1), Math.ceil)

const STEP_MS = 5000

interface FixLineProps {
  fix: Pick<FixDraft, 'accuracyM' | 'takenAt'> & { batteryPct?: number | null | undefined }
  className?: string
}

/** Shows `3분 전 위치 · 약 30m 안 · 배터리 80%`. */
export function FixLine({ fix, className }: FixLineProps) {
  const { t } = useLingui()
  const now = useServerNow(STEP_MS)
  const { accuracyM, takenAt, batteryPct } = fix
  const facts = [
    ageText(Date.parse(takenAt), now),
    accuracyText(accuracyM),
    ...(batteryPct == null ? [] : [t`배터리 ${batteryPct}%`]),
  ]
  return <p className={className}>{facts.join(' · ')}</p>
}

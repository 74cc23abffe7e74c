import { nationalGridNumber } from '@honjeo/national-grid/grid-number'
import { useLingui } from '@lingui/react/macro'
import { accuracyText, ageText, isAgeKnown, isCoarse } from '#lib/fix-text.ts'
import { formatDateTime } from '#lib/dates.ts'
import type { Fix } from '#lib/geolocation.ts'
import { coordinatesText } from '#lib/help-text.ts'
import { Callout } from '#ui/callout.tsx'
import { Fact, Facts } from '#ui/facts.tsx'
import { GridNumber } from './grid-number.tsx'
import { nearText } from './near-text.ts'
import type { Nearest } from './nearest.ts'
import { useNow } from './use-now.ts'

/** From here on one may be elsewhere by now. */
const OLD_MS = 5 * 60_000

export interface PositionFactsProps {
  fix: Fix
  nearest: Nearest | null
}

/** Where one is, or was, in all the ways that somebody on the phone may ask for, and how far that can be trusted. */
export function PositionFacts({ fix, nearest }: PositionFactsProps) {
  const { t } = useLingui()
  const now = useNow()
  const number = nationalGridNumber(fix)
  const measured = formatDateTime(new Date(fix.takenAt))
  const isRough = isCoarse(fix.accuracyM)
  const isOld = !isAgeKnown(fix.takenAt, now) || now - fix.takenAt > OLD_MS
  return (
    <>
      <p className={isOld || isRough ? 'font-bold text-normal' : 'font-bold text-sea-700'}>
        {ageText(fix.takenAt, now)} · {accuracyText(fix.accuracyM)}
      </p>
      {isOld && (
        <Callout tone="warning">{t`${measured}에 이 기기가 마지막으로 잰 위치예요. 지금은 다른 곳일 수 있어요.`}</Callout>
      )}
      {isRough && (
        <Callout tone="warning">
          {t`정확하지 않은 위치라 아래 번호와 좌표가 실제와 많이 다를 수 있어요. 설정에서 ‘정확한 위치’를 켜고 다시 찾아주세요.`}
        </Callout>
      )}
      <Facts>
        <Fact label={t`국가지점번호`}>
          {number === null ? (
            <p>{t`한국 밖에는 국가지점번호가 없어요. 그 나라의 긴급 번호로 전화해 위도와 경도를 알려주세요.`}</p>
          ) : (
            <GridNumber number={number} />
          )}
        </Fact>
        {nearest !== null && (
          <Fact label={t`가까운 곳`}>
            <p className="text-lg font-bold">{nearText(nearest)}</p>
          </Fact>
        )}
        <Fact label={t`위도, 경도`}>
          <p className="tabular-nums select-all">{coordinatesText(fix)}</p>
        </Fact>
      </Facts>
    </>
  )
}

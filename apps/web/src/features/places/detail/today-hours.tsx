import type { PlaceDay, PlaceDetail } from '@honjeo/contract/places'
import { Trans, useLingui } from '@lingui/react/macro'
import { formatDay } from '#lib/text/dates.ts'
import { Card } from '#ui/list/card.tsx'
import { OpenLine } from '../open-line.tsx'
import { HoursDoubt } from './hours-doubt.tsx'
import { dayText } from '../day-text.ts'

interface TodayHoursProps {
  place: PlaceDetail
  today: PlaceDay
}

/** Whether one finds it open today, since when that is known, and whom to ask where it is not. */
export function TodayHours({ place: { basic, intro }, today }: TodayHoursProps) {
  const { t } = useLingui()
  const { tel } = basic
  const { isKnown, isDoubted = false, isUnsure, closed, checkedOn } = today
  const isAllDay = today.spans.some(({ from, to }) => from === 0 && to === 1440)
  const hours = isAllDay || closed !== null ? null : dayText(today)
  const checked = checkedOn === null ? null : formatDay(checkedOn)
  return (
    <Card className="space-y-1 px-4 py-4">
      <OpenLine today={today} className="text-lg" />
      {isDoubted && (
        <p className="text-basalt-700">
          {t`여는 시간이 다르다는 이야기가 여럿 있어서 확인하고 있어요. 가기 전에 한 번 더 알아봐주세요.`}
        </p>
      )}
      {!isKnown && !isDoubted && (
        <p className="text-basalt-700">
          {tel === null
            ? t`여는 시간을 아직 몰라요. 헛걸음하지 않게 가기 전에 한 번 찾아봐주세요.`
            : t`여는 시간을 아직 몰라요. 헛걸음하지 않게 가기 전에 전화로 물어봐주세요.`}
        </p>
      )}
      {!isKnown && tel !== null && (
        <a
          href={`tel:${tel}`}
          className="touch-target relative inline-block rounded-sm font-semibold text-sea-700 underline-offset-2 hover:underline"
        >
          {tel}
        </a>
      )}
      {hours !== null && (
        <p className="text-basalt-700 tabular-nums">
          <Trans>오늘 {hours}</Trans>
        </p>
      )}
      {isKnown && closed === null && intro.openTime !== null && intro.restDate === null && !isAllDay && (
        <p className="text-sm text-basalt-500">{t`쉬는 날은 적혀 있지 않아요.`}</p>
      )}
      {isKnown && (
        <p className="text-sm text-basalt-500">
          {isUnsure
            ? t`확인이 필요해요. 가기 전에 한 번 더 확인해주세요.`
            : checked === null
              ? t`언제 확인한 것인지는 적혀 있지 않아요.`
              : t`${checked}에 확인했어요`}
        </p>
      )}
      {isKnown && <HoursDoubt contentId={basic.contentId} />}
    </Card>
  )
}

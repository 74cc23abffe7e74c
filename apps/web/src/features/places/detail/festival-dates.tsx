import type { PlaceDetail } from '@honjeo/contract/places'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { dayKey, formatDay } from '#lib/text/dates.ts'
import { drawingNow } from '#lib/page/rendering.ts'
import { Badge, type BadgeTone } from '#ui/feedback/badge.tsx'

const STAGES: Record<FestivalStage, { tone: BadgeTone; label: MessageDescriptor }> = {
  coming: { tone: 'sea', label: msg`곧 열려요` },
  on: { tone: 'tangerine', label: msg`지금 열려요` },
  over: { tone: 'neutral', label: msg`끝났어요` },
}

export type FestivalIntro = Pick<PlaceDetail['intro'], 'period' | 'eventStart' | 'eventEnd'>

/** The announced days of a festival, else its usual time of the year; a past one keeps both, for the next. */
export function FestivalDates({ intro: { period, eventStart, eventEnd } }: { intro: FestivalIntro }) {
  const { t, i18n } = useLingui()
  const [today] = useState(() => dayKey(new Date(drawingNow())))
  if (eventStart === null) {
    return (
      <>
        {period}
        <Note>{t`해마다 날짜가 달라요. 가기 전에 꼭 확인해주세요.`}</Note>
      </>
    )
  }
  const stage = festivalStage(today, eventStart, eventEnd)
  const { tone, label } = STAGES[stage]
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span>
          <span className="inline-block">{formatDay(eventStart)}</span>
          {eventEnd !== null && eventEnd !== eventStart && (
            <>
              {' '}
              ~ <span className="inline-block">{formatDay(eventEnd)}</span>
            </>
          )}
        </span>
        <Badge tone={tone}>{i18n._(label)}</Badge>
      </span>
      {stage === 'over' && period !== null && <Note>{t`보통 ${period} 열려요. 다음 날짜를 확인해주세요.`}</Note>}
    </>
  )
}

function Note({ children }: { children: string }) {
  return <span className="mt-0.5 block text-sm text-basalt-500">{children}</span>
}

type FestivalStage = 'coming' | 'on' | 'over'

/** What a day is to a festival; all are day keys, `2026-11-28`, which compare as text. A festival of one day may lack its end. */
export function festivalStage(today: string, start: string, end: string | null): FestivalStage {
  if (today < start) return 'coming'
  return today <= (end ?? start) ? 'on' : 'over'
}

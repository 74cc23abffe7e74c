import type { WayBack } from '@honjeo/contract/transit'
import type { Position } from '@honjeo/contract/values/geo'
import type { DayKind, WayUnknown } from '@honjeo/contract/values/transit'
import { type Town, TOWN_CENTRES } from '@honjeo/contract/values/town-centres'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { tripQuery } from '#features/home/trip/trip.api.ts'
import { HUB_LABELS } from '#features/plans/labels.ts'
import { JourneyView, WaySources } from '#features/transit/journey-view.tsx'
import type { WayEnd } from '#features/transit/map-links.ts'
import { WayInMaps, WithoutBus } from '#features/transit/way-actions.tsx'
import { rangeText, wayClock } from '#features/transit/way-times.ts'
import { readText, writeText } from '#lib/device/storage.ts'
import { errorText } from '#lib/server/api-error.ts'
import { request } from '#lib/server/http.ts'
import { useServerNow } from '#lib/server/server-time.ts'
import { useSession } from '#lib/server/session.ts'
import { clockOf, dayKey, formatDay } from '#lib/text/dates.ts'
import { formatDistance } from '#lib/text/numbers.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { ChipRow } from '#ui/form/chip-row.tsx'
import { Card } from '#ui/list/card.tsx'
import { SectionHeader } from '#ui/list/section.tsx'
import { dayToAsk, serviceNow, stayOf } from './way-back-day.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000

/** The request sends its place in the body: where a member sleeps is in no address. */
const wayBackQuery = (contentId: number, to: Position, date: string) =>
  queryOptions({
    queryKey: ['way-back', contentId, to, date],
    queryFn: ({ signal }) =>
      request('POST /api/tourist-spots/:contentId/way-back', { params: { contentId }, body: { to, date } }, { signal }),
    staleTime: HOUR_MS,
    retry: 1,
  })

/** The town that was chosen last on this device. */
const TOWN = 'way-back-town'

const TOWN_LABELS: Record<Town, MessageDescriptor> = { JEJU_SI: msg`제주시`, SEOGWIPO_SI: msg`서귀포시` }
const TOWNS = Object.keys(TOWN_CENTRES) as Town[]
const isTown = (text: string | null): text is Town => TOWNS.some((town) => town === text)
const toTown = (text: string | null): Town | null => (isTown(text) ? text : null)

const DAY_KINDS: Record<DayKind, MessageDescriptor> = {
  WEEKDAY: msg`평일 시간표`,
  SATURDAY: msg`토요일 시간표`,
  HOLIDAY: msg`휴일 시간표`,
}

const UNKNOWNS: Record<WayUnknown, MessageDescriptor> = {
  NO_TIMETABLE: msg`버스 시간표를 아직 받지 못해서 막차를 몰라요.`,
  DAY_NOT_COVERED: msg`이날의 버스 시간표는 아직 몰라요.`,
  TIMES_UNKNOWN: msg`가까운 정류장의 버스가 몇 시에 오는지 몰라요.`,
  NO_STOP_NEAR_START: msg`걸어갈 만한 정류장을 이 근처에서 찾지 못했어요.`,
  NO_STOP_NEAR_END: msg`돌아갈 곳 근처에서 걸어갈 만한 정류장을 찾지 못했어요.`,
  NO_CONNECTION: msg`시간을 아는 버스로는 이날 돌아갈 길을 찾지 못했어요.`,
}

export interface WayBackCardProps {
  place: WayEnd & { contentId: number }
}

/** The last bus from a place to where one sleeps: what is known, from whom, and what to do where it is not. */
export function WayBackCard({ place }: WayBackCardProps) {
  const { t, i18n } = useLingui()
  const userId = useSession()?.userId
  const { data, isPending } = useQuery({ ...tripQuery(userId ?? 0), enabled: userId !== undefined })
  const [chosen, setChosen] = useState<Town | 'STAY' | null>(null)
  const [town] = useState(() => toTown(readText(TOWN)))
  const now = new Date(useServerNow(MINUTE_MS))
  const current = serviceNow(dayKey(now), clockOf(now))
  const trip = data?.trip ?? null
  const date = dayToAsk(trip, place.contentId, current.date)
  const stay = stayOf(trip, date)
  const where = chosen ?? (stay === null ? town : 'STAY')
  const stayTitle = stay === null ? '' : stay.hub === null ? stay.title : i18n._(HUB_LABELS[stay.hub])
  const to: WayEnd | null =
    where === 'STAY' && stay?.position !== undefined
      ? { ...stay.position, title: stayTitle }
      : where === null || where === 'STAY'
        ? null
        : { ...TOWN_CENTRES[where], title: i18n._(TOWN_LABELS[where]) }
  const options = [
    ...(stay === null ? [] : [{ value: 'STAY' as const, label: stayTitle }]),
    ...TOWNS.map((value) => ({ value, label: i18n._(TOWN_LABELS[value]) })),
  ]

  function handleChoose(value: Town | 'STAY') {
    setChosen(value)
    if (value !== 'STAY') writeText(TOWN, value)
  }

  return (
    <section>
      <SectionHeader title={t`막차`} />
      <Card className="mt-1 space-y-4 p-4">
        <div>
          <p className="text-sm font-semibold text-basalt-500">{t`어디로 돌아가세요?`}</p>
          <ChipRow label={t`돌아갈 곳`} options={options} value={where} onChange={handleChoose} />
        </div>
        {userId !== undefined && isPending && where === null ? (
          <Skeleton className="h-20" />
        ) : (
          to !== null && (
            <Answer place={place} to={to} date={date} now={date === current.date ? current.minutes : null} />
          )
        )}
      </Card>
    </section>
  )
}

interface AnswerProps extends WayBackCardProps {
  to: WayEnd
  date: string
  /** The minute of the day; null: it is another day. */
  now: number | null
}

function Answer({ place, to, date, now }: AnswerProps) {
  const { t, i18n } = useLingui()
  const { lat, lng } = to
  const { data, error, isFetching, refetch } = useQuery(wayBackQuery(place.contentId, { lat, lng }, date))
  if (data === undefined) {
    if (error === null) return <Skeleton className="h-24" />
    return (
      <div className="space-y-3">
        <ErrorState isInline message={errorText(error)} isRetrying={isFetching} onRetry={() => void refetch()} />
        <WithoutBus from={place} to={to} />
      </div>
    )
  }
  const day = formatDay(date)
  const kind = data.dayKind === null ? null : i18n._(DAY_KINDS[data.dayKind])
  return (
    <div className="space-y-4">
      {data.last === null ? (
        <p className="font-semibold">
          {t`몰라요.`} {data.unknown !== null && i18n._(UNKNOWNS[data.unknown])}
        </p>
      ) : (
        <Last last={data.last} now={now} />
      )}
      {data.onFoot !== null && (
        <p className="text-basalt-700">
          {t`걸어서 ${data.onFoot.minutes}분 (${formatDistance(data.onFoot.metres)})이면 닿는 거리예요.`}
        </p>
      )}
      {(data.last === null || (now !== null && now > data.last.until)) && <WithoutBus from={place} to={to} />}
      {data.stops.length > 0 && <StopsNear stops={data.stops} />}
      {data.last !== null && (
        <div className="space-y-1 text-sm text-basalt-500">
          <p>{kind === null ? day : `${day} · ${kind}`}</p>
          <WaySources sources={data.sources} />
          <p>{t`길이 막히거나 시간표가 바뀔 수 있어요. 타기 전에 지도에서 한 번 더 확인해주세요.`}</p>
        </div>
      )}
      <div className="space-y-1">
        <h3 className="text-sm font-semibold text-basalt-500">{t`지도에서 돌아가는 버스 보기`}</h3>
        <WayInMaps from={place} to={to} />
      </div>
    </div>
  )
}

function Last({
  last: { from, until, journey, before },
  now,
}: {
  last: NonNullable<WayBack['last']>
  now: number | null
}) {
  const { t } = useLingui()
  const isGone = now !== null && now > until
  const isDoubtful = now !== null && now > from && !isGone
  const range = rangeText(from, until)
  return (
    <div className="space-y-2">
      {isGone && <p className="font-semibold text-danger">{t`오늘 막차를 타러 출발할 시간이 지났어요.`}</p>}
      {isDoubtful && <p className="font-semibold text-danger">{t`지금 출발하면 막차를 놓칠 수도 있어요.`}</p>}
      <p className="text-xl leading-snug font-extrabold tabular-nums">{t`늦어도 ${range}에 출발`}</p>
      {!isGone && (
        <p className="text-basalt-700 tabular-nums">
          {before === null
            ? t`하루에 이 버스뿐이에요. 놓치면 버스로는 돌아갈 수 없어요.`
            : t`그 앞 버스를 타려면 ${wayClock(before.leaves)}에 출발. 이 버스가 더 안전해요.`}
        </p>
      )}
      <details>
        <summary className="flex min-h-11 items-center font-semibold text-sea-700">
          <Trans>막차 타는 길 보기</Trans>
        </summary>
        <JourneyView journey={journey} />
        <p className="mt-2 text-basalt-700 tabular-nums">{t`${wayClock(journey.arrives)}까지 도착`}</p>
      </details>
    </div>
  )
}

/** The number of stops that one looks at. */
const SHOWN = 3

function StopsNear({ stops }: Pick<WayBack, 'stops'>) {
  const { t } = useLingui()
  return (
    <div>
      <h3 className="text-sm font-semibold text-basalt-500">{t`가까운 정류장`}</h3>
      <ul className="mt-1 space-y-1.5">
        {stops.slice(0, SHOWN).map(({ name, metres, lat, lng, lines }) => {
          const known = lines.filter(({ isKnown }) => isKnown)
          const numbers = [...new Set(lines.map(({ number }) => number))].join(', ')
          return (
            <li key={`${lat},${lng}`} className="wrap-break-word">
              <span className="font-semibold">{name}</span>{' '}
              <span className="text-basalt-500">{formatDistance(metres)}</span>
              {numbers !== '' && (
                <span className="block text-sm text-basalt-700">
                  {known.length === 0 ? t`${numbers}번 (시간 모름)` : t`${numbers}번`}
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

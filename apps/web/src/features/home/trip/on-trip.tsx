import type { Trip, JourneyDay, TripLine, JourneyStop } from '@honjeo/contract/trip'
import { Trans, useLingui } from '@lingui/react/macro'
import { AlarmClockCheck, Bed, CalendarRange, UsersRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '#lib/navigation/paths.ts'
import { formatTime, instantAt } from '#lib/text/dates.ts'
import { Link } from '#ui/link.tsx'
import { LinkButton } from '#ui/form/button.tsx'
import { NormalsLine } from '#features/weather/normals-line.tsx'
import { WeatherLines } from '#features/weather/stop-weather.tsx'
import { isForecast } from '#features/weather/weather-texts.ts'
import { HUB_LABELS } from '#features/plans/labels.ts'
import { lastTimeOf } from './trip-moment.ts'
import { useCheckedText } from './use-checked-text.ts'
import { WayHomeLine } from './way-home-line.tsx'

const MINUTE_MS = 60_000

interface OnTripProps {
  trip: Trip
  today: string
  day: JourneyDay | undefined
  next: JourneyStop | undefined
  lines: readonly TripLine[]
  /** The minute of the day, in Korea; beyond 1440 in the night that ends it. */
  minutes: number
  rooms: Trip['rooms']
  /** An instant, ms since 1970. */
  now: number
}

/** The day itself: the next stop with what one has to keep, the sun, tonight, and the timer in one tap. */
export function OnTrip({ trip, today, day, next, lines, minutes, rooms, now }: OnTripProps) {
  const { t, i18n } = useLingui()
  const wayHome = day?.wayHome
  const { planId } = trip
  const until = backBy(day, day?.date ?? today, minutes)
  const hasPlan = (day?.stops.length ?? 0) > 0
  const stay = day?.stay
  const stayTitle = stay == null ? null : stay.hub === null ? stay.title : i18n._(HUB_LABELS[stay.hub])
  return (
    <>
      <div>
        {next !== undefined ? (
          <>
            <p className="text-xl leading-snug font-extrabold">
              {next.startTime !== null && <span className="text-tangerine-700">{next.startTime} </span>}
              <Stop stop={next} />
            </p>
            {next.isShut && <p className="mt-1 font-semibold text-danger">{t`그날은 쉬는 날로 알려져 있어요.`}</p>}
          </>
        ) : (
          <p className="text-xl leading-snug font-extrabold">
            {hasPlan ? <Trans>오늘 일정은 다 마쳤어요.</Trans> : <Trans>오늘은 정한 일정이 없어요.</Trans>}
          </p>
        )}
        <Lines lines={lines} />
        {next?.weather != null && <WeatherLines weather={next.weather} className="mt-1.5" />}
        {next !== undefined && !isForecast([next.weather], now) && <NormalsLine date={today} className="mt-1.5" />}
      </div>
      {day !== undefined && wayHome != null && (
        <WayHomeLine wayHome={wayHome} day={day} stayTitle={stayTitle} minutes={minutes} />
      )}
      {(rooms.length > 0 || stay != null) && (
        <ul className="space-y-1.5 text-sm">
          {rooms.map(({ roomId, title, meetsAt }) => (
            <Row key={roomId} icon={<UsersRound aria-hidden="true" size={16} />}>
              <Link to={paths.room(roomId, 'home')} className="touch-target relative font-semibold underline">
                {t`${formatTime(meetsAt)} 동행방 · ${title}`}
              </Link>
            </Row>
          ))}
          {stay != null && <Row icon={<Bed aria-hidden="true" size={16} />}>{t`오늘 밤 · ${stayTitle}`}</Row>}
        </ul>
      )}
      <div className="mt-auto flex flex-wrap gap-2 *:flex-1 *:basis-32">
        <LinkButton
          size="md"
          variant="secondary"
          to={paths.timer({
            ...(planId === null ? {} : { planId }),
            ...(next === undefined ? {} : { title: next.title }),
            until,
          })}
          icon={<AlarmClockCheck aria-hidden="true" size={18} />}
        >
          {t`귀가 타이머`}
        </LinkButton>
        <LinkButton
          size="md"
          variant="secondary"
          to={planId === null ? paths.newPlan() : paths.plan(planId)}
          icon={<CalendarRange aria-hidden="true" size={18} />}
        >
          {planId === null ? t`일정 짜기` : t`일정 보기`}
        </LinkButton>
      </div>
    </>
  )
}

/** Returns when one is back: by the bus that one goes with, unless it is there already, else with the last stop. */
function backBy(day: JourneyDay | undefined, today: string, minutes: number): string | undefined {
  const arrives = day?.wayHome?.arrives
  if (arrives !== undefined && minutes < arrives) {
    return new Date(Date.parse(instantAt(today, '00:00')) + arrives * MINUTE_MS).toISOString()
  }
  const last = lastTimeOf(day)
  return last === null ? undefined : instantAt(today, last)
}

function Stop({ stop: { contentId, title } }: { stop: JourneyStop }) {
  if (contentId === null) return <>{title}</>
  return (
    <Link to={paths.place(contentId)} className="touch-target relative">
      {title}
    </Link>
  )
}

function Row({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-1.5">
      <span className="flex shrink-0 text-basalt-500">{icon}</span>
      <span className="min-w-0">{children}</span>
    </li>
  )
}

/** Shows each value, and by its side where it comes from: an estimate says so, and what was looked up says when. */
function Lines({ lines }: { lines: readonly TripLine[] }) {
  const { t } = useLingui()
  const checkedText = useCheckedText()
  const words = ({ kind, time, source }: TripLine) => {
    switch (kind) {
      case 'LEAVE_BY':
        return source === 'ESTIMATE' ? t`${time}까지 출발 (예상)` : t`${time}까지 출발`
      case 'ENTER_BY':
        return t`${time}까지 입장`
      case 'CLOSES':
        return t`${time}에 닫아요`
      case 'LAST_BOAT':
        return t`${time} 돌아오는 마지막 배`
      case 'SUNSET':
        return t`${time} 해넘이`
    }
  }
  if (lines.length === 0) return null
  return (
    <ul className="mt-1.5 flex flex-wrap gap-x-3 gap-y-0.5 text-sm text-basalt-700">
      {lines.map((line) => (
        <li key={line.kind}>
          {words(line)}
          {line.checkedOn !== null && (
            <span className="text-basalt-500"> · {checkedText(line.checkedOn, line.isConfirmed)}</span>
          )}
        </li>
      ))}
    </ul>
  )
}

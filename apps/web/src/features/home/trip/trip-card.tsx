import type { Trip } from '@honjeo/contract/trip'
import { PLAN_DAYS_AHEAD_MAX } from '@honjeo/contract/values/limits'
import { dayAfter } from '@honjeo/contract/values/days'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CalendarDays, CloudOff } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useKept } from '#features/kept/shelf.ts'
import { NormalsLine } from '#features/weather/normals-line.tsx'
import { isForecast } from '#features/weather/weather-texts.ts'
import { errorText } from '#lib/server/api-error.ts'
import { request } from '#lib/server/http.ts'
import { useSingleMutation } from '#lib/server/once.ts'
import { serverNow, useServerNow } from '#lib/server/server-time.ts'
import { useSession } from '#lib/server/session.ts'
import { clockOf, dayKey, formatDateTime, formatDayOfYear } from '#lib/text/dates.ts'
import { Button } from '#ui/form/button.tsx'
import { DateSheet } from '#ui/form/date-picker.tsx'
import { EMPTY_RANGE } from '#ui/form/date-range.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Card } from '#ui/list/card.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { AfterTrip, BeforeTrip } from './around-trip.tsx'
import { OnTrip } from './on-trip.tsx'
import { keepHeight, TripRoom } from './trip-room.tsx'
import { momentOf } from './trip-moment.ts'
import { TRIP_LIST, tripQuery, tripShelf } from './trip.api.ts'

const MINUTE_MS = 60_000

/** What is next on a member's journey: before it, on the day, and after it. */
export function TripCard() {
  const userId = useSession()?.userId
  return userId === undefined ? null : <MemberTripCard key={userId} userId={userId} />
}

function MemberTripCard({ userId }: { userId: number }) {
  const { t } = useLingui()
  const { data, error, isFetching, refetch } = useQuery(tripQuery(userId))
  const seen = useMemo(
    () =>
      data && { list: TRIP_LIST, items: data.trip === null ? [] : [data.trip], totalCount: data.trip === null ? 0 : 1 },
    [data],
  )
  const kept = useKept({ shelf: tripShelf, id: TRIP_LIST, seen, failure: error })
  if (data !== undefined)
    return data.trip === null ? <AskDates userId={userId} /> : <ShownTrip trip={data.trip} userId={userId} />
  if (kept.state === 'KEPT' && kept.row.items[0] !== undefined) {
    return <ShownTrip trip={kept.row.items[0]} userId={userId} keptAt={kept.row.savedAt} />
  }
  if (error === null || kept.state === 'LOOKING') return <TripRoom />
  return (
    <TripRoom>
      <section aria-label={t`내 여행`} className="p-4">
        <ErrorState
          isInline
          message={t`여행 카드를 불러오지 못했어요.`}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      </section>
    </TripRoom>
  )
}

interface ShownTripProps {
  trip: Trip
  userId: number
  /** The time when the device kept the journey, where it is shown without a network. */
  keptAt?: string
}

function ShownTrip({ trip, userId, keptAt }: ShownTripProps) {
  const { t } = useLingui()
  const now = new Date(useServerNow(MINUTE_MS))
  const today = dayKey(now)
  const moment = momentOf(trip, today, clockOf(now), dayKey)
  const span =
    trip.startDate === trip.endDate
      ? formatDayOfYear(trip.startDate)
      : t`${formatDayOfYear(trip.startDate)} – ${formatDayOfYear(trip.endDate)}`
  return (
    <Card ref={keepHeight} className="flex min-h-41 flex-col gap-3 p-4" role="region" aria-label={t`내 여행`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="font-bold">
          {moment.phase === 'BEFORE' ? (
            <Trans>제주까지 {moment.daysLeft}일</Trans>
          ) : moment.phase === 'ON' ? (
            <Trans>여행 {moment.dayNumber}일째</Trans>
          ) : (
            <Trans>여행은 어떠셨어요?</Trans>
          )}
        </h2>
        {trip.origin === 'MEMBER' && keptAt === undefined ? (
          <DatesButton userId={userId} trip={trip} label={span} />
        ) : (
          <span className="text-sm text-basalt-500">{span}</span>
        )}
      </div>
      {moment.phase === 'BEFORE' && (
        <>
          <BeforeTrip trip={trip} tasks={moment.tasks} now={now.getTime()} userId={userId} />
          {!isForecast(weathersOf(trip, trip.startDate), now.getTime()) && <NormalsLine date={trip.startDate} />}
        </>
      )}
      {moment.phase === 'ON' && <OnTrip trip={trip} {...moment} today={today} now={now.getTime()} />}
      {moment.phase === 'AFTER' && <AfterTrip trip={trip} />}
      {keptAt !== undefined && (
        <p className="flex items-center gap-1.5 text-sm text-basalt-500">
          <CloudOff aria-hidden="true" size={16} className="shrink-0" />
          <span>{t`${formatDateTime(keptAt)}에 받아 둔 카드예요.`}</span>
        </p>
      )}
    </Card>
  )
}

const weathersOf = ({ days }: Trip, day: string) =>
  days.flatMap(({ date, stops }) => (date === day ? stops.map(({ weather }) => weather) : []))

/** A member who has no journey yet says in one tap when it is. */
function AskDates({ userId }: { userId: number }) {
  const { t } = useLingui()
  return (
    <Card
      ref={keepHeight}
      className="flex min-h-41 flex-col items-start justify-center gap-3 p-4"
      role="region"
      aria-label={t`내 여행`}
    >
      <div>
        <h2 className="font-bold">
          <Trans>언제 제주에 오세요?</Trans>
        </h2>
        <p className="mt-1 text-sm text-basalt-500">
          <Trans>날짜만 알려주면 떠나기 전 할 일과 그날의 다음 걸음을 여기서 알려드려요.</Trans>
        </p>
      </div>
      <DatesButton userId={userId} label={t`여행 날짜 고르기`} />
    </Card>
  )
}

function DatesButton({ userId, trip, label }: { userId: number; trip?: Trip; label: string }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const [today] = useState(() => dayKey(new Date(serverNow())))
  const saving = useSingleMutation({
    mutationFn: (body: { startDate: string; endDate: string } | null) =>
      body === null ? request('DELETE /api/home/trip', {}) : request('PUT /api/home/trip', { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: tripQuery(userId).queryKey }),
    onError: (error) => toast.error(errorText(error)),
  })
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        size="sm"
        variant="secondary"
        icon={<CalendarDays aria-hidden="true" size={16} />}
        isLoading={saving.isPending}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {trip !== undefined && (
        <Button size="sm" variant="ghost" disabled={saving.isPending} onClick={() => saving.mutate(null)}>
          {t`날짜 지우기`}
        </Button>
      )}
      <DateSheet
        open={isOpen}
        onOpenChange={setOpen}
        title={t`여행 날짜`}
        mode="range"
        value={trip === undefined ? EMPTY_RANGE : { start: trip.startDate, end: trip.endDate }}
        min={today}
        max={dayAfter(today, PLAN_DAYS_AHEAD_MAX)}
        onConfirm={(startDate, endDate) => saving.mutate({ startDate, endDate })}
      />
    </div>
  )
}

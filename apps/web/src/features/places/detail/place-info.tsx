import type { PlaceDetail } from '@honjeo/contract/places'
import type { ContentTypeId } from '@honjeo/contract/values/enums'
import { useLingui } from '@lingui/react/macro'
import { CalendarDays, CalendarOff, CircleParking, Clock, Copy, Globe, MapPin, Phone, Ticket } from 'lucide-react'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { drawingNow } from '#lib/page/rendering.ts'
import { dayKey } from '#lib/text/dates.ts'
import { Card } from '#ui/list/card.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { hostOf } from '../labels.ts'
import type { FactSourcesProps } from './fact-sources.tsx'
import { FestivalDates } from './festival-dates.tsx'
import { NearbyPlaces } from './nearby-places.tsx'
import { NewTab, newTabProps } from '#ui/list/links.tsx'
import { hoursText, rulesOfDay } from './rule-texts.ts'
import { SoloFacts } from './solo-facts.tsx'
import type { StayFactsProps } from './stay-facts.tsx'
import { TodayHours } from './today-hours.tsx'
import { SourceLine, TodayRules } from './today-rules.tsx'
import { PlaceDirections } from './place-directions.tsx'
import { copyAddress } from '#lib/device/share.ts'

const LINK = 'touch-target relative rounded-sm font-semibold text-sea-700 underline-offset-2 hover:underline'
const FESTIVAL = 15 satisfies ContentTypeId
const LODGING = 32 satisfies ContentTypeId

interface PlaceInfoProps {
  place: PlaceDetail
  /** The last bus from here. */
  wayBack: ReactNode
}

export function PlaceInfo({ place, wayBack }: PlaceInfoProps) {
  const { t } = useLingui()
  const { basic, intro } = place
  const [day] = useState(() => dayKey(new Date(drawingNow())))
  const today = rulesOfDay(place.rules ?? [], day)
  return (
    <div className="space-y-4">
      {place.today !== undefined && <TodayHours place={place} today={place.today} />}
      <TodayRules rules={today} day={day} />
      {basic.contentTypeId === LODGING && <LaterStayFacts place={place} day={day} />}
      <SoloFacts place={place} />
      {basic.overview !== '' && <p className="whitespace-pre-line text-basalt-700">{basic.overview}</p>}
      <LaterWeather contentId={basic.contentId} />
      <Card className="px-4 py-1">
        <dl className="divide-y divide-basalt-200">
          <Row icon={<MapPin size={20} />} label={t`주소`}>
            <span className="flex items-center gap-1">
              <span className="min-w-0 flex-1">{basic.addr1}</span>
              <IconButton
                className="-my-2.5 -mr-2.5"
                label={t`주소 복사`}
                icon={<Copy size={18} />}
                onClick={() => void copyAddress(basic.addr1)}
              />
            </span>
          </Row>
          {basic.contentTypeId === FESTIVAL && (
            <Row icon={<CalendarDays size={20} />} label={t`축제 기간`}>
              {(intro.period ?? intro.eventStart) !== null && <FestivalDates intro={intro} />}
            </Row>
          )}
          <Row icon={<Clock size={20} />} label={t`여는 시간`}>
            {hoursText(today) ?? intro.openTime}
          </Row>
          <Row icon={<CalendarOff size={20} />} label={t`쉬는 날`}>
            {intro.restDate}
          </Row>
          <Row icon={<Phone size={20} />} label={t`전화`}>
            {basic.tel !== null && (
              <a href={`tel:${basic.tel}`} className={LINK}>
                {basic.tel}
              </a>
            )}
          </Row>
          <Row icon={<Globe size={20} />} label={t`홈페이지`}>
            {basic.homepage !== null && <Homepage address={basic.homepage} />}
          </Row>
          <Row icon={<CircleParking size={20} />} label={t`주차`}>
            {intro.parking}
          </Row>
          <Row icon={<Ticket size={20} />} label={t`이용 요금`}>
            {intro.fee}
          </Row>
        </dl>
      </Card>
      <LaterSources sources={place.sources ?? []} />
      {basic.credit !== null && <p className="text-xs text-basalt-500">{t`정보 제공: ${basic.credit}`}</p>}
      {wayBack}
      <PlaceDirections place={basic} />
      <NearbyPlaces contentId={basic.contentId} />
    </div>
  )
}

const Nothing = () => null

/**
 * Fetches what stays alone need. It is no `lazy` component, for the server draws whole pages and refuses one with a part that
 * is still to come; without a network it is left out.
 */
function LaterStayFacts(props: Omit<StayFactsProps, 'Source'>) {
  const [StayFacts, setStayFacts] = useState<ComponentType<StayFactsProps>>()
  useEffect(() => {
    void import('./stay-facts.tsx').then(
      (module) => setStayFacts(() => module.StayFacts),
      () => setStayFacts(() => Nothing),
    )
  }, [])
  return StayFacts === undefined ? (
    <Skeleton className="h-72 rounded-lg" />
  ) : (
    <StayFacts {...props} Source={SourceLine} />
  )
}

/** The same for where the values were read, below them. */
function LaterSources({ sources }: Pick<FactSourcesProps, 'sources'>) {
  const [FactSources, setFactSources] = useState<ComponentType<FactSourcesProps>>()
  useEffect(() => {
    void import('./fact-sources.tsx').then(
      (module) => setFactSources(() => module.FactSources),
      () => undefined,
    )
  }, [])
  return FactSources !== undefined && <FactSources sources={sources} Source={SourceLine} />
}

/** The same for the weather, which is asked for once the place can be read. */
function LaterWeather({ contentId }: { contentId: number }) {
  const [PlaceWeather, setPlaceWeather] = useState<ComponentType<{ contentId: number }>>()
  useEffect(() => {
    void import('#features/weather/place-weather.tsx').then(
      (module) => setPlaceWeather(() => module.PlaceWeather),
      () => undefined,
    )
  }, [])
  return PlaceWeather !== undefined && <PlaceWeather contentId={contentId} />
}

function Homepage({ address }: { address: string }) {
  const host = hostOf(address)
  if (host === null) return address
  return (
    <a href={address} {...newTabProps} className={LINK}>
      {host}
      <NewTab />
    </a>
  )
}

interface RowProps {
  icon: ReactNode
  label: string
  /** The fact itself; null or false where it has not been made sure yet. */
  children: ReactNode
}

function Row({ icon, label, children }: RowProps) {
  const { t } = useLingui()
  const isKnown = children !== null && children !== false
  return (
    <div className="flex flex-wrap gap-x-3 gap-y-1 py-3">
      <dt className="flex min-w-24 items-start gap-2 text-basalt-500">
        <span aria-hidden="true" className="text-sea-700">
          {icon}
        </span>
        {label}
      </dt>
      <dd className="min-w-0 flex-1 basis-40 whitespace-pre-line">
        {isKnown ? children : <span className="text-basalt-500">{t`확인 필요`}</span>}
      </dd>
    </div>
  )
}

import type { PlaceDetail } from '@honjeo/contract/places'
import { useLingui } from '@lingui/react/macro'
import { CalendarOff, CircleParking, Clock, Copy, Globe, MapPin, Navigation, Phone, Ticket } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '#ui/card.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { hostOf } from '../place-text.ts'
import { kakaoDirections, naverDirections } from './directions.ts'
import { copyAddress } from './share.ts'

const LINK = 'touch-target relative rounded-sm font-semibold text-sea-700 underline-offset-2 hover:underline'
const NEW_TAB = { target: '_blank', rel: 'noopener noreferrer' }

export function PlaceInfo({ place }: { place: PlaceDetail }) {
  const { t } = useLingui()
  const { basic, intro } = place
  return (
    <div className="space-y-4">
      {basic.overview !== '' && <p className="whitespace-pre-line text-basalt-700">{basic.overview}</p>}
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
          <Row icon={<Clock size={20} />} label={t`여는 시간`}>
            {intro.openTime}
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
      <Directions place={place} />
    </div>
  )
}

function Homepage({ address }: { address: string }) {
  const host = hostOf(address)
  if (host === null) return address
  return (
    <a href={address} {...NEW_TAB} className={LINK}>
      {host}
      <NewTab />
    </a>
  )
}

interface RowProps {
  icon: ReactNode
  label: string
  /** Null or false where nobody has made sure yet. */
  children: ReactNode
}

function Row({ icon, label, children }: RowProps) {
  const { t } = useLingui()
  const isKnown = children !== null && children !== false
  return (
    <div className="flex gap-3 py-3">
      <dt className="flex w-24 shrink-0 items-start gap-2 text-basalt-500">
        <span aria-hidden="true" className="text-sea-700">
          {icon}
        </span>
        {label}
      </dt>
      <dd className="min-w-0 flex-1 whitespace-pre-line">
        {isKnown ? children : <span className="text-basalt-500">{t`확인 필요`}</span>}
      </dd>
    </div>
  )
}

function Directions({ place }: { place: PlaceDetail }) {
  const { t } = useLingui()
  const { title } = place.basic
  return (
    <section aria-labelledby="directions">
      <h2 id="directions" className="text-lg font-bold">
        {t`길찾기`}
      </h2>
      <div className="mt-2 flex flex-wrap gap-2 *:flex-1 *:basis-36">
        <LinkButton
          to={kakaoDirections(title, place.basic)}
          {...NEW_TAB}
          variant="secondary"
          icon={<Navigation aria-hidden="true" size={18} />}
        >
          {t`카카오맵`}
          <NewTab />
        </LinkButton>
        <LinkButton
          to={naverDirections(title, place.basic)}
          {...NEW_TAB}
          variant="secondary"
          icon={<Navigation aria-hidden="true" size={18} />}
        >
          {t`네이버 지도`}
          <NewTab />
        </LinkButton>
      </div>
    </section>
  )
}

function NewTab() {
  const { t } = useLingui()
  return <VisuallyHidden>{t`(새 창)`}</VisuallyHidden>
}

import type { Position } from '@honjeo/contract/values/geo'
import { useLingui } from '@lingui/react/macro'
import { Navigation } from 'lucide-react'
import { LinkButton } from '#ui/form/button.tsx'
import { NewTab, newTabProps } from '#ui/list/links.tsx'
import { SectionHeader } from '#ui/list/section.tsx'

export function PlaceDirections({ place }: { place: Position & { title: string } }) {
  const { t } = useLingui()
  const icon = <Navigation aria-hidden="true" size={18} />
  return (
    <section>
      <SectionHeader title={t`길찾기`} />
      <div className="mt-1 flex flex-wrap gap-2 *:flex-1 *:basis-36">
        <LinkButton to={kakaoDirections(place.title, place)} {...newTabProps} variant="secondary" icon={icon}>
          {t`카카오맵`}
          <NewTab />
        </LinkButton>
        <LinkButton to={naverDirections(place.title, place)} {...newTabProps} variant="secondary" icon={icon}>
          {t`네이버 지도`}
          <NewTab />
        </LinkButton>
      </div>
    </section>
  )
}

/** Routes to the place from wherever one is; both open the app where it is installed, else the site. */
export function kakaoDirections(title: string, { lat, lng }: Position): string {
  return `https://map.kakao.com/link/to/${encodeURIComponent(title)},${lat},${lng}`
}

/** Returns the way by public transport, as most who travel alone do here. */
export function naverDirections(title: string, { lat, lng }: Position): string {
  return `https://map.naver.com/p/directions/-/${lng},${lat},${encodeURIComponent(title)},PLACE_POI/-/transit`
}

import { useLingui } from '@lingui/react/macro'
import { Navigation } from 'lucide-react'
import { LinkButton } from '#ui/link-button.tsx'
import { SectionHeader } from '#ui/section-header.tsx'
import type { Position } from '#lib/position.ts'
import { kakaoDirections, naverDirections } from './directions.ts'
import { NewTab, newTabProps } from '#ui/new-tab.tsx'

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

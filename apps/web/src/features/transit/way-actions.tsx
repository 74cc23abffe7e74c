import type { ContentTypeId } from '@honjeo/contract/values/enums'
import { useLingui } from '@lingui/react/macro'
import { BedDouble, CarTaxiFront, MapPinned } from 'lucide-react'
import { paths } from '#lib/navigation/paths.ts'
import { LinkButton } from '#ui/form/button.tsx'
import { NewTab, newTabProps } from '#ui/list/links.tsx'
import { kakaoRoute, naverTransit, type WayEnd } from './map-links.ts'

const LODGING = 32 satisfies ContentTypeId
const ROW = 'flex flex-wrap gap-2 *:flex-1 *:basis-36'

interface WayProps {
  from: WayEnd
  to: WayEnd
}

/** What is left where no bus goes, or none is known: a taxi, whose fare and way KakaoMap has, or a bed near by. */
export function WithoutBus({ from, to }: WayProps) {
  const { t } = useLingui()
  return (
    <div className={ROW}>
      <LinkButton
        to={kakaoRoute(from, to, 'car')}
        {...newTabProps}
        size="md"
        variant="secondary"
        icon={<CarTaxiFront aria-hidden="true" size={18} className="shrink-0" />}
      >
        {t`택시로 가기`}
        <NewTab />
      </LinkButton>
      <LinkButton
        to={paths.search({ contentTypeId: LODGING })}
        size="md"
        variant="secondary"
        icon={<BedDouble aria-hidden="true" size={18} className="shrink-0" />}
      >
        {t`묵을 곳 찾기`}
      </LinkButton>
    </div>
  )
}

/** The same way in the maps that people here use, which know where the buses are now. */
export function WayInMaps({ from, to }: WayProps) {
  const { t } = useLingui()
  const icon = <MapPinned aria-hidden="true" size={18} className="shrink-0" />
  return (
    <div className={ROW}>
      <LinkButton to={kakaoRoute(from, to, 'traffic')} {...newTabProps} size="md" variant="secondary" icon={icon}>
        {t`카카오맵`}
        <NewTab />
      </LinkButton>
      <LinkButton to={naverTransit(from, to)} {...newTabProps} size="md" variant="secondary" icon={icon}>
        {t`네이버 지도`}
        <NewTab />
      </LinkButton>
    </div>
  )
}

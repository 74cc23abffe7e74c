import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Map as MapIcon, ShoppingBasket } from 'lucide-react'
import { useLocation } from 'react-router'
import { paths } from '#lib/paths.ts'
import { useSession } from '#lib/session.ts'
import { IconLink } from '#ui/icon-link.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { savedCountQuery } from '../saved/saved.api.ts'

/** The map and the cart, within a thumb's reach above the bottom navigation. */
export function FloatingActions() {
  const { t } = useLingui()
  const session = useSession()
  const { data: count = 0 } = useQuery({ ...savedCountQuery(), enabled: session !== null })
  const { search: filters } = useLocation()
  return (
    <div className="column-fixed bottom-safe-19 pointer-events-none z-20 grid grid-cols-[1fr_minmax(0,auto)_1fr] gap-2 items-center px-gutter *:pointer-events-auto">
      <LinkButton
        to={{ pathname: paths.searchMap(), search: filters }}
        variant="inverse"
        size="md"
        shape="pill"
        className="col-start-2"
        icon={<MapIcon aria-hidden="true" size={18} />}
      >
        {t`지도로 보기`}
      </LinkButton>
      <IconLink
        to={paths.cart()}
        variant="floating"
        label={count > 0 ? t`내가 담은 장소 ${count} 곳` : t`내가 담은 장소`}
        badge={count}
        icon={<ShoppingBasket size={22} />}
        className="justify-self-end ring-1 ring-basalt-200"
      />
    </div>
  )
}

import { useLingui } from '@lingui/react/macro'
import { LayoutList } from 'lucide-react'
import { paths } from '#lib/paths.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { type PlaceFilters, withPlaceFilters } from '../place-filters.ts'

/** Leads to the list with the same filters. */
export function MapHeader({ filters }: { filters: PlaceFilters }) {
  const { t } = useLingui()
  const list = { pathname: paths.search(), search: withPlaceFilters(new URLSearchParams(), filters).toString() }
  return (
    <PageHeader
      title={t`지도`}
      back={{ fallback: list }}
      right={
        <LinkButton
          to={list}
          variant="ghost"
          size="sm"
          className="whitespace-nowrap"
          icon={<LayoutList aria-hidden="true" size={16} />}
        >
          {t`목록으로 보기`}
        </LinkButton>
      }
    />
  )
}

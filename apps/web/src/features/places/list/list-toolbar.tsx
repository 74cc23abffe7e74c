import type { PlaceSort } from '@honjeo/contract/values/enums'
import { SOLO_FACTS_OF } from '@honjeo/contract/values/solo-facts'
import { LODGING, PLACE_FACTS, type PlaceFact, STAY_STRENGTHS } from '@honjeo/contract/values/stay-facts'
import { Plural, useLingui } from '@lingui/react/macro'
import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '#ui/form/button.tsx'
import { lazyLayer } from '#ui/overlay/dialog.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { NO_FILTERS, type PlaceFilters } from '../place-filters.ts'
import { SORT_LABELS } from '../labels.ts'

const FilterSheet = lazyLayer(() => import('./filter-sheet.tsx').then((module) => module.FilterSheet))

export interface ListToolbarProps {
  /** The number of places; undefined while it is being counted, null when that failed. */
  totalCount: number | undefined | null
  /** The order in force, which is not the one asked for where a position lacks. */
  sort: PlaceSort
  filters: PlaceFilters
  onChange: (changes: Partial<PlaceFilters>) => void
  /** A filter that is open beside the button for the others. */
  children?: ReactNode
}

/** Says how many there are and in what order, and offers the way to change that. */
export function ListToolbar({ totalCount, sort, filters, onChange, children }: ListToolbarProps) {
  const { t, i18n } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const names = ['difficulty', 'facts', 'sort'] as const
  const count = names.filter((name) => filters[name] !== NO_FILTERS[name]).length
  const offered = offeredBy(filters)
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-end gap-2">
      <p role="status" className="min-w-20 flex-1 text-sm text-basalt-500">
        {totalCount === undefined && <Skeleton className="h-4 w-28" />}
        {totalCount != null && (
          <>
            <b className="text-basalt-900">
              <Plural value={totalCount} other="#곳" />
            </b>{' '}
            · {i18n._(SORT_LABELS[sort])}
          </>
        )}
      </p>
      <div className="flex min-w-0 flex-wrap justify-end gap-2">
        {children}
        <Button
          variant="secondary"
          size="sm"
          shape="pill"
          icon={<SlidersHorizontal aria-hidden="true" size={16} />}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(true)}
        >
          {count > 0 ? t`필터 ${count}` : t`필터`}
        </Button>
      </div>
      <FilterSheet open={isOpen} onOpenChange={setOpen} value={filters} offered={offered} onApply={onChange} />
    </div>
  )
}

/** The facts that places of the chosen category are asked for. */
function offeredBy({ contentTypeId }: PlaceFilters): readonly PlaceFact[] {
  if (contentTypeId === null) return PLACE_FACTS
  return [...SOLO_FACTS_OF[contentTypeId], ...(contentTypeId === LODGING ? STAY_STRENGTHS : [])]
}

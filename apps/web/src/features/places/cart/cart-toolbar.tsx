import { SAVED_SORTS, type SavedSort } from '@honjeo/contract/values/enums'
import { Plural, useLingui } from '@lingui/react/macro'
import { Checkbox } from '#ui/checkbox.tsx'
import { SelectMenu } from '#ui/select-menu.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { SAVED_SORT_LABELS } from '../place-labels.ts'
import { extentOf } from './selection.ts'
import type { CartSelection } from './use-cart-selection.ts'

export interface SortToolbarProps {
  totalCount: number
  sort: SavedSort
  onSortChange: (sort: SavedSort) => void
}

/** How many there are, and in what order. */
export function SortToolbar({ totalCount, sort, onSortChange }: SortToolbarProps) {
  const { t, i18n } = useLingui()
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-2">
      <p role="status" className="font-bold">
        <Plural value={totalCount} other="#곳" />
      </p>
      <SelectMenu<SavedSort>
        label={t`정렬`}
        align="end"
        options={SAVED_SORTS.map((value) => ({ value, label: i18n._(SAVED_SORT_LABELS[value]) }))}
        value={sort}
        onChange={onSortChange}
      />
    </div>
  )
}

/** Instead of it while places are chosen. */
export function SelectionToolbar({ totalCount, selection }: { totalCount: number; selection: CartSelection }) {
  const { t } = useLingui()
  const { chosen, isChoosingAll, chooseAll, chooseNone } = selection
  const extent = extentOf(chosen, totalCount)
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-2 pl-3">
      <Checkbox
        label={t`전체 선택`}
        checked={extent === 'all'}
        isIndeterminate={extent === 'some'}
        disabled={isChoosingAll}
        onChange={() => (extent === 'all' ? chooseNone() : chooseAll())}
      />
      <p role="status" className="flex items-center gap-2 text-sm text-basalt-500 tabular-nums">
        {isChoosingAll && <Spinner size={16} />}
        {t`${totalCount}곳 중 ${chosen.size}곳 선택`}
      </p>
    </div>
  )
}

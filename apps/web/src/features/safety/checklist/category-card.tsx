import { itemsOf, type SafetyCategory } from '@honjeo/contract/values/safety'
import { useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/list/card.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { cx } from '#ui/cx.ts'
import { ProgressBar } from '#ui/feedback/progress-bar.tsx'
import { isChecked, type SafetyData } from './safety-data.ts'
import { SAFETY_TEXTS } from './safety-items.ts'
import { checkItems } from './safety-store.ts'

export interface CategoryCardProps {
  category: SafetyCategory
  data: SafetyData
  isOpenAtFirst: boolean
}

/** One category of the list: its progress, and its items when it is unfolded. */
export function CategoryCard({ category, data, isOpenAtFirst }: CategoryCardProps) {
  const { t, i18n } = useLingui()
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  const listId = useId()
  const { name, Icon, items } = SAFETY_TEXTS[category]
  const ids = itemsOf(category)
  const checked = ids.filter((id) => isChecked(data, id)).length
  const isDone = checked === ids.length
  const title = i18n._(name)
  return (
    <Card className="p-0">
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setIsOpen(!isOpen)}
          className="flex min-h-14 w-full flex-wrap items-center gap-3 rounded-lg px-4 pt-3 text-left"
        >
          <Icon aria-hidden="true" size={22} className="shrink-0 text-basalt-700" />
          <span className="min-w-min flex-1 text-md font-bold">{title}</span>
          <span className="text-sm text-basalt-500 tabular-nums">
            <span aria-hidden="true">
              {checked} / {ids.length}
            </span>
            <span className="sr-only">{t`${ids.length}개 중 ${checked}개 완료`}</span>
          </span>
          <ChevronDown
            aria-hidden="true"
            size={20}
            className={cx('shrink-0 text-basalt-500 transition-transform', isOpen && 'rotate-180')}
          />
        </button>
      </h2>
      <ProgressBar label={t`${title} 완료율`} value={(checked / ids.length) * 100} className="px-4 pt-2 pb-4" />
      <div id={listId} hidden={!isOpen} className="border-t border-basalt-200 px-4 pt-1 pb-2">
        <div className="flex justify-end">
          <Button
            variant="ghost"
            size="sm"
            aria-label={isDone ? t`${title} 모두 해제` : t`${title} 모두 선택`}
            onClick={() => checkItems(ids, !isDone)}
            className="-mr-3.5 text-tangerine-700"
          >
            {isDone ? t`모두 해제` : t`모두 선택`}
          </Button>
        </div>
        <ul>
          {ids.map((id, index) => {
            const text = items[index]
            return (
              <li key={id}>
                <Checkbox
                  isTask
                  label={text === undefined ? '' : i18n._(text)}
                  checked={isChecked(data, id)}
                  onChange={(event) => checkItems([id], event.target.checked)}
                />
              </li>
            )
          })}
        </ul>
      </div>
    </Card>
  )
}

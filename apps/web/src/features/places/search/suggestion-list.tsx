import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { MapPin, Search } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { cx } from '#ui/cx.ts'
import { CATEGORY_LABELS } from '../labels.ts'
import { HighlightedText } from './highlighted-text.tsx'
import type { Suggestions } from './use-suggestions.ts'

export interface SuggestionListProps {
  suggestions: Suggestions
  term: string
}

/** The list that belongs to the search field, which keeps the focus and moves through it. */
export function SuggestionList({ suggestions, term }: SuggestionListProps) {
  const { t, i18n } = useLingui()
  const { places, activeIndex, listId, optionId, choose } = suggestions
  const optionProps = (index: number) => ({
    id: optionId(index),
    isActive: index === activeIndex,
    onChoose: () => choose(index),
  })
  return (
    <>
      <div role="listbox" id={listId} aria-label={t`제안하는 장소`}>
        {places.map((place, index) => (
          <Option
            key={place.contentId}
            {...optionProps(index)}
            icon={<MapPin size={18} />}
            note={i18n._(CATEGORY_LABELS[place.contentTypeId])}
          >
            <HighlightedText text={place.title} highlights={place.highlights} />
          </Option>
        ))}
        <Option {...optionProps(places.length)} icon={<Search size={18} />}>
          {t`‘${term}’ 검색 결과 모두 보기`}
        </Option>
      </div>
      <p role="status" className="sr-only">
        {plural(places.length, { other: '제안 #개' })}
      </p>
    </>
  )
}

interface OptionProps {
  id: string
  isActive: boolean
  onChoose: () => void
  icon: ReactNode
  /** The category, at the end of the row. */
  note?: string
  children: ReactNode
}

function Option({ id, isActive, onChoose, icon, note, children }: OptionProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isActive) ref.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    // Keys arrive at the field, which names this row as the active one.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      ref={ref}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onClick={onChoose}
      className={cx(
        'flex min-h-12 cursor-pointer scroll-mt-20 items-center gap-3 rounded-sm px-1 py-2 hover:bg-basalt-100',
        isActive && 'bg-basalt-100 outline-2 -outline-offset-2 outline-sea-700',
      )}
    >
      <span aria-hidden="true" className="shrink-0 text-basalt-400">
        {icon}
      </span>
      <span className="min-w-0 flex-1">{children}</span>
      {note !== undefined && <span className="shrink-0 text-sm text-basalt-500">{note}</span>}
    </div>
  )
}

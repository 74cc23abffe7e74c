import { useLingui } from '@lingui/react/macro'
import { Clock, X } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { SectionHeader } from '#ui/section-header.tsx'

export interface RecentTermsListProps {
  terms: readonly string[]
  onSearch: (term: string) => void
  onRemove: (term: string) => void
  onClear: () => void
}

export function RecentTermsList({ terms, onSearch, onRemove, onClear }: RecentTermsListProps) {
  const { t } = useLingui()
  if (terms.length === 0) {
    return (
      <EmptyState
        scene="oreum"
        title={t`어디가 궁금하세요?`}
        description={t`장소 이름이나 동네 이름으로 찾아보세요.`}
      />
    )
  }
  return (
    <section>
      <SectionHeader
        title={t`최근 검색어`}
        action={
          <Button variant="ghost" size="sm" className="-mr-3.5 text-basalt-500" onClick={onClear}>
            {t`전체 삭제`}
          </Button>
        }
      />
      <ul className="-mr-2.5">
        {terms.map((term) => (
          <li key={term} className="flex items-center">
            <button
              type="button"
              onClick={() => onSearch(term)}
              className="flex min-h-12 min-w-0 flex-1 items-center gap-3 rounded-sm py-2 text-left -outline-offset-2 hover:bg-basalt-100"
            >
              <Clock aria-hidden="true" size={18} className="shrink-0 text-basalt-400" />
              <span className="line-clamp-2 min-w-0">{term}</span>
            </button>
            <IconButton
              label={t`${term} 지우기`}
              icon={<X size={18} className="text-basalt-500" />}
              onClick={() => onRemove(term)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

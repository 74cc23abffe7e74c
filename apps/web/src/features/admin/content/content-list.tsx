import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { EmptyState } from '#ui/empty-state.tsx'
import { Paged } from '#ui/paged.tsx'
import { ConsolePage } from '../parts/console-page.tsx'
import { TableSkeleton } from '../parts/table-skeleton.tsx'
import { useUrlFilters } from '../parts/use-url-filters.ts'
import { ContentFilters } from './content-filters.tsx'
import { ContentRow } from './content-row.tsx'
import { CONTENT_FILTERS, contentQuery } from './content.api.ts'

export function ContentList() {
  const { t } = useLingui()
  const [filters, change] = useUrlFilters(CONTENT_FILTERS)
  const { type = 'POST', hidden, authorId } = filters
  const search = { type, hidden: hidden === undefined ? undefined : hidden === 'true', authorId }
  return (
    <ConsolePage title={t`콘텐츠`}>
      <ContentFilters filters={{ ...filters, type }} onChange={change} />
      <Paged
        query={useInfiniteQuery(contentQuery(search))}
        skeleton={<TableSkeleton />}
        isEmpty={(rows) => rows.length === 0}
        empty={
          <EmptyState
            scene="sea"
            title={t`여기에 해당하는 글이 없어요`}
            description={t`다른 종류나 상태로 찾아보세요.`}
          />
        }
      >
        {(rows) => (
          <ul className="grid grid-cols-1 gap-3">
            {rows.map((row) => (
              <ContentRow key={row.id} type={type} row={row} />
            ))}
          </ul>
        )}
      </Paged>
    </ConsolePage>
  )
}

import { WORD_MAX } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { EmptyState } from '#ui/empty-state.tsx'
import { Paged } from '#ui/paged.tsx'
import { ConsolePage } from '../parts/console-page.tsx'
import { DataTable } from '../parts/data-table.tsx'
import { FilterBar, FilterSelect } from '../parts/filter-bar.tsx'
import { SearchForm } from '../parts/search-form.tsx'
import { TableSkeleton } from '../parts/table-skeleton.tsx'
import { useUrlFilters } from '../parts/use-url-filters.ts'
import { useUrlText } from '../parts/use-url-text.ts'
import { AddWord } from './add-word.tsx'
import { WORD_FILTERS, wordsQuery } from './words.api.ts'
import { WordRow } from './word-row.tsx'

/** What nobody may write, and what is let through though it holds such a word. */
export function WordList() {
  const { t } = useLingui()
  const [q, search] = useUrlText('q')
  const [{ isAllowed }, change] = useUrlFilters(WORD_FILTERS)
  const query = useInfiniteQuery(
    wordsQuery({ q, isAllowed: isAllowed === undefined ? undefined : isAllowed === 'true' }),
  )
  return (
    <ConsolePage title={t`금칙어`}>
      <AddWord />
      <FilterBar>
        <SearchForm key={q} label={t`낱말 찾기`} maxLength={WORD_MAX} value={q ?? ''} onSearch={search} />
        <FilterSelect
          label={t`종류`}
          names={{ false: t`막음`, true: t`허용` }}
          value={isAllowed}
          onChange={(next) => change({ isAllowed: next })}
        />
      </FilterBar>
      <Paged
        query={query}
        skeleton={<TableSkeleton />}
        isEmpty={(words) => words.length === 0}
        empty={
          <EmptyState scene="sea" title={t`찾는 낱말이 없어요`} description={t`다른 낱말로 찾거나 새로 더해주세요.`} />
        }
      >
        {(words) => (
          <DataTable
            caption={t`금칙어 목록`}
            columns={[
              { header: t`낱말` },
              { header: t`종류` },
              { header: t`더한 날`, isMinor: true },
              { header: t`바꾸기` },
            ]}
          >
            {words.map((word) => (
              <WordRow key={word.term} word={word} />
            ))}
          </DataTable>
        )}
      </Paged>
    </ConsolePage>
  )
}

import { useSearchParams } from 'react-router'
import { type Filters, type FilterSpec, readFilters, withFilters } from './url-filters.ts'

/** Filters in the screen's address. A change replaces it, so that back leaves the list instead of walking through them. */
export function useUrlFilters<const S extends FilterSpec>(spec: S): [Filters<S>, (changes: Filters<S>) => void] {
  const [params, setParams] = useSearchParams()
  return [
    readFilters(params, spec),
    (changes) => setParams((current) => withFilters(current, changes), { replace: true, preventScrollReset: true }),
  ]
}

import { useSearchParams } from 'react-router'
import { withFilters } from './url-filters.ts'

/** A text in the screen's address, such as what is searched for; undefined while there is none. */
export function useUrlText(name: string): [string | undefined, (text: string) => void] {
  const [params, setParams] = useSearchParams()
  const change = (text: string) =>
    setParams((current) => withFilters(current, { [name]: text === '' ? undefined : text }), {
      replace: true,
      preventScrollReset: true,
    })
  return [params.get(name) ?? undefined, change]
}

import { useSearchParams } from 'react-router'
import { parseId } from '#lib/route-id.ts'
import { withFilters } from './url-filters.ts'

const NAME = 'edit'
const NEW = 'new' as const

/** Which of a short list stands in the editor beside it, as the address says: an id, `new`, or null for none. */
export function useEdited() {
  const [params, setParams] = useSearchParams()
  const text = params.get(NAME) ?? undefined
  const edited = text === NEW ? NEW : parseId(text)
  const edit = (next: number | typeof NEW | null) =>
    setParams((current) => withFilters(current, { [NAME]: next ?? undefined }), {
      replace: true,
      preventScrollReset: true,
    })
  return { edited, edit }
}

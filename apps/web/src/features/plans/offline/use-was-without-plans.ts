import { useMemo } from 'react'
import { createListShelf } from '#lib/kept/list-shelf.ts'
import { useKept } from '#lib/kept/use-kept.ts'

const LIST = 'my-plans'
/** Plans are kept one by one as they are opened; of their list only whether there are any. */
const shelf = createListShelf<never>()

/** Whether the list of plans was empty when this device saw it last; undefined while nothing is known of it. */
export function useWasWithoutPlans(count: number | undefined, failure: Error | null): boolean | undefined {
  const seen = useMemo(() => (count === undefined ? undefined : { list: LIST, items: [], totalCount: count }), [count])
  const kept = useKept({ shelf, id: LIST, seen, failure })
  return kept.state === 'KEPT' ? kept.row.totalCount === 0 : undefined
}

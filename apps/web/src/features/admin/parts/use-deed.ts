import { queryClient } from '#lib/server/query-client.ts'
import { useSingleMutation } from '#lib/server/once.ts'
import { toast } from '#ui/overlay/toast.ts'

interface Deed<V, R> {
  mutationFn: (values: V) => Promise<R>
  /** What is said when it is done. */
  done: (result: R) => string
  onDone?: (result: R) => void
}

/** Something that staff do; a failure is for the form to show, which keeps what was typed. */
export function useDeed<V = void, R = void>({ mutationFn, done, onDone }: Deed<V, R>) {
  return useSingleMutation({
    mutationFn,
    onSuccess: (result) => {
      toast.success(done(result))
      onDone?.(result)
      void refreshConsole()
    },
  })
}

/** What no deed changes; and members, each look at whom is an entry of the audit log. */
const KEPT: ReadonlySet<unknown> = new Set(['me', 'templates', 'member'])

/** A deed of the staff may show anywhere in the console: what is on the screen is asked for again at once, the rest when it is next. */
export const refreshConsole = () =>
  queryClient.invalidateQueries({ queryKey: ['admin'], predicate: ({ queryKey }) => !KEPT.has(queryKey[1]) })

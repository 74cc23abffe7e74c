import { useSingleMutation } from '#lib/use-single-mutation.ts'
import { toast } from '#ui/toast.ts'
import { refreshConsole } from '../refresh.ts'

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

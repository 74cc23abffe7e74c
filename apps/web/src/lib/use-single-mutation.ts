import { type MutateOptions, useMutation, type UseMutationOptions } from '@tanstack/react-query'
import { useRef } from 'react'

/**
 * `useMutation` for what must not be done twice: deaf while it runs. `isPending` is known with the next render only, and the
 * second of a double tap may come before that.
 */
export function useSingleMutation<Data, Variables = void>(options: UseMutationOptions<Data, Error, Variables>) {
  const isRunning = useRef(false)
  const mutation = useMutation({
    ...options,
    onSettled: (...settled) => {
      isRunning.current = false
      return options.onSettled?.(...settled)
    },
  })
  function mutate(variables: Variables, callbacks?: MutateOptions<Data, Error, Variables>) {
    if (isRunning.current) return
    isRunning.current = true
    mutation.mutate(variables, callbacks)
  }
  return { ...mutation, mutate }
}

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

/**
 * Gives each intent its idempotency key: sending the same again after a lost answer repeats the key, so the server does
 * it once; changed content is another intent with another key, which the server would otherwise refuse.
 */
export function createIntentKey(): (body: unknown) => string {
  let last = { content: '', key: '' }
  return (body) => {
    const content = JSON.stringify(body)
    if (content !== last.content) last = { content, key: randomId() }
    return last.key
  }
}

/** 128 random bits as hexadecimal. `crypto.randomUUID` exists on secure origins only; a phone that tries the app over http is not one. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

import { useEffect, useRef } from 'react'

/** For the first field of an editor that opens beside a list, or far below it where the screen is narrow. */
export function useFirstFocus<T extends HTMLElement>() {
  const field = useRef<T>(null)
  useEffect(() => field.current?.focus(), [])
  return field
}

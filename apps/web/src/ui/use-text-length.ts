import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * The number of characters in a text control, whoever set them: the writer, a controlled value or a form library's
 * `reset`, which writes to the element and fires no event. Hence the read after every render.
 */
export function useTextLength(ref: RefObject<HTMLInputElement | HTMLTextAreaElement | null>) {
  const [length, setLength] = useState(0)
  const measure = () => setLength(ref.current?.value.length ?? 0)
  // oxlint-disable-next-line react/exhaustive-deps -- must follow every render; an equal length ends the cycle
  useLayoutEffect(measure)
  return { length, measure }
}

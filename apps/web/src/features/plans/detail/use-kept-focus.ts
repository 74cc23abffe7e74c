import { useEffect, useRef } from 'react'

/**
 * A card that moves is another element to the browser, and its buttons lose the focus. Names the elements that may get it once
 * the plan is drawn anew: the first one that is there and can be pressed.
 */
export function useKeptFocus(): (...elementIds: string[]) => void {
  const wanted = useRef<string[]>([])
  useEffect(() => {
    const elements = wanted.current.map((id) => document.getElementById(id))
    wanted.current = []
    elements.find((element) => element !== null && !element.matches(':disabled'))?.focus()
  })
  return (...elementIds) => {
    wanted.current = elementIds
  }
}

import { type RefObject, useEffect, useState } from 'react'

/** Whether the element has gone above the top `margin` px of the screen. */
export function useScrolledPast(ref: RefObject<HTMLElement | null>, margin: number): boolean {
  const [isPast, setPast] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (element === null) return
    // Several changes may come at once; the last one is how it is now.
    const observer = new IntersectionObserver((entries) => setPast(entries.at(-1)?.isIntersecting === false), {
      rootMargin: `-${margin}px 0px 0px`,
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref, margin])
  return isPast
}

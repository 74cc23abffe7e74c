import { useEffect, useRef, useState } from 'react'

/**
 * The button of a menu that was fetched because somebody asked for it, and how to set it. Asked for by a key, the menu is
 * opened through its button, as by that key, and so begins at its first entry; else it begins open.
 */
export function useAskedTrigger(isByKey: boolean) {
  const [trigger, setTrigger] = useState<HTMLElement | null>(null)
  const isOpened = useRef(!isByKey)

  useEffect(() => {
    if (trigger === null || isOpened.current) return
    isOpened.current = true
    trigger.focus()
    trigger.click()
  }, [trigger])

  return [trigger, setTrigger] as const
}

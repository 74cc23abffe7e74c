import { useEffect, useEffectEvent } from 'react'

const isTextField = (target: EventTarget | null) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

/** Ctrl+Z, on a Mac ⌘Z; within a text field it is the field's own. */
export function useUndoKey(undo: () => void) {
  const handleUndo = useEffectEvent(undo)
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey || isTextField(event.target)) return
      event.preventDefault()
      handleUndo()
    }
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  }, [])
}

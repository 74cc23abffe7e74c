let release = () => {}

/**
 * A list that is opened by a key has the focus a moment later, or when its code has come. The keys that are pressed until
 * then wait for it, and reach it one after the other; a tap, or Tab, ends the wait.
 */
export function holdKeys(): void {
  dropHeldKeys()
  const controller = new AbortController()
  const { signal } = controller
  const held: string[] = []
  let isThere = false
  release = () => controller.abort()

  function handleKeyDown(event: KeyboardEvent) {
    // Those that are handed on are not trusted.
    if (!event.isTrusted || event.ctrlKey || event.altKey || event.metaKey) return
    if (event.key === 'Tab') return dropHeldKeys()
    event.preventDefault()
    event.stopImmediatePropagation()
    held.push(event.key)
  }

  /** A key takes a frame to move the focus, on which the next one acts. */
  function handOn() {
    if (signal.aborted) return
    const key = held.shift()
    if (key === undefined) return dropHeldKeys()
    for (const type of ['keydown', 'keyup']) {
      document.activeElement?.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true, cancelable: true }))
    }
    requestAnimationFrame(() => requestAnimationFrame(handOn))
  }

  function handleFocus({ target }: FocusEvent) {
    if (isThere || !(target instanceof Element) || target.closest('[role=listbox], [role=menu]') === null) return
    isThere = true
    requestAnimationFrame(handOn)
  }

  addEventListener('keydown', handleKeyDown, { capture: true, signal })
  addEventListener('focusin', handleFocus, { signal })
  addEventListener('pointerdown', dropHeldKeys, { capture: true, signal })
}

/** The list will not come, or is gone. */
export const dropHeldKeys = (): void => release()

/** For a list that its own trigger opens and closes. What opens for a held key, by a click that is not trusted, is awaited already. */
export function holdKeysOf(isOpen: boolean, { event }: { event: Event }): void {
  // A key's click has no count (UI Events, `detail`).
  const isClickOfKey = event instanceof MouseEvent && event.type === 'click' && event.detail === 0
  if (!isOpen) dropHeldKeys()
  else if (event.isTrusted && (event instanceof KeyboardEvent || isClickOfKey)) holdKeys()
}

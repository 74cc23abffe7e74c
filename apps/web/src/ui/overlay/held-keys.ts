let waiting = new AbortController()

/** The list will not come, or is gone. */
export const dropHeldKeys = (): void => waiting.abort()

const nextFrame = () => new Promise(requestAnimationFrame)

/** A key's click has no count (UI Events, `detail`). */
const isOfKey = (event: Event) =>
  event instanceof KeyboardEvent || (event instanceof MouseEvent && event.type === 'click' && event.detail === 0)

/**
 * A list that is opened by a key has the focus a moment later, or when its code has come. The keys that are pressed until
 * then wait for it behind `held`, and reach it one after the other; a tap, or Tab, ends the wait.
 */
export async function holdKeys(opening: Event, ...held: string[]): Promise<void> {
  dropHeldKeys()
  if (!isOfKey(opening)) return
  const { signal } = (waiting = new AbortController())
  function handleKeyDown(event: KeyboardEvent) {
    // Keys that are handed on are not trusted.
    if (!event.isTrusted || event.ctrlKey || event.altKey || event.metaKey) return
    if (event.key === 'Tab') return dropHeldKeys()
    event.preventDefault()
    event.stopImmediatePropagation()
    held.push(event.key)
  }
  addEventListener('keydown', handleKeyDown, { capture: true, signal })
  addEventListener('pointerdown', dropHeldKeys, { capture: true, signal })
  // A key takes a frame to move the focus, on which the next one acts.
  for (await nextFrame(); !signal.aborted; await nextFrame(), await nextFrame()) {
    if (!document.activeElement?.closest('[role=listbox], [role=menu]')) continue
    const key = held.shift()
    if (key === undefined) return dropHeldKeys()
    for (const type of ['keydown', 'keyup'])
      document.activeElement?.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true, cancelable: true }))
  }
}

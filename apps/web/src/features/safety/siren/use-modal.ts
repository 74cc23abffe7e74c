import { type KeyboardEvent, type RefObject, type SyntheticEvent, useEffectEvent, useLayoutEffect } from 'react'

/** What Tab stops at. */
const STOPS = 'a[href], button:not(:disabled)'

/** Tab goes round within: past the last stop of a dialog a browser goes on to its own buttons. */
function keepFocusWithin(dialog: HTMLElement, event: KeyboardEvent): void {
  const stops = [...dialog.querySelectorAll<HTMLElement>(STOPS)]
  const [from, to] = event.shiftKey ? [stops.at(0), stops.at(-1)] : [stops.at(-1), stops.at(0)]
  const isBeforeFirst = event.shiftKey && !stops.some((stop) => stop === document.activeElement)
  if (document.activeElement !== from && !isBeforeFirst) return
  event.preventDefault()
  to?.focus()
}

/**
 * Holds a `<dialog>` open over all there is for as long as it is mounted: the browser keeps focus, taps and screen readers within.
 * A browser closes a dialog at the second request to whatever the page says; then it is opened again. Returns what keeps the
 * first requests, Escape and back, from closing it.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, firstFocus: RefObject<HTMLElement | null>) {
  function open() {
    dialog.current?.showModal()
    firstFocus.current?.focus()
  }

  const openAtFirst = useEffectEvent(open)
  useLayoutEffect(() => {
    const element = dialog.current
    openAtFirst()
    // Gives the focus back to what had it.
    return () => element?.close()
  }, [dialog])

  return {
    onCancel: (event: SyntheticEvent) => event.preventDefault(),
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.key === 'Escape') event.preventDefault()
      if (event.key === 'Tab') keepFocusWithin(event.currentTarget, event)
    },
    onClose() {
      // React mounts twice in development, so that an end may be heard after the next beginning.
      if (dialog.current?.open === false) open()
    },
  }
}

import type { ReactNode } from 'react'
import { readText, writeText } from '#lib/device/storage.ts'

const HEIGHT = 'trip-card-height'
/** The height of a member's first card, which asks when they travel. */
const FIRST_HEIGHT = 164

/**
 * Keeps the room that the card had last, from the first drawing on, so that nothing moves when it comes, nor when what is here
 * says that it does not.
 */
export function TripRoom({ children }: { children?: ReactNode }) {
  return (
    <div
      className="flex flex-col justify-center rounded-lg bg-basalt-100"
      style={{ minHeight: Number(readText(HEIGHT)) || FIRST_HEIGHT }}
    >
      {children}
    </div>
  )
}

/** A ref of the card: remembers how high it is while nothing in it is unfolded. */
export function keepHeight(card: HTMLElement | null) {
  if (card === null) return
  const sizes = new ResizeObserver(() => {
    if (card.querySelector('details[open]') === null) writeText(HEIGHT, String(card.offsetHeight))
  })
  sizes.observe(card)
  return () => sizes.disconnect()
}

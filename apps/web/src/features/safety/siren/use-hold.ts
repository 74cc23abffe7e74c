import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useEffectEvent, useState } from 'react'

const isPressKey = (key: string) => key === 'Enter' || key === ' '

/**
 * What makes a button one to hold, with a finger, a mouse or a key. `onComplete` comes when the press has lasted, still held;
 * `onTap` after a shorter one, and when assistive technology presses the button. `isHoldable: false` leaves taps alone.
 * `draw` gets how much of the time has passed, 0 to 1.
 */
export function useHold(
  { onComplete, onTap, isHoldable }: { onComplete: () => void; onTap: () => void; isHoldable: boolean },
  draw: (share: number) => void,
) {
  const [isHeld, setHeld] = useState(false)
  const [hold] = useState(() => createHold(setHeld))
  const drawNow = useEffectEvent(draw)

  useEffect(() => () => void hold.release(), [hold])
  // The ring is drawn by hand: what shows how far one has come must move for those, too, who have switched animations off.
  useEffect(() => {
    if (!isHeld) return
    const begin = performance.now()
    let frame = requestAnimationFrame(step)
    function step() {
      drawNow(Math.min(1, (performance.now() - begin) / HOLD_MS))
      frame = requestAnimationFrame(step)
    }
    return () => {
      cancelAnimationFrame(frame)
      drawNow(0)
    }
  }, [isHeld])

  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      hold.forget()
      if (event.button !== 0 || !isHoldable) return
      // A hand that trembles does not let go.
      event.currentTarget.setPointerCapture(event.pointerId)
      hold.press(onComplete)
    },
    onPointerUp: () => void hold.release(),
    onPointerCancel: () => void hold.release(),
    onBlur: () => void hold.release(),
    // Phones offer a menu after half a second.
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    onClick(event: MouseEvent) {
      // Screen readers and switches make clicks without a pointer.
      const isEndOfHold = event.detail !== 0 && hold.hasCompleted()
      if (!isEndOfHold) onTap()
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Escape') hold.release()
      if (!isPressKey(event.key)) return
      // A key that is still down when the press has lasted presses nothing else.
      if (event.repeat) return event.preventDefault()
      hold.forget()
      if (!isHoldable) return
      event.preventDefault()
      hold.press(onComplete)
    },
    onKeyUp(event: KeyboardEvent) {
      if (!isPressKey(event.key)) return
      const isTap = hold.release()
      // Some browsers click when the space bar comes up.
      if (isHoldable || isTap || hold.hasCompleted()) event.preventDefault()
      if (isTap && isHoldable) onTap()
    },
  }
  return { isHeld, handlers }
}

/** ms a press lasts until it counts: long enough that no pocket does it, short enough for one in fear. */
export const HOLD_MS = 1500

/** A press that must last; letting go earlier is a tap. `onChange` says whether one lasts now, for what is drawn. */
export function createHold(onChange: (isHeld: boolean) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let hasCompleted = false

  function end() {
    clearTimeout(timer)
    timer = undefined
    onChange(false)
  }

  return {
    /** A second finger, or a key that repeats while it is down, changes nothing. */
    press(onComplete: () => void) {
      if (timer !== undefined) return
      hasCompleted = false
      onChange(true)
      timer = setTimeout(() => {
        hasCompleted = true
        end()
        onComplete()
      }, HOLD_MS)
    },

    /** `true`: that was a tap. After a whole press, and without any, it is none. */
    release(): boolean {
      if (timer === undefined) return false
      end()
      return true
    },

    /** Whether the last press was a whole one: the click that its end makes says nothing new. */
    hasCompleted: () => hasCompleted,
    /** A press of what is no hold has begun. */
    forget() {
      hasCompleted = false
    },
  }
}

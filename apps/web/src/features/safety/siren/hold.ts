/** ms a press lasts until it counts: long enough that no pocket does it, short enough for one in fear. */
export const HOLD_MS = 1500

/** A press that must last; whoever lets go earlier has tapped. `onChange` tells whether one lasts now, for what is drawn. */
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

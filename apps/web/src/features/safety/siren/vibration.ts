/** ms on and off, in turn. */
const PATTERN = [600, 200, 600, 200, 600, 200, 600, 200]
const PATTERN_MS = PATTERN.reduce((sum, each) => sum + each, 0)

/** Vibrates until what is returned is called; where a phone cannot (iPhones), nothing happens, so nothing may depend on it. */
export function vibrate(): () => void {
  if (!('vibrate' in navigator)) return () => {}
  const repeat = () => navigator.vibrate(PATTERN)
  repeat()
  const timer = setInterval(repeat, PATTERN_MS)
  return () => {
    clearInterval(timer)
    navigator.vibrate(0)
  }
}

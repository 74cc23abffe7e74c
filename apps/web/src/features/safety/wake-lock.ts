/**
 * Keeps the screen on until what is returned is called. Browsers drop the lock whenever the page is hidden, and some when the
 * battery is low; it is asked for again as soon as the page is seen. Reports whether the screen is kept on, each time that is
 * known: a browser may say no, or know no such thing.
 */
export function keepScreenOn(onChange: (isKept: boolean) => void): () => void {
  let lock: WakeLockSentinel | null = null
  let isWanted = true
  let isAsking = false

  async function ask() {
    if (!isWanted || isAsking || lock !== null || document.visibilityState !== 'visible') return
    isAsking = true
    try {
      const granted = await navigator.wakeLock.request('screen')
      if (isWanted) hold(granted)
      else void granted.release()
    } catch {
      // This is reached also where `wakeLock` is missing, as it is on pages that came by http.
      if (isWanted) onChange(false)
    } finally {
      isAsking = false
    }
  }

  function hold(granted: WakeLockSentinel) {
    lock = granted
    onChange(true)
    granted.addEventListener('release', () => {
      lock = null
      if (!isWanted) return
      // The screen of a hidden page is not seen.
      if (document.visibilityState === 'visible') onChange(false)
    })
  }

  const handleVisibility = () => void ask()
  document.addEventListener('visibilitychange', handleVisibility)
  void ask()
  return () => {
    isWanted = false
    document.removeEventListener('visibilitychange', handleVisibility)
    void lock?.release()
  }
}

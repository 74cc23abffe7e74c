const PATIENCE_MS = 4000
const LOOK_AGAIN_MS = 10_000

/** Whether our server answers. `navigator.onLine` knows of a network at most, and on some computers is wrong about that. */
export async function isServerReachable(): Promise<boolean> {
  try {
    const { ok } = await fetch('/api/version', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) })
    return ok
  } catch {
    return false
  }
}

/** Calls back once, as soon as the server answers. Returns the way to stop. */
export function whenServerReachable(act: () => void): () => void {
  const controller = new AbortController()
  const { signal } = controller

  async function look() {
    if (document.hidden || !(await isServerReachable()) || signal.aborted) return
    stop()
    act()
  }
  const timer = setInterval(() => void look(), LOOK_AGAIN_MS)
  function stop() {
    controller.abort()
    clearInterval(timer)
  }
  window.addEventListener('online', () => void look(), { signal })
  document.addEventListener('visibilitychange', () => void look(), { signal })
  return stop
}

// @ts-check

/** @param {number} ms */
export function formatDuration(ms) {
  const seconds = ms / 1000
  if (seconds < 10) return `${seconds.toFixed(1)} s`
  const whole = Math.round(seconds)
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`
}

/**
 * Says what is being done, and afterwards how long it took.
 * @template T
 * @param {string} what
 * @param {() => Promise<T>} action
 * @returns {Promise<T>}
 */
export async function withProgress(what, action) {
  console.log(`${what} …`)
  const begin = performance.now()
  const result = await action()
  console.log(`${what}: done in ${formatDuration(performance.now() - begin)}`)
  return result
}

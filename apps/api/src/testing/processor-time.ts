/**
 * Returns the processor time that the process takes for an act, in ms: the least of several tries, since compiling, garbage
 * collection and other work of the process are not there each time. To be judged beside that of another act in the same run, as
 * machines differ.
 */
export async function processorMs(act: () => unknown, tries = 3): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let n = 0; n < tries; n++) {
    const startedAt = process.cpuUsage()
    await act()
    const { user, system } = process.cpuUsage(startedAt)
    least = Math.min(least, (user + system) / 1000)
  }
  return least
}

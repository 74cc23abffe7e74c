import { existsSync, readFileSync } from 'node:fs'

/** The statistics of the thread with the process's own id, in which JavaScript runs. */
const SCHEDULED = `/proc/self/task/${process.pid}/schedstat`
const isTold = existsSync(SCHEDULED)

/**
 * Returns the processor time of this process's main thread so far, in ms. It leaves out other processes and the threads
 * for hashing and drawing, so it is the same on a busy machine. Where the kernel does not offer it, it is that of all
 * threads.
 */
export function threadMs(): number {
  if (isTold) return Number(readFileSync(SCHEDULED, 'utf8').split(' ')[0]) / 1e6
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

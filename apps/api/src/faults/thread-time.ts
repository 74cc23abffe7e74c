import { existsSync, readFileSync } from 'node:fs'

/** Of the thread whose number is the process's own: the one that JavaScript runs in. */
const SCHEDULED = `/proc/self/task/${process.pid}/schedstat`
const isTold = existsSync(SCHEDULED)

/**
 * Processor time that this process's main thread has used so far, in ms. It leaves out what other processes, the threads that
 * hash and those that draw take, so it is the same on a busy machine. Where the kernel does not tell, that of all threads.
 */
export function threadMs(): number {
  if (isTold) return Number(readFileSync(SCHEDULED, 'utf8').split(' ')[0]) / 1e6
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

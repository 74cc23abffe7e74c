import { existsSync, writeFileSync } from 'node:fs'
import { availableParallelism, setPriority } from 'node:os'

/** The server that is measured, and what loads it. */
export const SERVER_CORE = 0
export const LOAD_CORE = 1
const PRIORITY = -15

const canPin = existsSync('/usr/bin/taskset') && availableParallelism() > 1

/** A command that runs on one core only, where the machine has two and can be asked to. */
export function onCore(core: number | undefined, command: [string, ...string[]]): [string, ...string[]] {
  return canPin && core !== undefined ? ['taskset', '-c', String(core), ...command] : command
}

/**
 * Lets a process, and the session it leads, go before what else the machine does, so that this takes less from what is
 * measured. Only root may; Linux weighs sessions first, and processes within a session.
 */
export function hurry(pid: number): void {
  if (process.getuid?.() !== 0) return
  setPriority(pid, PRIORITY)
  const group = `/proc/${pid}/autogroup`
  if (existsSync(group)) writeFileSync(group, String(PRIORITY))
}

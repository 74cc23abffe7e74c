import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

const TICKS_PER_SECOND = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))

interface Process {
  pid: number
  parent: number
  ticks: number
}

/** Undefined when it has ended in the meantime. */
function readProcess(path: string): Process | undefined {
  try {
    const stat = readFileSync(`/proc/${path}/stat`, 'utf8')
    // The name, in brackets, may hold anything; behind it come, as the 2nd field, the parent and, from the 12th, the
    // time in user and system mode, and that of the children which have ended (proc(5)).
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
    return { pid: Number.parseInt(stat), parent: Number(fields[1]), ticks }
  } catch {
    return undefined
  }
}

/** Ticks of the processor that each thread of a process has used so far, by the thread's number; the first one has the process's. */
export function threadTicks(pid: number): Map<number, number> {
  const threads = readdirSync(`/proc/${pid}/task`)
    .map((thread) => readProcess(`${pid}/task/${thread}`))
    .filter((thread) => thread !== undefined)
  return new Map(threads.map(({ pid: thread, ticks }) => [thread, ticks]))
}

/** These processes and all that descend from them. */
function familyOf(pids: readonly number[]): Process[] {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(readProcess)
    .filter((process) => process !== undefined)
  const family = new Set(pids)
  let size
  do {
    size = family.size
    for (const { pid, parent } of processes) if (family.has(parent)) family.add(pid)
  } while (family.size > size)
  return processes.filter(({ pid }) => family.has(pid))
}

/** CPU time in milliseconds that these processes and all that descend from them have used so far. */
export function cpuMilliseconds(pids: readonly number[]): number {
  return (familyOf(pids).reduce((sum, { ticks }) => sum + ticks, 0) * 1000) / TICKS_PER_SECOND
}

/** Kilobytes; what several processes share counts once, in parts. 0 for one that has ended in the meantime. */
function proportionalKilobytes(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0)
  } catch {
    return 0
  }
}

/** The memory in MB that these processes and all that descend from them hold now, together. */
export const memoryOfFamily = (pids: readonly number[]): number =>
  (familyOf(pids).reduce((sum, { pid }) => sum + proportionalKilobytes(pid), 0) * 1024) / 1e6

import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { isLong } from './form.ts'

/** Says how much it was, where the long form is run to know. */
export function report(figures: string): void {
  if (isLong) process.stdout.write(`${figures}\n`)
}

/** The value below which so large a part of them lies: 0.99 for p99. */
export function percentile(values: readonly number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * part) - 1] ?? Number.NaN
}

/** Memory of a process that is really in use, in MB. */
export function residentMegabytes(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

/** Processor time that a process has used so far. */
export function processorSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The name, in brackets, may hold anything; behind it the time in user and system mode are the 12th and 13th field.
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
  return (Number(user) + Number(system)) / Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))
}

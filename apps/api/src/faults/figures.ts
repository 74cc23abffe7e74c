import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { type FaultMeasure, recordFault as keepInLog } from '../../../../scripts/lib/fault-log.ts'
import { isLong } from './form.ts'

/** Says how much it was, where the long form is run to know, and keeps it for docs/reliability.md. Before what is asserted of it. */
export function recordFault(id: string, measures: readonly FaultMeasure[]): void {
  keepInLog(id, measures)
  const figures = measures.map(({ criterion, figure, unit = '' }) => `${criterion} ${figure} ${unit}`.trim())
  if (isLong) process.stdout.write(`${id}: ${figures.join(', ')}\n`)
}

/** A figure that has to stay below its limit; infinite where this form sets none. */
export function below(criterion: string, figure: number, unit: string, limit: number): FaultMeasure {
  return { criterion, figure, unit, limit: Number.isFinite(limit) ? `< ${limit}` : 'none', met: figure < limit }
}

/** Measures how many of them there were; there must not be another number. */
export function exactly(criterion: string, figure: number, limit: number): FaultMeasure {
  return { criterion, figure, limit: `${limit}`, met: figure === limit }
}

/** The value below which so large a part of them lies: 0.99 for p99. */
export function percentile(values: readonly number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * part) - 1] ?? Number.NaN
}

/** Returns the memory of a process that is really in use, in MB. */
export function residentMegabytes(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

/** Returns the processor time that a process has used so far, in seconds. */
export function processorSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The name, in brackets, may hold anything; behind it the time in user and system mode are the 12th and 13th field.
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
  return (Number(user) + Number(system)) / Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))
}

import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'

/** A figure of a fault test beside the criterion it has to meet. */
export interface FaultMeasure {
  criterion: string
  figure: number | string
  unit?: string
  /** In the unit of the figure, as `≤ 10`; of what is counted, `0`. */
  limit: string
  met: boolean
}

export interface FaultRecord extends FaultMeasure {
  id: string
  form: 'short' | 'long'
}

/**
 * Keeps figures in the log of the run, whose path is in FAULT_LOG: `npm run test:faults` makes docs/reliability.md of
 * it. Called before what is asserted of them, so that a figure that fails is kept as well. Without FAULT_LOG nothing is
 * kept.
 */
export function recordFault(id: string, measures: readonly FaultMeasure[]): void {
  const path = process.env['FAULT_LOG']
  if (path === undefined) return
  const form = process.env['FAULTS'] === 'long' ? 'long' : 'short'
  for (const measure of measures) appendFileSync(path, `${JSON.stringify({ id, form, ...measure })}\n`)
}

export function readFaultLog(path: string): FaultRecord[] {
  if (!existsSync(path)) return []
  const lines = readFileSync(path, 'utf8').split('\n')
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as FaultRecord)
}

export function describeMachine(): string {
  const processors = cpus()
  return `${processors.length} × ${processors[0]?.model ?? 'unknown'}, ${Math.round(totalmem() / 1024 ** 3)} GB, Node ${process.versions.node}`
}

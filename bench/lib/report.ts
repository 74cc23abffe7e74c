import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/lib/root.mjs'
import { describeMachine, type Machine } from './machine.ts'

const folder = join(root, 'bench/results')

/** A figure beside what it is measured against: a limit, or a figure of the same run. */
export interface Row {
  name: string
  figure: number
  unit: string
  reference: number
  ratio: number
  /** What the ratio must not exceed, or must reach; null where it is only stated. */
  target: number | null
  bound: Bound
  met: boolean
  /** ISO instant, where a part was measured after the rest. */
  measuredAt?: string
}

/** What one run of a `bench:*` found. */
export interface Result {
  name: string
  /** ISO instant. */
  measuredAt: string
  machine: Machine
  rows: readonly Row[]
}

/** The results of all that have been run on this machine, by name. */
export function readResults(): Result[] {
  if (!existsSync(folder)) return []
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return files.toSorted().map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Result)
}

type Bound = 'at most' | 'at least'

interface Measured {
  figure: number
  unit: string
  reference: number
  target?: number
  bound?: Bound
}

export function row(name: string, { figure, unit, reference, target = 1, bound = 'at most' }: Measured): Row {
  const ratio = figure / reference
  const met = bound === 'at most' ? ratio <= target : ratio >= target
  return { name, figure, unit, reference, ratio, target, bound, met }
}

/** A figure that nothing is asked of but to be known beside its peer. */
export function stated(name: string, { figure, unit, reference }: Omit<Measured, 'target' | 'bound'>): Row {
  return { ...row(name, { figure, unit, reference }), target: null, met: true }
}

export const rounded = (value: number) => Number(value.toPrecision(3)).toString()

function toTable(rows: readonly Row[]): string {
  const lines = [
    ['', 'figure', '', 'reference', 'ratio', 'target', ''],
    ...rows.map(({ name, figure, unit, reference, ratio, target, bound, met }) => [
      name,
      rounded(figure),
      unit,
      rounded(reference),
      ratio.toFixed(2),
      target === null ? '' : `${bound === 'at most' ? '≤' : '≥'} ${target}`,
      target === null ? '' : met ? 'met' : 'MISSED',
    ]),
  ]
  const widths = lines[0]!.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)))
  const isText = (column: number) => [0, 2, 6].includes(column)
  return lines
    .map((line) =>
      line
        .map((cell, column) => (isText(column) ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

function withPart(rows: readonly Row[], part: readonly Row[], measuredAt: string): Row[] {
  const newer = new Map(part.map((each) => [each.name, { ...each, measuredAt }]))
  const known = new Set(rows.map((each) => each.name))
  return [
    ...rows.map((each) => newer.get(each.name) ?? each),
    ...[...newer.values()].filter((each) => !known.has(each.name)),
  ]
}

/**
 * Prints the rows and keeps them in bench/results; a target that was missed makes the process end with 1. The rows of a part take
 * the places of those that were measured earlier, and say when they were measured.
 */
export function report(name: string, rows: readonly Row[], isPart = false): void {
  const measuredAt = new Date().toISOString()
  const earlier = isPart ? readResults().find((result) => result.name === name) : undefined
  const result: Result =
    earlier === undefined
      ? { name, measuredAt, machine: describeMachine(), rows }
      : { ...earlier, rows: withPart(earlier.rows, rows, measuredAt) }
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(result, null, 2)}\n`)
  console.log(`\n${toTable(rows)}`)
  if (rows.some(({ met }) => !met)) process.exitCode = 1
}

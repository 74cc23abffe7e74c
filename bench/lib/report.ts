import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/lib/root.mjs'

/** A figure beside what it is measured against: a limit, or a figure of the same run. */
export interface Row {
  name: string
  figure: number
  unit: string
  reference: number
  ratio: number
  /** What the ratio must not exceed, or must reach. */
  target: number
  bound: Bound
  met: boolean
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

const rounded = (value: number) => Number(value.toPrecision(3)).toString()

function toTable(rows: readonly Row[]): string {
  const lines = [
    ['', 'figure', '', 'reference', 'ratio', 'target', ''],
    ...rows.map(({ name, figure, unit, reference, ratio, target, bound, met }) => [
      name,
      rounded(figure),
      unit,
      rounded(reference),
      ratio.toFixed(2),
      `${bound === 'at most' ? '≤' : '≥'} ${target}`,
      met ? 'met' : 'MISSED',
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

/** Prints the rows and keeps them in bench/results; a target that was missed makes the process end with 1. */
export function report(name: string, rows: readonly Row[]): void {
  const folder = join(root, 'bench/results')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(rows, null, 2)}\n`)
  console.log(`\n${toTable(rows)}`)
  if (rows.some(({ met }) => !met)) process.exitCode = 1
}

import type { FaultRecord } from './fault-log.ts'
import { FAULT_NAMES } from './fault-names.ts'

/** Where and when the figures of a run were taken. */
export interface RunFacts {
  date: string
  machine: string
}

const BEGIN = '<!-- figures of npm run test:faults: begin -->'
const END = '<!-- figures of npm run test:faults: end -->'
const HEAD = ['id', 'fault', 'criterion', 'figure', 'limit', 'met', 'runs', 'form', 'date', 'machine']

const format = (value: number | string) =>
  typeof value === 'string'
    ? value
    : Math.abs(value) >= 100
      ? `${Math.round(value)}`
      : `${Number(value.toPrecision(3))}`

/** Chooses, of the runs with one seed each, the one that comes nearest to its limit, or is furthest beyond it. */
function worst(records: readonly FaultRecord[]): FaultRecord {
  const unmet = records.filter(({ met }) => !met)
  const [first, ...others] = unmet.length > 0 ? unmet : records
  const isWorse = (one: FaultRecord, other: FaultRecord) => {
    if (typeof one.figure !== 'number' || typeof other.figure !== 'number') return false
    return /^[≥>]/.test(one.limit) ? one.figure < other.figure : one.figure > other.figure
  }
  return others.reduce((found, each) => (isWorse(each, found) ? each : found), first!)
}

function linesOf(records: readonly FaultRecord[], { date, machine }: RunFacts): string[][] {
  const groups = new Map<string, FaultRecord[]>()
  for (const record of records) {
    const key = `${record.id} ${record.criterion}`
    groups.set(key, [...(groups.get(key) ?? []), record])
  }
  return [...groups.values()].map((group) => {
    const { id, criterion, figure, unit = '', limit, met, form } = worst(group)
    const amount = `${format(figure)} ${unit}`.trim()
    return [
      id,
      FAULT_NAMES[id] ?? '',
      criterion,
      amount,
      limit,
      met ? 'yes' : '**no**',
      `${group.length}`,
      form,
      date,
      machine,
    ]
  })
}

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

/**
 * The document with the figures of these records in its table, the worst of each criterion. The lines of faults that are
 * not among the records stay.
 */
export function withSummary(document: string, records: readonly FaultRecord[], facts: RunFacts): string {
  const [begin, end] = [document.indexOf(BEGIN), document.indexOf(END)]
  if (begin < 0 || end < begin) throw new Error('the document has no place for the figures')
  const measured = new Set(records.map(({ id }) => id))
  const kept = document
    .slice(begin, end)
    .split('\n')
    .filter((line) => /^\| F\d\d/.test(line))
    .map(cellsOf)
    .filter(([id = '']) => !measured.has(id))
  const lines = [...kept, ...linesOf(records, facts)].toSorted(([a = ''], [b = '']) => a.localeCompare(b))
  const table = [HEAD, HEAD.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
  return `${document.slice(0, begin)}${BEGIN}\n\n${table}\n\n${document.slice(end)}`
}

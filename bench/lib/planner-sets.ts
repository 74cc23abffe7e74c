import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { solve } from '@honjeo/planner/core/solve'
import { root } from '../../scripts/lib/root.mjs'
import { checkedTotal, readSets, toProblem, WHERE_THE_SETS_ARE, type Instance } from './orienteering-sets.ts'
import { row, type Row } from './report.ts'
import { mean } from './statistics.ts'

/** Seconds of one core a problem, and the design's limit of the average gap, in percent. */
const BUDGETS = [
  { seconds: 0.1, limit: 0.7 },
  { seconds: 1, limit: 0.43 },
  { seconds: 5, limit: 0.2 },
]
/** The best average of published algorithms (Karabulut and Tasgetiren 2020), in percent, at 45 s. */
const PUBLISHED = 0.8
const SEED = 1
const WARM_UP_SECONDS = 2

interface Outcome {
  file: string
  family: string
  routes: number
  bestKnown: number
  total: number
  /** Percent; negative where the total is better than the best known. */
  gap: number
}

/** Time of the processor: a busy machine makes the measurement longer, not worse. */
function cpuTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

function solveOne(instance: Instance, routes: number, seconds: number): Outcome {
  const bestKnown = instance.bestKnown.get(routes)!
  const solution = solve(toProblem(instance, routes), { seed: SEED, budgetMs: seconds * 1000, now: cpuTime })
  const total = checkedTotal(instance, solution.routes)
  return {
    file: instance.name,
    family: instance.family,
    routes,
    bestKnown,
    total,
    gap: (100 * (bestKnown - total)) / bestKnown,
  }
}

const averageGap = (outcomes: readonly Outcome[]) => mean(outcomes.map(({ gap }) => gap))

function printByFamily(outcomes: readonly Outcome[]): void {
  for (const family of new Set(outcomes.map((outcome) => outcome.family))) {
    const gap = averageGap(outcomes.filter((outcome) => outcome.family === family))
    console.log(`  ${family.padEnd(10)} ${gap.toFixed(2).padStart(6)} %`)
  }
}

/** The engine's core on the published sets, as they are; with `only` so many seconds, whose answers are printed and not kept. */
export function benchSets(only?: number): Row[] {
  const instances = readSets()
  if (instances === undefined) {
    console.log(WHERE_THE_SETS_ARE)
    return []
  }
  // The whole measurement comes to the sets when the engine has long been compiled.
  if (only !== undefined) solveOne(instances[0]!, 1, WARM_UP_SECONDS)
  const rows: Row[] = []
  const lines: string[] = []
  for (const { seconds, limit } of BUDGETS) {
    if (only !== undefined && only !== seconds) continue
    const outcomes = instances.flatMap((instance) =>
      [...instance.bestKnown.keys()].map((routes) => solveOne(instance, routes, seconds)),
    )
    console.log(`${outcomes.length} problems of the published sets, ${seconds} s each`)
    printByFamily(outcomes)
    lines.push(...outcomes.map((outcome) => JSON.stringify({ seconds, ...outcome })))
    console.log(`  average gap ${averageGap(outcomes).toFixed(3)} %, at most ${limit}`)
    const gap = { figure: averageGap(outcomes), unit: '%' }
    rows.push(row(`published sets, ${seconds} s: average gap`, { ...gap, reference: limit }))
    if (seconds === 1)
      rows.push(row('published sets, 1 s: beside the best published', { ...gap, reference: PUBLISHED }))
  }
  if (only !== undefined) return rows
  const folder = join(root, 'bench/results')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'planner-sets.jsonl'), `${lines.join('\n')}\n`)
  return rows
}

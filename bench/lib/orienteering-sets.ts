import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem } from '@honjeo/planner/core/problem'
import { root } from '../../scripts/lib/root.mjs'

export const WHERE_THE_SETS_ARE = `The published sets of the team orienteering problem with time windows are not here. They can be had from the page "The Orienteering
Problem: Test Instances" of KU Leuven: the files of Solomon (c, r, rc) and of Cordeau (pr). Lay them, with a bks.csv of the columns
instance,m,bks,set,source, into ../shared/data/toptw beside this checkout, or name their folder by TOPTW_DIR.`

/** A file of the sets: vertex 0 is the depot that every route starts from and ends at. Times and ways are unrounded. */
export interface Instance {
  name: string
  family: string
  x: number[]
  y: number[]
  visit: number[]
  score: number[]
  open: number[]
  close: number[]
  /** By number of routes: the best total known. */
  bestKnown: Map<number, number>
}

/** Undefined without the folder. */
export function readSets(): Instance[] | undefined {
  const folder = process.env['TOPTW_DIR'] ?? join(root, '../shared/data/toptw')
  if (!existsSync(join(folder, 'bks.csv'))) return undefined
  const bestKnown = readFileSync(join(folder, 'bks.csv'), 'utf8')
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => line.split(','))
  return readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .toSorted()
    .map((file) => {
      const name = file.slice(0, -'.txt'.length)
      const rows = bestKnown.filter(([instance]) => instance === name)
      return {
        name,
        family: rows[0]?.[3] ?? '',
        ...readVertices(readFileSync(join(folder, file), 'utf8')),
        bestKnown: new Map(rows.map(([, routes, total]) => [Number(routes), Number(total)])),
      }
    })
}

/** Lines `i x y visit score f a list open close`, of which the first two lines are none; the depot's close limits a route. */
function readVertices(text: string) {
  const lines = text
    .split(/\r?\n/)
    .slice(2)
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter((fields) => fields.length > 6)
  const column = (index: number) => lines.map((fields) => fields.at(index)!)
  return { x: column(1), y: column(2), visit: column(3), score: column(4), open: column(-2), close: column(-1) }
}

/** By the sets' convention ways are rounded down, to one decimal in Solomon's and to two in Cordeau's. */
const decimalsOf = ({ name }: Instance) => (name.startsWith('pr') ? 100 : 10)

function wayBetween(instance: Instance, from: number, to: number): number {
  const { x, y } = instance
  const unit = decimalsOf(instance)
  return Math.floor(Math.hypot(x[from]! - x[to]!, y[from]! - y[to]!) * unit + 1e-9)
}

export function toProblem(instance: Instance, routes: number): Problem {
  const size = instance.x.length
  const unit = decimalsOf(instance)
  const times = (values: number[]) => values.map((value) => Math.round(value * unit))
  const visit = times(instance.visit)
  const everyRoute = (values: number[]) => Int32Array.from(Array.from({ length: routes }, () => values).flat())
  return {
    size,
    routes,
    starts: new Int32Array(routes),
    ends: new Int32Array(routes),
    reach: Int32Array.from({ length: size * size }, (_, arc) => {
      const from = Math.floor(arc / size)
      return visit[from]! + wayBetween(instance, from, arc % size)
    }),
    cost: new Float64Array(size * size),
    score: Float64Array.from(instance.score),
    open: everyRoute(times(instance.open)),
    close: everyRoute(times(instance.close)),
    group: new Int32Array(size).fill(-1),
    classes: new Int32Array(size),
    classCount: 0,
    classLimits: new Int32Array(0),
  }
}

/** The total of these routes, judged by the instance alone; throws at anything that is not allowed. */
export function checkedTotal(instance: Instance, routes: readonly (readonly number[])[]): number {
  const unit = decimalsOf(instance)
  const seen = new Set([0])
  let total = 0
  for (const visits of routes) {
    let time = 0
    let here = 0
    for (const next of [...visits, 0]) {
      if (next !== 0 && seen.has(next)) throw new Error(`${instance.name}: ${next} is visited twice`)
      seen.add(next)
      time += wayBetween(instance, here, next) + (here === 0 ? 0 : Math.round(instance.visit[here]! * unit))
      if (time > Math.round(instance.close[next]! * unit)) throw new Error(`${instance.name}: late at ${next}`)
      if (next !== 0) time = Math.max(time, Math.round(instance.open[next]! * unit))
      total += next === 0 ? 0 : instance.score[next]!
      here = next
    }
  }
  return total
}

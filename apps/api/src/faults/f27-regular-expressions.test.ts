import { expect, it } from 'vitest'
import { check } from 'recheck'
import { listRegularExpressions, type RegularExpression } from '../../../../scripts/lib/regular-expressions.ts'
import { exactly, recordFault } from './figures.ts'
import { POLYNOMIAL } from './polynomial-expressions.ts'

/** Of one expression; what cannot be judged in this counts as not safe. */
const JUDGING_MS = 10_000
const AT_ONCE = 2

/** Flags that change nothing of how long it takes, and that the checker does not know. */
const knownFlags = (flags: string) => flags.replaceAll(/[vd]/g, '')

async function listUnsafe(expressions: RegularExpression[]): Promise<string[]> {
  const unsafe: string[] = []
  const left = [...expressions]
  async function judge() {
    for (let one = left.pop(); one; one = left.pop()) {
      const verdict = await check(one.source, knownFlags(one.flags), { timeout: JUDGING_MS })
      if (verdict.status !== 'safe') unsafe.push(`${one.place} /${one.source}/${one.flags} is ${verdict.status}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, judge))
  return unsafe
}

it(
  'F27: no text makes a regular expression of the product take more than linear time, but for the listed ones',
  { timeout: 600_000 },
  async () => {
    const all = [...new Map(listRegularExpressions().map((each) => [`${each.source}/${each.flags}`, each])).values()]
    expect(all.length).toBeGreaterThan(100)
    const listed = new Set(Object.values(POLYNOMIAL).flat())
    const unsafe = await listUnsafe(all.filter(({ source }) => !listed.has(source)))
    recordFault('F27', [
      exactly(`regular expressions that are not linear, of ${all.length}, and not listed`, unsafe.length, 0),
      {
        criterion: 'listed as polynomial, with how much they read',
        figure: listed.size,
        limit: 'none',
        met: true,
      },
    ])
    expect(unsafe).toEqual([])
    // What is listed is still there.
    expect([...listed].filter((source) => !all.some((each) => each.source === source))).toEqual([])
  },
)

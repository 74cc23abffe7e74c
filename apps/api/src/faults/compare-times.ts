/** How many samples of each kind, and how many of a pair that was too far apart at the first try. */
const TIMES = 200
const TIMES_AGAIN = 600
/** Requests before the first that counts: the first ones compile, and fill caches. */
const UNTIMED = 20
/** Medians may differ by so large a part. */
const APART_MOST = 0.2

export interface Pair {
  line: string
  /** Sends the one request and the other, which must take as long. */
  asks: readonly [() => Promise<unknown>, () => Promise<unknown>]
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!

async function timed(ask: () => Promise<unknown>): Promise<number> {
  const before = performance.now()
  await ask()
  return performance.now() - before
}

/**
 * Asks in turns, and each kind first every other time: what the machine does besides, and what the request before has left
 * in caches and for the collector, then falls on both alike.
 */
async function ratioOf([one, other]: Pair['asks'], times: number): Promise<number> {
  const samples: [number[], number[]] = [[], []]
  for (let n = -UNTIMED; n < times; n++) {
    const isSwapped = n % 2 !== 0
    const first = await timed(isSwapped ? other : one)
    const second = await timed(isSwapped ? one : other)
    if (n < 0) continue
    samples[0].push(isSwapped ? second : first)
    samples[1].push(isSwapped ? first : second)
  }
  return median(samples[0]) / median(samples[1])
}

/**
 * Compares the medians of each pair. One that is too far apart is measured once more with more samples, and that counts: a
 * real difference stays, one of the machine does not. Returns the worst difference in percent and the pairs too far apart.
 */
export async function compareTimes(pairs: readonly Pair[]): Promise<{ worst: number; apart: string[] }> {
  const apart: string[] = []
  let worst = 0
  for (const { line, asks } of pairs) {
    let ratio = await ratioOf(asks, TIMES)
    if (Math.abs(ratio - 1) > APART_MOST) ratio = await ratioOf(asks, TIMES_AGAIN)
    worst = Math.max(worst, Math.abs(ratio - 1) * 100)
    if (Math.abs(ratio - 1) > APART_MOST) apart.push(`${line} ${ratio.toFixed(2)}`)
  }
  return { worst, apart }
}

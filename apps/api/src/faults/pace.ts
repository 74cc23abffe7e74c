import { setTimeout as delay } from 'node:timers/promises'

/**
 * Begins `act` so many times, evenly; resolves when all have ended. Where more than `unfinishedMax` have not, it waits
 * with the next.
 */
export async function atPace(
  count: number,
  perSecond: number,
  act: (n: number) => Promise<void>,
  unfinishedMax = Infinity,
): Promise<void> {
  const startAt = performance.now()
  const acts: Promise<void>[] = []
  const unfinished = new Set<Promise<void>>()
  for (let n = 0; n < count; n++) {
    const early = startAt + (n * 1000) / perSecond - performance.now()
    if (early > 1) await delay(early)
    if (unfinished.size >= unfinishedMax) await Promise.race(unfinished)
    const begun = act(n)
    acts.push(begun)
    unfinished.add(begun)
    const finish = () => unfinished.delete(begun)
    // A request that fails is reported at the end, with the others.
    begun.then(finish, finish)
  }
  await Promise.all(acts)
}

import type { Position } from '@honjeo/planner/place'

interface Way {
  from: Position
  to: Position
}

const isSame = (a: Position, b: Position) => a.lat === b.lat && a.lng === b.lng

/** Ways that each go on from the end of the one before it, in as few chains as possible, of `most` positions at most. */
export function chainsOf(ways: readonly Way[], most: number): Way[][] {
  const chains: Way[][] = []
  for (const way of ways) {
    const chain = chains.at(-1)
    const end = chain?.at(-1)
    // A chain of n ways has n + 1 positions.
    if (chain !== undefined && end !== undefined && isSame(end.to, way.from) && chain.length + 1 < most) chain.push(way)
    else chains.push([way])
  }
  return chains
}

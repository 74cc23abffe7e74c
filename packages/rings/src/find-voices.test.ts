import { describe, expect, it } from 'vitest'
import { findFewVoices } from './find-few-voices.ts'
import { findVoices } from './find-voices.ts'
import type { Vouch } from './words.ts'

/** A generator of numbers from 0 to below 1 that repeats itself for a seed. */
function random(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
type Random = () => number

const numbers = (from: number, count: number) => Array.from({ length: count }, (_, i) => from + i)
const both = (one: number, other: number): Vouch[] => [
  { by: one, of: other },
  { by: other, of: one },
]
const allMet = (members: readonly number[]) =>
  members.flatMap((one, i) => members.slice(i + 1).flatMap((other) => both(one, other)))

/** The shapes in which puppets may vouch for each other; each takes their numbers. */
const SHAPES: Record<string, (ids: number[], chance: Random) => Vouch[]> = {
  'a clique': allMet,
  'a circle of overlapping triples': (ids) =>
    ids.flatMap((_, i) => allMet([0, 1, 2].map((k) => ids[(i + k) % ids.length]!))),
  'triples that share an end': (ids) =>
    ids.flatMap((_, i) => (i % 2 === 0 ? allMet([0, 1, 2].map((k) => ids[(i + k) % ids.length]!)) : [])),
  'triples apart': (ids) => ids.flatMap((_, i) => (i % 3 === 0 ? allMet(ids.slice(i, i + 3)) : [])),
  'a circle of one-sided words': (ids) =>
    ids.flatMap((by, i) => [1, 2].map((k) => ({ by, of: ids[(i + k) % ids.length]! }))),
  'a star': (ids) => ids.slice(1).flatMap((id) => both(ids[0]!, id)),
  'a star of three': (ids) => ids.slice(3).flatMap((id) => ids.slice(0, 3).flatMap((centre) => both(centre, id))),
  'a chain': (ids) => ids.slice(1).flatMap((id, i) => both(ids[i]!, id)),
  'two cliques with a bridge': (ids) => {
    const half = ids.length / 2
    return [...allMet(ids.slice(0, half)), ...allMet(ids.slice(half)), ...both(ids[0]!, ids[Math.ceil(half)]!)]
  },
  'a tree': (ids) => ids.slice(1).flatMap((id, i) => both(ids[Math.floor(i / 3)]!, id)),
  'two sides': (ids) => ids.flatMap((by, i) => ids.filter((_, j) => i % 2 !== j % 2).map((of) => ({ by, of }))),
  'words at random': (ids, chance) =>
    ids
      .flatMap((by) => numbers(0, 4).map(() => ({ by, of: ids[Math.floor(chance() * ids.length)]! })))
      .filter(({ by, of }) => by !== of),
}

const PUPPETS = 100_000

/** Returns a season: rooms of two to six, most members in two or three of them, of whom three of five say whom they met. */
function season(members: number, chance: Random, says = 0.6): Vouch[] {
  const seats = numbers(0, members).flatMap((id) =>
    numbers(0, 1 + Math.floor(-Math.log(1 - chance()) * 1.5)).map(() => id),
  )
  const mixed = seats.map((id) => ({ id, place: chance() })).toSorted((a, b) => a.place - b.place)
  const vouches: Vouch[] = []
  while (mixed.length > 1) {
    const room = [...new Set(mixed.splice(0, 2 + Math.floor(chance() * 5)).map(({ id }) => id))]
    vouches.push(...allMet(room).filter(() => chance() < says))
  }
  return vouches
}

const anchorsAmong = (members: number, share: number, chance: Random) =>
  new Set(numbers(0, members).filter(() => chance() < share))

/** Returns those whom two have met whose word counts, as the database has it: four, in a closed group of eight or more. */
function risen(vouches: readonly Vouch[], anchors: ReadonlySet<number>) {
  const { heard, closed } = findVoices(vouches, anchors)
  const counts = new Set([...anchors, ...heard])
  const groupOf = new Map(closed.flatMap(({ members }) => members.map((id) => [id, members] as const)))
  const words = new Map<number, Set<number>>()
  for (const { by, of } of vouches) if (counts.has(by)) words.set(of, (words.get(of) ?? new Set()).add(by))
  return new Set(
    [...words].filter(([id, by]) => by.size >= ((groupOf.get(id)?.length ?? 0) >= 8 ? 4 : 2)).map(([id]) => id),
  )
}

const vouched = (vouches: readonly Vouch[]) => {
  const by = new Map<number, Set<number>>()
  for (const vouch of vouches) by.set(vouch.of, (by.get(vouch.of) ?? new Set()).add(vouch.by))
  return [...by].filter(([, speakers]) => speakers.size >= 2).map(([id]) => id)
}

describe('puppets', () => {
  it.each(Object.keys(SHAPES))('of %s rise by no word of theirs, and are found', (shape) => {
    for (let seed = 1; seed <= 40; seed++) {
      const chance = random(seed)
      const anchors = anchorsAmong(200, 0.3, chance)
      const honest = season(200, chance)
      const puppets = numbers(PUPPETS, 20 + Math.floor(chance() * 41))
      const fooled = numbers(0, seed % 4).map((n) => ({
        by: [...anchors][n]!,
        of: puppets[Math.floor(chance() * puppets.length)]!,
      }))
      const own = SHAPES[shape]!(puppets, chance)
      // Puppets say of the fooled what the fooled say of them, and of others who were in their rooms.
      const back = fooled.flatMap(({ by, of }) => [
        { by: of, of: by },
        { by: puppets[0]!, of: by },
      ])
      const vouches = [...honest, ...own, ...fooled, ...back]
      const inGroups = new Set(findVoices(vouches, anchors).closed.flatMap(({ members }) => members))
      const up = risen(vouches, anchors)
      // Where triples are apart each is a group of its own, and one of three that two honest people have met rises by their word.
      const met = shape === 'triples apart' ? vouched(fooled) : []
      expect(puppets.filter((id) => up.has(id) && !met.includes(id))).toEqual([])
      expect(findVoices(vouches, anchors).heard.filter((id) => id >= PUPPETS)).toEqual([])
      const meant = vouched(own).filter((id) => !vouched(fooled).includes(id))
      expect(meant.filter((id) => !inGroups.has(id))).toEqual([])
    }
  })

  it('gain by each who is fooled beyond the third no more than three of theirs whose word counts', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const chance = random(seed)
      const anchors = new Set(numbers(0, 12))
      const puppets = numbers(PUPPETS, 60)
      const fooled = numbers(0, 4 + (seed % 9)).map((by) => ({ by, of: puppets[Math.floor(chance() * 60)]! }))
      for (const shape of Object.values(SHAPES)) {
        const { heard } = findVoices([...shape(puppets, chance), ...fooled], anchors)
        expect(heard.length).toBeLessThanOrEqual(3 * fooled.length)
      }
    }
  })
})

describe('a word that is not answered', () => {
  const ring = allMet(numbers(PUPPETS, 7))

  it('draws no one into the group of the one who says it', () => {
    const known = [1, 2].map((by) => ({ by, of: 50 }))
    const { closed } = findVoices([...ring, ...known, { by: PUPPETS, of: 50 }], new Set([1, 2]))
    expect(closed.map(({ members }) => members)).toEqual([numbers(PUPPETS, 7)])
  })

  it('silences no group that others know', () => {
    const group = numbers(10, 12)
    const words = group.flatMap((id, i) => both(id, group[(i + 1) % 12]!))
    const known = [0, 3, 6, 9].map((i, n) => ({ by: n + 1, of: group[i]! }))
    const { heard } = findVoices([...words, ...known, ...ring, { by: PUPPETS, of: 10 }], new Set([1, 2, 3, 4]))
    expect(heard.toSorted((a, b) => a - b)).toEqual(group)
  })
})

describe('many who have risen by the word of four alone', () => {
  const few = [1, 2, 3, 4]
  const many = numbers(PUPPETS, 12)
  const anchors = new Set([...few, ...numbers(5, 40)])
  const DAY_MS = 86_400_000
  /** They sign up one after the other, so many days apart. */
  const look = (vouches: Vouch[], apart = 0.5) =>
    findFewVoices(
      vouches,
      anchors,
      new Set([...anchors, ...findVoices(vouches, anchors).heard]),
      new Map(many.map((id, n) => [id, n * apart * DAY_MS])),
    )

  it.each<[string, Vouch[]]>([
    ['each with all four', many.flatMap((of) => few.flatMap((by) => both(by, of)))],
    ['without a word of their own', many.flatMap((of) => few.map((by) => ({ by, of })))],
    ['each with two of them', many.flatMap((of, i) => [0, 1].flatMap((k) => both(few[(i + k) % 4]!, of)))],
    [
      'a few first, who raise the others',
      [...many.slice(0, 4).flatMap((of) => few.flatMap((by) => both(by, of))), ...allMet(many)],
    ],
  ])('are shown with them: %s', (_how, vouches) => {
    expect(look(vouches)).toEqual([[...few, ...many]])
    // A word of theirs that is not answered hides no one.
    expect(look([...vouches, ...many.map((by) => ({ by, of: 9 }))])).toEqual([[...few, ...many]])
  })

  it('are not shown while others know them, or while they are few', () => {
    const vouches = many.flatMap((of) => few.flatMap((by) => both(by, of)))
    expect(look([...vouches, ...many.map((of, i) => ({ by: 5 + i, of }))])).toEqual([])
    expect(look(vouches.filter(({ by, of }) => Math.max(by, of) < PUPPETS + 4))).toEqual([])
    // Friends who take newcomers along do so all year; a crowd is looked at all the same.
    expect(look(vouches, 2)).toEqual([])
    const crowd = numbers(PUPPETS, 20)
    expect(
      look(
        crowd.flatMap((of) => few.flatMap((by) => both(by, of))),
        30,
      ),
    ).toEqual([[...few, ...crowd]])
  })

  it('are hardly ever honest members of a season', () => {
    let shown = 0
    for (let seed = 1; seed <= 20; seed++) {
      const chance = random(seed)
      const vouches = season(400, chance)
      const known = anchorsAmong(400, 0.3, chance)
      const joinedAt = new Map(numbers(0, 400).map((id) => [id, Math.floor(chance() * 90) * DAY_MS]))
      const counts = new Set([...known, ...findVoices(vouches, known).heard])
      shown += findFewVoices(vouches, known, counts, joinedAt).flat().length
    }
    expect(shown / (20 * 400)).toBeLessThan(0.005)
  })
})

describe('honest travellers', () => {
  it('of a season rise as they did where three of ten have proven more than meetings', () => {
    let [before, after, shown] = [0, 0, 0]
    for (let seed = 1; seed <= 20; seed++) {
      const chance = random(seed)
      const vouches = season(400, chance)
      const anchors = anchorsAmong(400, 0.3, chance)
      const up = risen(vouches, anchors)
      const could = vouched(vouches).filter((id) => !anchors.has(id))
      before += could.length
      after += could.filter((id) => up.has(id)).length
      shown += findVoices(vouches, anchors).closed.flatMap(({ members }) => members).length
    }
    expect(after / before).toBeGreaterThan(0.9)
    // So few of them are shown to staff as if they knew no others.
    expect(shown / (20 * 400)).toBeLessThan(0.03)
  })

  it('who come as the first two rise by the word of two who are known, and count by that of four', () => {
    const known = new Set([1, 2, 3, 4])
    const [one, other] = [10, 11]
    const room = allMet([1, 2, one, other])
    expect(risen(room, known)).toEqual(new Set([one, other]))
    expect(findVoices(room, known)).toEqual({ heard: [], closed: [] })
    const further = [...room, { by: 3, of: one }, { by: 4, of: one }]
    expect(findVoices(further, known).heard).toEqual([one])
  })

  it('do not count once staff have taken them for puppets, nor do those whom they alone have met', () => {
    const known = new Set([1, 2, 3, 4, 10])
    const vouches = allMet([1, 2, 3, 4, 10, 11])
    expect(findVoices(vouches, known).heard).toEqual([11])
    expect(findVoices(vouches, known, new Set([10, 11])).heard).toEqual([])
    const around = [...allMet([1, 2, 3, 10]), ...allMet([10, 20, 21])]
    expect(findVoices(around, known, new Set([10])).heard).toEqual([])
  })

  it('who have met only each other wait for others or for staff, who see them', () => {
    const three = [10, 11, 12]
    expect(findVoices(allMet(three), new Set([1]))).toEqual({ heard: [], closed: [{ members: three, outsiders: 0 }] })
    // Staff have said that they are what they seem.
    expect(findVoices(allMet(three), new Set(three))).toEqual({ heard: [], closed: [] })
  })
})

it('takes no longer than the number of words makes it', () => {
  /** Returns the processor time for so many members, in ms: the least of three. */
  const millisecondsFor = (members: number) => {
    const chance = random(7)
    const vouches = season(members, chance, 1)
    const crowd = SHAPES['words at random']!(numbers(PUPPETS, members / 2), chance)
    const anchors = anchorsAmong(members, 0.2, chance)
    const times = Array.from({ length: 3 }, () => {
      const before = process.cpuUsage()
      findVoices([...vouches, ...crowd], anchors)
      const { user, system } = process.cpuUsage(before)
      return (user + system) / 1000
    })
    return Math.min(...times)
  }
  // Quadratic time would be 64 times as much.
  expect(millisecondsFor(10_000) / Math.max(millisecondsFor(1250), 1)).toBeLessThan(24)
})

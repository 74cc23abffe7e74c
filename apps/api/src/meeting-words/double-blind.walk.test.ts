import type { MetPerson } from '@honjeo/contract/meeting-words'
import { expect, it } from 'vitest'
import { inForm } from '../faults/form.ts'
import { meetings } from '../testing/meetings.ts'
import { withCatalogue } from '../testing/places.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'

const t = setUpTestApp(withCatalogue)
const { attendance, claim, meet, met, pass, write } = meetings(t)
const DAY = 86_400
const STEPS = 120

/** A small generator, so that a walk can be walked once more. */
function numbersFrom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

type Claim = 'MET' | 'NOT_MET' | 'NO_SHOW'

/** What one says of another, by `from>to`. */
const claims = new Map<string, Claim>()
const words = new Map<string, string>()
const key = (from: Member, to: Member) => `${from.id}>${to.id}`

it.each(inForm({ short: [1], long: [1, 2, 3, 4, 5] }))(
  'walk %i: each reads of others what the rules say, and learns nothing before',
  async (seed) => {
    const next = numbersFrom(seed)
    claims.clear()
    words.clear()
    const people = [await t.addMember(), await t.addMember(), await t.addMember()]
    const room = await meet(...people)
    const startedAt = t.clock.now().getTime()
    /** The meeting began an hour before the walk. */
    const days = () => (t.clock.now().getTime() - startedAt + 3_600_000) / (1000 * DAY)

    const expected = (reader: Member) =>
      people.flatMap((other) => {
        if (other === reader || claims.get(key(reader, other)) !== 'MET') return []
        const mine = words.get(key(reader, other))
        const theirs = mine !== undefined || days() >= 14 ? words.get(key(other, reader)) : undefined
        return [{ userId: other.id, mine: mine ?? null, theirs: theirs ?? null }]
      })
    const shown = async (reader: Member) =>
      (await met(reader))
        .map(({ userId, mine, theirs }: MetPerson) => ({
          userId,
          mine: mine?.sentence ?? null,
          theirs: theirs?.sentence ?? null,
        }))
        .toSorted((a, b) => a.userId - b.userId)

    /** One says of another whether they met. */
    async function sayMet(from: Member, to: Member) {
      const said = (['MET', 'MET', 'NOT_MET', 'NO_SHOW'] as const)[next(4)]!
      const { status } = await claim(room, said, to, from)
      const mayChange = days() < 7 && (said === 'MET' || !words.has(key(from, to)))
      expect(status).toBe(mayChange ? 200 : 409)
      if (mayChange) claims.set(key(from, to), said)
    }

    /** No answer to it depends on what the other has written. */
    async function sendWords(from: Member, to: Member, step: number) {
      const sentence = `말 ${step}`
      const { code } = await write(await attendance(room, to, from), { sentence }, from)
      const refusal =
        days() >= 14
          ? 'CHAT4028'
          : claims.get(key(from, to)) !== 'MET'
            ? 'CHAT4029'
            : words.has(key(from, to))
              ? 'CHAT4027'
              : 'COMMON200'
      expect(code).toBe(refusal)
      if (refusal === 'COMMON200') words.set(key(from, to), sentence)
    }

    // All know the numbers of the others while the room asks for them.
    for (const from of people) for (const to of people) if (from !== to) await attendance(room, to, from)
    for (let step = 0; step < STEPS; step++) {
      const from = people[next(3)]!
      const to = people.filter((other) => other !== from)[next(2)]!
      const act = next(10)
      if (act < 4) await sayMet(from, to)
      else if (act < 9) await sendWords(from, to, step)
      else await pass(next(DAY), ...people)
      for (const reader of people) expect(await shown(reader)).toEqual(expected(reader))
    }
    await pass(15 * DAY, ...people)
    for (const reader of people) expect(await shown(reader)).toEqual(expected(reader))
  },
)

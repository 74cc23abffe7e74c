import { beforeAll, describe, expect, it } from 'vitest'
import { contractRoutes, fill, requiredQuery } from '../testing/contract-routes.ts'
import { goodBodies } from '../testing/good-bodies.ts'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { roomActs } from '../testing/room-acts.ts'
import { addStaff } from '../testing/staff.ts'
import { GONE, setUpTestApp, type Member } from '../testing/test-app.ts'
import { compareTimes } from './compare-times.ts'
import { recordFault } from './figures.ts'
import { isLong } from './form.ts'

const t = setUpTestApp(withCatalogue)
const bodies = goodBodies(t.clock)

/** Every route that names a room, and the report that does. */
const ofRooms = contractRoutes.filter(({ path }) => path.includes('/:roomId'))
const REPORT = 'POST /api/reports'

const OUTSIDERS = ['visitor', 'man', 'blocked', 'removed', 'suspended', 'minor', 'staff'] as const
type Outsider = (typeof OUTSIDERS)[number]

let people: Record<Outsider, Member | undefined>
let roomId: number

beforeAll(async () => {
  const host = await t.addMember()
  roomId = await t.addRoom(host, { contentId: SAEBYEOL, genderRestriction: 'FEMALE' })
  const [blocked, removed, suspended] = [await t.addMember(), await t.addMember(), await t.addMember()]
  await t.letIn(roomId, removed, host)
  await roomActs(t).remove(roomId, removed, host)
  await t.call(`/api/blocks/${blocked.id}`, { method: 'POST' }, host)
  await t.sql(`update users set suspended_until = $2 where id = $1`, suspended.id, t.clock.inSeconds(9 * 86_400))
  people = {
    visitor: undefined,
    man: await t.addMember({ gender: 'MALE' }),
    blocked,
    removed,
    suspended,
    minor: await t.addMember({ birthDate: `${t.clock.now().getUTCFullYear() - 17}-01-01` }),
    staff: await addStaff(t, { gender: 'MALE' }),
  }
})

async function ask(line: string, id: number, as: Outsider) {
  const [method, path] = line.split(' ') as ['GET', string]
  const body = line === REPORT ? { reason: 'NO_SHOW', detail: '기록', targetRoomId: id } : bodies[line]?.()
  const url = fill(path, (name) => (name === 'roomId' ? id : 1)) + requiredQuery(path)
  const { headers: _headers, ...answer } = await t.call(url, { method, body }, people[as])
  return answer
}

const lines = [...ofRooms.map(({ line }) => line), REPORT]
/** Who was inside knows of the room, and reads what was said then to report it. */
const OF_WHO_WAS_INSIDE = ['GET /api/reports/left-rooms/:roomId/messages', REPORT]
const linesOf = (as: Outsider) => (as === 'removed' ? lines.filter((line) => !OF_WHO_WAS_INSIDE.includes(line)) : lines)

describe('the number of a room that is kept for women', () => {
  it.each(OUTSIDERS)('F45: is answered as one that belongs to nothing, in status and every word, to %s', async (as) => {
    expect(lines.length).toBeGreaterThan(15)
    const different = []
    for (const line of linesOf(as)) {
      const [there, nowhere] = [await ask(line, roomId, as), await ask(line, GONE, as)]
      if (JSON.stringify(there) !== JSON.stringify(nowhere)) different.push({ line, there, nowhere })
    }
    recordFault('F45', [
      {
        criterion: `differences in ${linesOf(as).length} pairs, ${as}`,
        figure: different.length,
        limit: '0',
        met: different.length === 0,
      },
    ])
    expect(different).toEqual([])
  })
})

describe.runIf(isLong)('nor does the time reveal it', () => {
  it.each(OUTSIDERS)('F45: medians of 200 are within a fifth, to %s', { timeout: 1_200_000 }, async (as) => {
    const { worst, apart } = await compareTimes(
      linesOf(as).map((line) => ({ line, asks: [() => ask(line, roomId, as), () => ask(line, GONE, as)] })),
    )
    recordFault('F45', [
      { criterion: `worst difference of medians, ${as}`, figure: worst, unit: '%', limit: '≤ 20', met: worst <= 20 },
    ])
    expect(apart).toEqual([])
  })
})

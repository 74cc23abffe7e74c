import { beforeAll, describe, expect, it } from 'vitest'
import { contractRoutes, fill, requiredQuery } from '../testing/contract-routes.ts'
import { goodBodies } from '../testing/good-bodies.ts'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { GONE, setUpTestApp, type Member } from '../testing/test-app.ts'
import { compareTimes } from './compare-times.ts'
import { recordFault } from './figures.ts'
import { isLong } from './form.ts'

const t = setUpTestApp(withCatalogue)
const bodies = goodBodies(t.clock)

/** Every route that names a room, and the report that does. */
const ofRooms = contractRoutes.filter(({ path }) => path.includes('/:roomId'))
const REPORT = 'POST /api/reports'

let man: Member
let roomId: number

beforeAll(async () => {
  man = await t.addMember({ gender: 'MALE' })
  const host = await t.addMember()
  roomId = await t.addRoom(host, { contentId: SAEBYEOL, genderRestriction: 'FEMALE' })
})

async function ask(line: string, id: number) {
  const [method, path] = line.split(' ') as ['GET', string]
  const body = line === REPORT ? { reason: 'NO_SHOW', detail: '기록', targetRoomId: id } : bodies[line]?.()
  const url = fill(path, (name) => (name === 'roomId' ? id : 1)) + requiredQuery(path)
  const { headers: _headers, ...answer } = await t.call(url, { method, body }, man)
  return answer
}

const lines = [...ofRooms.map(({ line }) => line), REPORT]

describe('the number of a room that is kept for women, to a man', () => {
  it('F45: is answered as one that belongs to nothing, in status and every word', async () => {
    expect(lines.length).toBeGreaterThan(15)
    const different = []
    for (const line of lines) {
      const [there, nowhere] = [await ask(line, roomId), await ask(line, GONE)]
      if (JSON.stringify(there) !== JSON.stringify(nowhere)) different.push({ line, there, nowhere })
    }
    recordFault('F45', [
      {
        criterion: `differences in ${lines.length} pairs`,
        figure: different.length,
        limit: '0',
        met: different.length === 0,
      },
    ])
    expect(different).toEqual([])
  })
})

it.runIf(isLong)(
  'F45: nor does the time reveal it: medians of 200 within a fifth',
  { timeout: 1_200_000 },
  async () => {
    const { worst, apart } = await compareTimes(
      lines.map((line) => ({ line, asks: [() => ask(line, roomId), () => ask(line, GONE)] })),
    )
    recordFault('F45', [
      { criterion: 'worst difference of medians', figure: worst, unit: '%', limit: '≤ 20', met: worst <= 20 },
    ])
    expect(apart).toEqual([])
  },
)

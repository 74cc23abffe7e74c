import { randomUUID } from 'node:crypto'
import { openDatabase } from '../../apps/api/src/db/client.ts'
import { Caller } from './caller.ts'
import type { HttpServer } from './http-cost.ts'
import { cpuMilliseconds } from './process-cpu.ts'
import type { WholeData } from './whole-data.ts'

/** The first one warms up what a join alone needs. */
const ROUNDS = 4
const JOINS_PER_ROUND = 60

/** Returns rooms of a data set that have not begun and in which no member of its conversations is. */
async function findFreeRooms({ connection, rooms: { roomIds } }: WholeData): Promise<number[]> {
  const { pool, close } = await openDatabase(connection)
  try {
    const { rows } = await pool.query<{ id: number }>(
      `select id from chat_rooms where scheduled_at > now() + interval '1 day' and id <> all($1::bigint[])
       order by id limit $2`,
      [roomIds, ROUNDS * JOINS_PER_ROUND],
    )
    if (rows.length < ROUNDS * JOINS_PER_ROUND) throw new Error(`only ${rows.length} rooms to join`)
    return rows.map(({ id }) => id)
  } finally {
    await close()
  }
}

/**
 * CPU time in milliseconds of joining a room, each time another member and another room: the least of several rounds. Members
 * look at the room before, as people do, so that the server knows their tokens; that is not counted.
 */
export async function measureJoins({ port, pids }: HttpServer, whole: WholeData, tokens: string[]): Promise<number> {
  const roomIds = await findFreeRooms(whole)
  const caller = new Caller(`http://127.0.0.1:${port}`)
  const costs: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const first = round * JOINS_PER_ROUND
    for (let n = first; n < first + JOINS_PER_ROUND; n++) {
      await caller.call({ path: `/api/chatrooms/${roomIds[n]}`, token: tokens[n]! })
    }
    const before = cpuMilliseconds(pids)
    for (let n = first; n < first + JOINS_PER_ROUND; n++) {
      await caller.call({
        path: `/api/chatrooms/${roomIds[n]}/join`,
        method: 'POST',
        token: tokens[n]!,
        idempotencyKey: randomUUID(),
      })
    }
    costs.push((cpuMilliseconds(pids) - before) / JOINS_PER_ROUND)
  }
  caller.close()
  return Math.min(...costs.slice(1))
}

import type { Task } from '../programs/chat-load.ts'
import { LOAD_CORE } from './core.ts'
import type { HttpServer } from './http-cost.ts'
import { cpuMilliseconds } from './process-cpu.ts'
import { startProgram } from './program.ts'
import type { WholeData } from './whole-data.ts'

const PER_SECOND = 100
/** A lively talk. */
const PER_SECOND_AND_ROOM = 3
const MILLISECONDS = 3000
/** Bytes of a message's body. */
const PAYLOAD = 200
const ROUNDS = 3

/** CPU time in milliseconds of a message that is sent over the socket, stored, and delivered to the four members of its room. */
export async function measureMessages(
  { port, pids }: HttpServer,
  { rooms: { roomIds, membersPerRoom } }: WholeData,
  tokens: string[],
  rate = PER_SECOND,
): Promise<number> {
  const rooms = Math.round(rate / PER_SECOND_AND_ROOM)
  const costs: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const load = startProgram('chat-load', LOAD_CORE, {
      task: 'steady',
      protocol: 'honjeo',
      port,
      rooms,
      membersPerRoom,
      roomIds: roomIds.slice(0, rooms),
      tokens: tokens.slice(0, rooms * membersPerRoom),
      payload: PAYLOAD,
      rate,
      milliseconds: MILLISECONDS,
    } satisfies Task)
    try {
      await load.line()
      const before = cpuMilliseconds(pids)
      load.goOn()
      const { heard } = JSON.parse(await load.line()) as { heard: number }
      costs.push((cpuMilliseconds(pids) - before) / (heard / membersPerRoom))
    } finally {
      await load.stop()
    }
  }
  return Math.min(...costs)
}

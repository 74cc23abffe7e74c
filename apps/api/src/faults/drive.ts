import { setTimeout as delay } from 'node:timers/promises'
import { callServer } from '../testing/server-process.ts'
import { socketUrl } from './cluster.ts'
import type { Ledger } from './ledger.ts'
import { MemberSocket } from './member-socket.ts'

/** How a write was answered that was not done; `LOST` where the connection ended without an answer. */
interface Refusal {
  answer: number | string
  retryAfter: string | null
  at: number
}

/** The server to which the clients of a test write, and what became of it. */
export interface Drive {
  http: string
  ledger: Ledger
  refusals: Refusal[]
}

export interface Write {
  kind: string
  /** The id of the write, which is also its Idempotency-Key. */
  id: string
  method: 'POST' | 'DELETE'
  path: string
  body?: object
  /** The code by which the server says that this has been done already. */
  doneCode?: string
}

export interface DrivenTalk {
  roomId: number
  clientId: string
  content: string
}

/** How many are sent without waiting for one another; the rate of a member allows more. */
const IN_FLIGHT = 10
const PAUSE_MS = 100
const TOO_FAST = 'CHAT4290'
const TOO_FAST_PAUSE_MS = 1000

/** Makes one try and answers whether it is confirmed, for the first time or again. Throws on an answer that no retry would mend. */
export async function tryWrite({ http, ledger, refusals }: Drive, token: string, write: Write): Promise<boolean> {
  const { kind, id, method, path, body, doneCode } = write
  const refuse = (answer: Refusal['answer'], retryAfter: string | null) => {
    refusals.push({ answer, retryAfter, at: performance.now() })
    return false
  }
  const call = { method, token, idempotencyKey: id, ...(body && { body }) }
  const reply = await callServer(http + path, call).catch(() => undefined)
  if (!reply) return refuse('LOST', null)
  const { status, code, result, retryAfter } = reply
  if (status >= 500) return refuse(status, retryAfter)
  if (status >= 400 && code !== doneCode) throw new Error(`${method} ${path}: ${code}`)
  ledger.note({ kind, id, answer: status, result })
  return true
}

/** Writes as one member's client: each after the one before, and each until it is confirmed, however often the server is lost. */
export async function writeAll(drive: Drive, token: string, writes: readonly Write[]): Promise<void> {
  for (const write of writes) while (!(await tryWrite(drive, token, write))) await delay(PAUSE_MS)
}

/** Says what a member says, in its order, over one connection after the other, until all is confirmed. */
export async function speakAll(drive: Drive, token: string, talks: readonly DrivenTalk[]): Promise<void> {
  const confirmed = new Set<string>()
  for (let left = talks; left.length > 0; left = talks.filter(({ clientId }) => !confirmed.has(clientId))) {
    const end = await speak(drive, token, left, (clientId) => confirmed.add(clientId))
    if (end === undefined) continue
    drive.refusals.push({ answer: end, retryAfter: null, at: performance.now() })
    await delay(end === TOO_FAST ? TOO_FAST_PAUSE_MS : PAUSE_MS)
  }
}

/** Speaks over one connection; answers why it ended before everything was said. */
async function speak(
  { http, ledger }: Drive,
  token: string,
  talks: readonly DrivenTalk[],
  onReceipt: (clientId: string) => void,
): Promise<string | undefined> {
  let socket: MemberSocket | undefined
  try {
    const connected = await MemberSocket.connect(socketUrl(http), token)
    socket = connected
    for (let n = 0; n < talks.length; n += IN_FLIGHT) {
      const sends = talks.slice(n, n + IN_FLIGHT).map(async (talk) => {
        await connected.send(`/app/chat/${talk.roomId}`, { type: 'TALK', ...talk })
        ledger.note({ kind: 'TALK', id: talk.clientId, answer: 'RECEIPT', result: null })
        onReceipt(talk.clientId)
      })
      const ends = await Promise.allSettled(sends)
      const failed = ends.find((end) => end.status === 'rejected')
      if (failed) return (failed.reason as Error).message
    }
    return undefined
  } catch (error) {
    return (error as Error).message
  } finally {
    socket?.cut()
  }
}

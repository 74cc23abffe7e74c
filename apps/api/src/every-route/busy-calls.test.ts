import { beforeAll, expect, it } from 'vitest'
import { BUSY_READS, BUSY_WRITES, STATEMENTS_MAX, type BusyCall, type BusyData } from '../testing/busy-calls.ts'
import { Community } from '../testing/community.ts'
import { history, say } from '../testing/conversation.ts'
import { setUpExplainedApp } from '../testing/explained-app.ts'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'

/** The most statements of a request, with those that begin and end a transaction: the design's limit. */
/** What the server does by itself meets one or the other, as does a look at the session; what a call takes, each of them takes. */
const TRIES = 4
/** The length of the beginning by which a statement is known again: the text of a search is put together of its words. */
const BEGINNING = 60

const { t, sent } = setUpExplainedApp({ prepare: withCatalogue })
let data: BusyData

/** One writes and another comments, so that a comment notifies a member, and there is something to read. */
beforeAll(async () => {
  const [asking, other] = [await t.addMember(), await t.addMember()]
  const postId = await new Community(t).addPost(other)
  const roomId = await t.addRoom(other, { contentId: SAEBYEOL })
  await t.join(roomId, asking)
  const [newest] = (await history(t, roomId, asking)).toReversed()
  await say(t, other, roomId, ...Array.from({ length: TRIES }, (_, n) => `${n}번째 오름`))
  data = {
    tokens: [asking.accessToken],
    roomIds: [roomId],
    unreadSeq: newest!.seq + 1,
    postIds: [postId],
    placeIds: [SAEBYEOL],
  }
})

async function statementsOf({ make }: BusyCall, n: number): Promise<string[]> {
  const { path, method = 'GET', body, token = '', idempotencyKey } = make(data, n)
  const headers: Record<string, string> = idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }
  sent.length = 0
  const { status } = await t.call(encodeURI(path), { method, headers, body }, { accessToken: token })
  const statements = sent.map((text) => text.trim().slice(0, BEGINNING))
  expect([path, Math.floor(status / 100)]).toEqual([path, 2])
  return statements
}

/** What all have, as often as all have it. */
const inCommon = (tries: readonly string[][]) =>
  tries.reduce((common, others) => {
    const left = [...others]
    return common.filter((text) => left.includes(text) && left.splice(left.indexOf(text), 1))
  })

it.each([...BUSY_READS, ...BUSY_WRITES])('$name takes $statements statements', async (call) => {
  const tries: string[][] = []
  for (let n = 0; n < TRIES; n++) tries.push(await statementsOf(call, n))
  const statements = inCommon(tries)
  expect(statements).toHaveLength(call.statements)
  expect(statements.length).toBeLessThanOrEqual(BUSY_WRITES.includes(call) ? STATEMENTS_MAX.write : STATEMENTS_MAX.read)
})

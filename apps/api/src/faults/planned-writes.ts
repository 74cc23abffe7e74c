import { callServer } from '../testing/server-process.ts'
import type { CrowdMember } from './crowd.ts'
import type { Plan } from './effects.ts'
import { postDraft, roomDraft, talksOf, writesOf, type Amounts, type Common } from './mixed-writes.ts'

/** The post that all comment on and the room that all visit. */
export async function makeCommon(http: string, token: string): Promise<Common> {
  const create = async <T>(path: string, body: object) =>
    (await callServer<T>(http + path, { method: 'POST', token, body })).result
  const { postId } = await create<{ postId: number }>('/api/community/posts', postDraft('모두의 글'))
  const draft = roomDraft('모두의 방', 100)
  const { chatRoomId } = await create<{ chatRoomId: number }>('/api/chatrooms/create', draft)
  return { postId, roomId: chatRoomId }
}

/** What each is to write. The first, who opened the room that is visited, stays. */
export const plansOf = (
  members: readonly CrowdMember[],
  amounts: Amounts,
  common: Common,
  random: () => number,
): Plan[] =>
  members.map((member, n) => ({
    member,
    talks: talksOf(member, amounts.talks),
    writes: writesOf(member, n === 0 ? { ...amounts, visits: 0 } : amounts, common, random),
  }))

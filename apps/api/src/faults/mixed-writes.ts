import type { CrowdMember } from './crowd.ts'
import type { DrivenTalk, Write } from './drive.ts'
import { SAEBYEOL } from '../testing/places.ts'
import { shuffled } from './random.ts'

/** How many of each a member does. */
export interface Amounts {
  talks: number
  rooms: number
  posts: number
  comments: number
  /** How often a member goes into one room and away again. */
  visits: number
  reads: number
}

/** What all of them use: a post to comment on, a room to visit. */
export interface Common {
  postId: number
  roomId: number
}

export const roomDraft = (title: string, maxMembers = 2) => ({
  title,
  contentId: SAEBYEOL,
  maxMembers,
  joinDate: new Date(Date.now() + 86_400_000).toISOString(),
})

export const postDraft = (title: string) => ({ postCategory: 'QUESTION', title, content: `${title}, 어디가 좋아요?` })

export const talksOf = ({ id, roomId }: CrowdMember, count: number): DrivenTalk[] =>
  Array.from({ length: count }, (_, n) => ({ roomId, clientId: `${id}-${n}`, content: `${id}:${n}` }))

/** A member's writes by HTTP in a random order, in which only the visits keep theirs. */
export function writesOf(member: CrowdMember, amounts: Amounts, common: Common, random: () => number): Write[] {
  const make = (kind: string, count: number, write: (id: string, n: number) => Omit<Write, 'kind' | 'id'>) =>
    Array.from({ length: count }, (_, n): Write => {
      const id = `${kind}-${member.id}-${n}`
      return { kind, id, ...write(id, n) }
    })
  const post = (path: string, body: object) => ({ method: 'POST', path, body }) as const
  const room = `/api/chatrooms/${common.roomId}`
  const visits = make('VISIT', 2 * amounts.visits, (_id, n) =>
    n % 2 === 0
      ? { method: 'POST', path: `${room}/join`, doneCode: 'CHAT4004' }
      : { method: 'DELETE', path: `${room}/leave`, doneCode: 'CHAT4005' },
  )
  const writes = [
    ...make('ROOM', amounts.rooms, (id) => post('/api/chatrooms/create', roomDraft(id))),
    ...make('POST', amounts.posts, (id) => post('/api/community/posts', postDraft(id))),
    ...make('COMMENT', amounts.comments, (id) =>
      post(`/api/community/posts/${common.postId}/comments`, { content: id }),
    ),
    ...make('READ', amounts.reads, () => post(`/api/chatrooms/${member.roomId}/read`, {})),
    ...visits,
  ]
  let visited = 0
  return shuffled(writes, random).map((write) => (write.kind === 'VISIT' ? visits[visited++]! : write))
}

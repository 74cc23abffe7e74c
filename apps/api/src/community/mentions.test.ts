import { MENTIONS_MAX } from '@honjeo/contract/values/limits'
import { beforeEach, describe, expect, it } from 'vitest'
import { Community } from '../testing/community.ts'
import { GONE, setUpTestApp, type Member } from '../testing/test-app.ts'

const t = setUpTestApp()
const board = new Community(t)
let writer: Member
let other: Member
let postId: number

beforeEach(async () => {
  ;({ writer, other, postId } = await board.begin())
})

describe('calling a member by @', () => {
  it('names members whose nickname the text holds, no one else', async () => {
    const third = await t.addMember()
    await board.addComment(third, postId)
    const content = `@${writer.nickName}, @${other.nickName} 같이 가요`
    const { result } = await board.comment(other, postId, { content, mentions: [third.id, other.id, writer.id, GONE] })
    const named = [writer, other].map(({ id, nickName }) => ({ userId: id, nickName }))
    expect(result.mentions).toEqual(named)
    expect((await board.comments(postId)).result.content.at(-1)!.mentions).toEqual(named)
  })

  it('reaches no one who has not written there', async () => {
    const third = await t.addMember()
    const elsewhere = await board.addPost(third)
    await board.removeComment(third, await board.addComment(third, postId))
    const call = { content: `@${third.nickName} 여기 좀 보세요`, mentions: [third.id] }
    expect((await board.comment(other, postId, call)).result.mentions).toEqual([])
    const { result } = await t.call<boolean>('/api/notifications/unread', {}, third)
    expect(result).toBe(false)
    expect((await board.comment(other, elsewhere, { ...call, content: `${call.content}!` })).result.mentions).toEqual([
      { userId: third.id, nickName: third.nickName },
    ])
  })

  const mentionable = async (q: string, as: Member) =>
    (
      await t.call<{ nickName: string }[]>(
        encodeURI(`/api/community/posts/${postId}/mentionable${q && `?q=${q}`}`),
        {},
        as,
      )
    ).result

  it('offers who has written there, by the beginning of their nickname, never oneself', async () => {
    const named = (nickName: string) => t.addMember({ nickName })
    const members = [await named('Olle2'), await named('olleh'), await named('우도땅콩'), await named('구경만해요')]
    for (const member of members.slice(0, 3)) await board.addComment(member, postId)
    await board.addComment(members[0]!, postId)
    const names = async (q: string, as = other) => (await mentionable(q, as)).map(({ nickName }) => nickName)
    expect(new Set(await names(''))).toEqual(new Set([writer.nickName, 'Olle2', 'olleh', '우도땅콩']))
    expect(await names('OLLE')).toEqual(['Olle2', 'olleh'])
    expect(await names('olle', members[1])).toEqual(['Olle2'])
    expect(await names('우도')).toEqual(['우도땅콩'])
    expect([await names('땅콩'), await names('%'), await names('구경')]).toEqual([[], [], []])
  })

  it('does not offer who has taken back all they wrote, nor more than can be called', async () => {
    const shy = await t.addMember()
    await board.removeComment(shy, await board.addComment(shy, postId))
    expect(await mentionable('', other)).toEqual([{ userId: writer.id, nickName: writer.nickName }])
    for (let n = 0; n <= MENTIONS_MAX; n++) await board.addComment(await t.addMember(), postId)
    expect(await mentionable('', other)).toHaveLength(MENTIONS_MAX)
  })
})

import type { PostSummary } from '@honjeo/contract/community'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Community, type PageOf } from '../testing/community.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'

const t = setUpTestApp()
const board = new Community(t)
let writer: Member
let other: Member

beforeAll(async () => {
  other = await t.addMember()
})
beforeEach(async () => {
  writer = await t.addMember()
  t.clock.advance(1)
})

describe('the list', () => {
  const ids = (page: PageOf<PostSummary>) => page.content.map(({ postId }) => postId)

  async function walk(query: string): Promise<number[]> {
    const seen: number[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: PageOf<PostSummary> = (await board.list(`${query}${cursor && `&cursor=${cursor}`}`)).result
      seen.push(...ids(page))
      cursor = page.nextCursor
    }
    return seen
  }

  it('comes newest first, page by page, each post once, whatever is written meanwhile', async () => {
    const written: number[] = []
    for (let n = 0; n < 7; n++) {
      if (n % 3 === 0) t.clock.advance(1)
      written.unshift(await board.addPost(writer))
    }
    // Posts of one instant come in the order of their numbers, which are by chance.
    for (const from of [1, 4]) written.splice(from, 3, ...written.slice(from, from + 3).toSorted((a, b) => b - a))
    const first = (await board.list('size=3')).result
    await board.addPost(other)
    const second = (await board.list(`size=4&cursor=${first.nextCursor}`)).result
    expect([...ids(first), ...ids(second)]).toEqual(written)
    expect((await walk('size=2')).length).toBe(new Set(await walk('size=2')).size)
  })

  it('holds one category when asked for it', async () => {
    const postId = await board.addPost(writer, { postCategory: 'SOLO_CHALLENGE' })
    const list = (await board.list('category=SOLO_CHALLENGE')).result
    expect(ids(list)[0]).toBe(postId)
    expect(new Set(list.content.map(({ postCategory }) => postCategory))).toEqual(new Set(['SOLO_CHALLENGE']))
    expect(ids((await board.list('category=QUESTION&size=50')).result)).not.toContain(postId)
  })

  it('carries the beginning of a text only', async () => {
    const content = '🍊제주'.repeat(1000)
    await board.addPost(writer, { content })
    const shown = (await board.list('size=1')).result.content[0]!.content
    expect(content.startsWith(shown)).toBe(true)
    expect(Array.from(shown).length).toBeLessThanOrEqual(120)
  })

  it('leaves out what was deleted or hidden', async () => {
    const [kept, deleted, hidden] = [
      await board.addPost(writer),
      await board.addPost(writer),
      await board.addPost(writer),
    ]
    await board.remove(writer, deleted)
    await board.hidePost(hidden)
    expect(ids((await board.list('size=1')).result)).toEqual([kept])
  })

  it('names a writer who has left as a former member', async () => {
    const leaving = await t.addMember()
    const postId = await board.addPost(leaving)
    await t.sql('delete from users where id = $1', leaving.id)
    const author = { userId: null, nickName: '탈퇴한 사용자', imageUrl: null }
    expect((await board.list('size=1')).result.content[0]).toMatchObject({ postId, author, isMine: false })
    expect((await board.post(postId)).result).toMatchObject({ author, isMine: false })
  })

  it.each(['category=ALL', 'category=', 'cursor=x', 'size=0', 'size=51', 'page=1'])('refuses "%s"', async (query) => {
    expect(await board.list(query)).toMatchObject({ status: 400, code: 'COMMON400' })
  })

  it('refuses a cursor of another category', async () => {
    await board.addPost(writer)
    await board.addPost(writer)
    const { nextCursor } = (await board.list('size=1')).result
    expect(await board.list(`category=QUESTION&cursor=${nextCursor}`)).toMatchObject({ status: 400 })
  })
})

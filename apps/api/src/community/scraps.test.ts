import { beforeEach, describe, expect, it } from 'vitest'
import { Community } from '../testing/community.ts'
import { GONE, setUpTestApp, type Envelope, type Member } from '../testing/test-app.ts'

const t = setUpTestApp()
const board = new Community(t)
const TAPS = 9
let writer: Member
let other: Member
let postId: number

beforeEach(async () => {
  ;({ writer, other, postId } = await board.begin())
})

interface Scrapped {
  scraped: boolean
  scrapCount: number
}

describe('scrapping', () => {
  it('is a toggle that shows wherever the post is seen, to oneself only', async () => {
    expect((await board.scrap(other, postId)).result).toEqual({ scraped: true, scrapCount: 1 })
    expect((await board.scrap(writer, postId)).result).toEqual({ scraped: true, scrapCount: 2 })
    expect((await board.post(postId, other)).result).toMatchObject({ isScraped: true, scrapCount: 2 })
    expect((await board.list('size=1', other)).result.content[0]).toMatchObject({ isScraped: true, scrapCount: 2 })
    expect((await board.post(postId, await t.addMember())).result).toMatchObject({ isScraped: false, scrapCount: 2 })
    expect((await board.scrap(other, postId)).result).toEqual({ scraped: false, scrapCount: 1 })
    expect((await board.post(postId, other)).result).toMatchObject({ isScraped: false, scrapCount: 1 })
  })

  it('is what one wants, however often the call is sent', async () => {
    for (const scraped of [true, true, false, false, true]) {
      expect((await board.scrap(other, postId, { scraped })).result).toEqual({ scraped, scrapCount: Number(scraped) })
      expect((await board.post(postId, other)).result).toMatchObject({
        isScraped: scraped,
        scrapCount: Number(scraped),
      })
    }
  })

  it('counts right when members tap at the same moment, and more than once', async () => {
    const { http } = await t.listen()
    const members = [writer, other, await t.addMember(), await t.addMember()]
    const tap = async ({ accessToken }: Member) => {
      const headers = { authorization: `Bearer ${accessToken}` }
      const reply = await fetch(`${http}/api/community/posts/${postId}/scrap`, { method: 'PUT', headers })
      return ((await reply.json()) as Envelope<Scrapped>).result
    }
    const taps = await Promise.all(members.flatMap((member) => Array.from({ length: TAPS }, () => tap(member))))
    // An odd number of toggles leaves each of them with a scrap.
    expect(taps.filter(({ scraped }) => scraped)).toHaveLength(members.length * Math.ceil(TAPS / 2))
    expect((await board.post(postId, other)).result).toMatchObject({ isScraped: true, scrapCount: members.length })
    const { rowCount } = await t.sql('select from scraps where post_id = $1', postId)
    expect(rowCount).toBe(members.length)
  })

  it('ends with a member who leaves', async () => {
    await board.scrap(other, postId)
    await t.sql('delete from users where id = $1', other.id)
    expect((await board.post(postId)).result.scrapCount).toBe(0)
  })

  it('is not found for a post that does not exist', async () => {
    expect(await board.scrap(other, GONE)).toMatchObject({ status: 404, code: 'POST4040' })
  })
})

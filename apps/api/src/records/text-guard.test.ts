import { DUPLICATE_SECONDS, LINKS_FIRST_DAY } from '@honjeo/contract/values/limits'
import { beforeEach, describe, expect, it } from 'vitest'
import { Community } from '../testing/community.ts'
import { processorMs } from '../testing/processor-time.ts'
import { setUpTestApp, type Envelope, type Member } from '../testing/test-app.ts'

const t = setUpTestApp()
const board = new Community(t)
const DAY_SECONDS = 86_400
let member: Member
let postId: number

beforeEach(async () => {
  member = await t.addMember()
  postId = await board.addPost(member)
})

const comment = async (content: string, as = member) => (await board.comment(as, postId, { content })).code
const links = (count: number) => Array.from({ length: count }, (_, n) => `https://visitjeju.net/${n}`).join(' ')
/** Makes it so that the member joined so long ago: their access token would not live through that. */
const joinedAgo = (seconds: number) =>
  t.database.pool.query('update users set created_at = $2 where id = $1', [
    member.id,
    new Date(t.clock.now().getTime() - seconds * 1000),
  ])

describe('links of the first day', () => {
  it('may be a few in all that a member writes', async () => {
    expect(await comment(`여기예요 ${links(LINKS_FIRST_DAY)}`)).toBe('COMMON200')
    expect(await comment('하나 더요 https://visitjeju.net')).toBe('SPAM4001')
    const post = { postCategory: 'SOLO_TIP', title: '좋은 곳', content: 'www.visitjeju.net 참고하세요' }
    expect(await board.write(member, post)).toMatchObject({ status: 400, code: 'SPAM4001' })
    expect(await comment('링크 없이 쓸게요')).toBe('COMMON200')
  })

  it.each([
    'www.visitjeju.net 하고 www.jeju.go.kr 보세요',
    'https://www.visitjeju.net/kr?to=naver.com#www.a.kr, blog.naver.com/olle',
    'https://map.kakao.com/link/map/한라산,33.36,126.53 https://한라산.kr',
  ])('are counted once each: %s', async (content) => {
    expect(await comment(content)).toBe('COMMON200')
    expect(await comment('하나 더요 b.kr')).toBe('SPAM4001')
  })

  it.each([
    links(LINKS_FIRST_DAY + 1),
    'https://a.kr/1,https://a.kr/2,https://a.kr/3',
    'https://a.kr,b.kr,c.kr',
    'https://a.kr·www.b.kr·c.kr',
    'https://a.krhttps://b.krhttps://c.kr',
    'HTTP://A.KR www.b.kr c.com/abc',
    '싸게 팔아요 jeju-tour.shop jeju-tour.xyz open.kakao.com/o/abc',
    'a1.ru b1.cn c1.dev',
    'a1.zip/x b1.anything/y c1.example:8080/z',
    '10.1.2.3/a 10.1.2.4:80 http://10.1.2.5',
    'a1。com b1．com c1｡com',
    'a1․com b1.ｃｏｍ ｃ１.com',
    'a1 . com b1 .com c1. com',
    'a1(dot)com b1[.]com c1{ . }com',
    'a1.\u200bcom b\u00ad1.com ht\u2060tps://c1',
    '제주투어.com 싼방.net 나쁜.한국',
    'xn--80ak6aa92e.com xn--a.xn--3e0b707e //b1.biz',
    'hxxp://a1.com hXXps://b1 hxxp://10.1.2.3',
    'a1,com b1，com c1,co,kr',
    'a1[.]com b1 dot com c1 (dot) net',
    'a1 DOT kr b1 닷 com c1점io',
    '제주투어,com ａ１，ｃｏｍ evil dot net',
  ])('are counted however they are written: %s', async (content) => {
    expect(await comment(content)).toBe('SPAM4001')
  })

  it.each([
    '걸어서 1.5km, 버스로 10.5분이에요. 202.4번 아니고요…',
    'ver.2 지도예요. 3.14 파이데이 e.g. 우도',
    '3,5km 걷고 1,234원 냈어요. 버스,도보,택시 다 돼요. 월,화,수만 열어요',
    'Seoul,Korea, apples,me and you, dot by dot, 점심,com퓨터, 별점 com… 점 하나, 닷새 뒤',
    '별로.나는 안 갈래.com퓨터도 두고 왔어요',
    '좋았어요 . 다음에 또 갈래요 . It was nice . We left at 5 p.m./6 p.m.',
    'So good.We loved it.Then home.And again (. .) … 12.5% 3.5kg/day 2026.11.23/24',
  ])('are not what only has dots: %s', async (content) => {
    await comment(links(LINKS_FIRST_DAY))
    expect(await comment(content)).toBe('COMMON200')
  })

  it('do not come back by deleting them', async () => {
    const commentId = await board.addComment(member, postId, { content: links(LINKS_FIRST_DAY) })
    await board.removeComment(member, commentId)
    expect(await comment(links(1))).toBe('SPAM4001')
  })

  it('are counted once when a post that has them is changed', async () => {
    const withLinks = await board.addPost(member, { content: links(LINKS_FIRST_DAY) })
    expect((await board.change(member, withLinks, { content: `${links(LINKS_FIRST_DAY)} 고쳤어요` })).status).toBe(200)
    expect(await board.change(member, withLinks, { content: links(LINKS_FIRST_DAY + 1) })).toMatchObject({
      code: 'SPAM4001',
    })
    expect(await board.change(member, withLinks, { title: 'https://visitjeju.net' })).toMatchObject({
      code: 'SPAM4001',
    })
  })

  it('are counted at no cost, however much their writer has written', async () => {
    let written = 0
    async function write() {
      await t.sql('update users set first_day_links = 0 where id = $1', member.id)
      expect(await comment(`${links(1)} ${++written}`)).toBe('COMMON200')
    }
    const atFirst = await processorMs(write, 5)
    await t.sql(
      `insert into comments (post_id, author_id, content, created_at)
       select $1, $2, repeat('a.', 250), now() - interval '2 days' from generate_series(1, 3000)`,
      postId,
      member.id,
    )
    // Reading all those texts takes most of a second, a hundred times as long as a comment.
    expect((await processorMs(write, 5)) / Math.max(atFirst, 1)).toBeLessThan(10)
  })

  it('are free from the second day on', async () => {
    await joinedAgo(DAY_SECONDS - 1)
    expect(await comment(links(LINKS_FIRST_DAY + 1))).toBe('SPAM4001')
    await joinedAgo(DAY_SECONDS)
    expect(await comment(links(LINKS_FIRST_DAY + 5))).toBe('COMMON200')
  })
})

describe('the same text', () => {
  it('is refused within a minute, also in other spaces, below another post and as a reply', async () => {
    const parentId = await board.addComment(member, postId, { content: '동문시장 추천해요 OK' })
    const elsewhere = await board.addPost(member)
    const again = { content: '동문시장\n추천해요  ok' }
    for (const [where, body] of [
      [postId, again],
      [elsewhere, again],
      [postId, { ...again, parentId }],
    ] as const) {
      expect(await board.comment(member, where, body)).toMatchObject({ status: 409, code: 'SPAM4090' })
    }
    t.clock.advance(DUPLICATE_SECONDS - 1)
    expect(await comment('동문시장 추천해요 OK')).toBe('SPAM4090')
    t.clock.advance(1)
    expect(await comment('동문시장 추천해요 OK')).toBe('COMMON200')
  })

  it('is refused for a post whose title alone is another', async () => {
    const content = '우도 같이 가실 분'
    await board.addPost(member, { content })
    const again = { postCategory: 'QUESTION', title: '진짜 마지막', content }
    expect(await board.write(member, again)).toMatchObject({ status: 409, code: 'SPAM4090' })
  })

  it('may come from another member, as a post and as a comment, and again once it was deleted', async () => {
    const content = '감사합니다!'
    const commentId = await board.addComment(member, postId, { content })
    expect(await comment(content, await t.addMember())).toBe('COMMON200')
    await board.addPost(member, { content })
    await board.removeComment(member, commentId)
    expect(await comment(content)).toBe('COMMON200')
  })

  it('is stored once when it is sent from many tabs at the same moment', async () => {
    const { http } = await t.listen()
    const send = async () => {
      const reply = await fetch(`${http}/api/community/posts/${postId}/comments`, {
        method: 'POST',
        headers: { authorization: `Bearer ${member.accessToken}`, 'content-type': 'application/json' },
        body: JSON.stringify({ content: '한 번만 보낼게요' }),
      })
      return ((await reply.json()) as Envelope).code
    }
    const codes = await Promise.all(Array.from({ length: 12 }, send))
    expect(codes.toSorted()).toEqual(['COMMON200', ...Array.from({ length: 11 }, () => 'SPAM4090')])
    expect((await board.post(postId)).result.commentCount).toBe(1)
  })

  it('is no repetition when a lost answer is asked for again', async () => {
    const send = () => board.comment(member, postId, { content: '지하철에서 보내요' }, { 'idempotency-key': 'again' })
    const [first, second] = [await send(), await send()]
    expect([second.status, second.result]).toEqual([201, first.result])
  })
})

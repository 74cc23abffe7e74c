import { CORRECTION_MAX, CORRECTIONS_PER_DAY } from '@honjeo/contract/values/limits'
import { beforeEach, describe, expect, it } from 'vitest'
import { JEONGBANG, SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'

const t = setUpTestApp(withCatalogue)
const DAY_SECONDS = 86_400
let member: Member

beforeEach(async () => {
  member = await t.addMember()
})

const correct = (body: object, { contentId = SAEBYEOL, headers = {}, as = member } = {}) =>
  t.call<{ inquiryId: number }>(`/api/tourist-spots/${contentId}/corrections`, { method: 'POST', body, headers }, as)
const stored = async (id: number) =>
  (await t.database.pool.query('select * from inquiries where id = $1', [id])).rows[0]

describe('a note on a place', () => {
  it('asks a visitor to sign in', async () => {
    expect(
      await t.call(`/api/tourist-spots/${SAEBYEOL}/corrections`, { method: 'POST', body: { kind: 'CLOSED' } }),
    ).toMatchObject({ status: 401, code: 'AUTH4010' })
  })

  it('becomes an inquiry of its writer', async () => {
    const { status, result } = await correct({ kind: 'WRONG_INFO', content: '입구가 바뀌었어요' })
    expect(status).toBe(201)
    expect(await stored(result.inquiryId)).toMatchObject({
      user_id: member.id,
      category: 'SUGGESTION',
      title: '[장소 정보] 새별오름: 정보가 달라요',
      content: '입구가 바뀌었어요',
      status: 'PENDING',
      place_id: SAEBYEOL,
    })
  })

  it('needs no words where the place has closed', async () => {
    const { result } = await correct({ kind: 'CLOSED' })
    expect(await stored(result.inquiryId)).toMatchObject({ content: '문을 닫았어요' })
  })

  it.each([
    [{ kind: 'WRONG_INFO' }, 'content'],
    [{ kind: 'OTHER', content: '   ' }, 'content'],
    [{ kind: 'OTHER', content: '가'.repeat(CORRECTION_MAX + 1) }, 'content'],
    [{ kind: 'BAD', content: '음' }, 'kind'],
    [{ content: '음' }, 'kind'],
    [{ kind: 'CLOSED', userId: 1 }, 'userId'],
  ])('is refused as %j', async (body, field) => {
    const reply = await correct(body)
    expect(reply).toMatchObject({ status: 400, code: 'COMMON400' })
    expect(Object.keys((reply.result as unknown as { fields: object }).fields)).toEqual([field])
  })

  it('is sent once however often it is tapped', async () => {
    const headers = { 'idempotency-key': 'note-1' }
    const body = { kind: 'OTHER', content: '화장실이 생겼어요' }
    const [first, second] = [await correct(body, { headers }), await correct(body, { headers })]
    expect(second.result).toEqual(first.result)
  })

  it('is not found for a place that does not exist or cannot be seen', async () => {
    expect(await correct({ kind: 'CLOSED' }, { contentId: 999 })).toMatchObject({ status: 404, code: 'PLACE4040' })
    await t.database.pool.query('update places set hidden_at = now() where content_id = $1', [JEONGBANG])
    expect(await correct({ kind: 'CLOSED' }, { contentId: JEONGBANG })).toMatchObject({ code: 'PLACE4040' })
    await t.database.pool.query('update places set hidden_at = null where content_id = $1', [JEONGBANG])
  })

  it('can be sent so many times a day, even all at once', async () => {
    const replies = await Promise.all(
      Array.from({ length: CORRECTIONS_PER_DAY + 3 }, () => correct({ kind: 'CLOSED' })),
    )
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(CORRECTIONS_PER_DAY)
    expect(replies.find(({ status }) => status !== 201)).toMatchObject({ status: 429, code: 'PLACE4290' })
    t.clock.advance(DAY_SECONDS)
    const again = await t.call<{ accessToken: string }>('/api/auth/reissue', {
      method: 'POST',
      body: { refreshToken: member.refreshToken },
    })
    expect((await correct({ kind: 'CLOSED' }, { as: { ...member, ...again.result } })).status).toBe(201)
  })
})

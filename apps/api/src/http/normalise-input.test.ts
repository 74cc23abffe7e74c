import { BODY_VALUES_MAX, POST_CONTENT_MAX, POST_TITLE_MAX } from '@honjeo/contract/values/limits'
import { beforeAll, expect, it } from 'vitest'
import { setUpTestApp, type Member } from '../testing/test-app.ts'

const t = setUpTestApp()
let member: Member

beforeAll(async () => {
  member = await t.addMember()
})

const post = (body: object) =>
  t.call<{ fields?: Record<string, string> }>(
    '/api/community/posts',
    { method: 'POST', body: { postCategory: 'QUESTION', title: '길을 묻습니다', content: '천천히 걸어요', ...body } },
    member,
  )

it('counts a text in its normal form, without the spaces around it', async () => {
  const decomposed = '가나다라'.repeat(POST_CONTENT_MAX / 4).normalize('NFD')
  const content = `${' '.repeat(100)}${decomposed}`
  expect(await post({ content: `${content}${'\n'.repeat(100)}` })).toMatchObject({ status: 201 })
  expect(await post({ content: `${content}x` })).toMatchObject({
    status: 400,
    result: { fields: { content: `내용은 1~${POST_CONTENT_MAX.toLocaleString('ko-KR')}자로 써주세요.` } },
  })
})

it('takes half of a character for U+FFFD, also where the answer is kept for its key', async () => {
  const headers = { 'idempotency-key': 'half' }
  const body = { postCategory: 'QUESTION', title: '노을 \ud83c', content: '반쪽 \udf0a 글' }
  const { result } = await t.call<{ postId: number }>('/api/community/posts', { method: 'POST', headers, body }, member)
  const path = `/api/community/posts/${result.postId}`
  expect((await t.call(path)).result).toMatchObject({ title: '노을 \ufffd', content: '반쪽 \ufffd 글' })
  const comment = { method: 'POST', headers, body: { content: '반쪽 \ud83c' } } as const
  expect(await t.call(`${path}/comments`, comment, member)).toMatchObject({
    status: 201,
    result: { content: '반쪽 \ufffd' },
  })
})

it('refuses a text far above its limit like any other that is too long, beside what else is wrong', async () => {
  expect(await post({ title: 'a'.repeat(60_000), postCategory: 'NEWS' })).toMatchObject({
    status: 400,
    code: 'COMMON400',
    result: {
      fields: { title: `제목은 1~${POST_TITLE_MAX}자로 써주세요.`, postCategory: '게시판을 골라주세요.' },
      faults: {
        title: { code: 'TITLE_LENGTH', args: { max: POST_TITLE_MAX } },
        postCategory: { code: 'BOARD', args: {} },
      },
    },
  })
})

it('makes nothing right of what is cut', async () => {
  const padded = `2026-11-28T07:30:00.${'0'.repeat(299)}Z`
  const reply = await t.call(
    '/api/check-ins',
    { method: 'POST', body: { title: '걷기', plannedAt: `${padded}${'x'.repeat(300)}` } },
    member,
  )
  expect(reply).toMatchObject({ status: 400, result: { fields: { plannedAt: expect.any(String) } } })
  const digits = `1${'0'.repeat(300)}x`
  expect(await t.call(`/api/mypage/posts?size=${digits}`, {}, member)).toMatchObject({
    status: 400,
    result: { fields: { size: '숫자여야 해요.' } },
  })
})

it('takes as many marks on a letter as any language writes, and no more', async () => {
  const marked = (count: number) => `ㄱ${'\u0301\u0323'.repeat(count / 2)} ${count}`
  expect(await post({ content: marked(30) })).toMatchObject({ status: 201 })
  expect(await post({ content: marked(32) })).toMatchObject({
    status: 400,
    code: 'COMMON400',
    result: { fields: { content: '사용할 수 없는 문자가 들어 있어요. 지우고 다시 입력해주세요.' } },
  })
})

it('refuses more values in one body than any route could use', async () => {
  const images = Array.from({ length: BODY_VALUES_MAX }, () => 0)
  expect(await post({ images })).toMatchObject({
    status: 400,
    code: 'COMMON400',
    result: { fields: { body: '내용이 너무 많아요. 나눠서 보내주세요.' } },
  })
})

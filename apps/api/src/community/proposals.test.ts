import { beforeAll, describe, expect, it } from 'vitest'
import { Community, postDraft } from '../testing/community.ts'
import { withCatalogue } from '../testing/places.ts'
import { roomActs } from '../testing/room-acts.ts'
import { addStaff } from '../testing/staff.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'

const t = setUpTestApp(withCatalogue)
const board = new Community(t)
const { notices } = roomActs(t)
let staff: Member
let adult: Member
let minor: Member

beforeAll(async () => {
  staff = await addStaff(t)
  adult = await t.addMember()
  minor = await t.addMember({ birthDate: '2010-01-01' })
})

const proposal = (changes: object = {}) => postDraft({ postCategory: 'COMPANION_PROPOSAL', ...changes })
const REFUSED = { status: 403, code: 'POST4030' }

describe('people under 19', () => {
  it('propose no company to strangers, neither at once nor by changing a post, and everything else as others do', async () => {
    expect(await board.write(minor, proposal())).toMatchObject(REFUSED)
    const { result } = await board.write(minor, postDraft({ content: '혼자 걷기 좋은 길' }))
    expect(await board.change(minor, result.postId, { postCategory: 'COMPANION_PROPOSAL' })).toMatchObject(REFUSED)
    expect(await board.change(minor, result.postId, { postCategory: 'QUESTION' })).toMatchObject({ status: 200 })
    expect((await board.post(result.postId)).result).toMatchObject({ postCategory: 'QUESTION' })
  })

  it('agree to no company below the proposals of others, and comment on everything else', async () => {
    const proposed = await board.write(adult, proposal({ content: '내일 같이 걸어요' }))
    const ordinary = await board.write(adult, postDraft({ content: '걷기 좋은 길' }))
    const comment = (postId: number, as: Member) => board.comment(as, postId, { content: '저도 갈래요' })
    expect(await comment(proposed.result.postId, minor)).toMatchObject(REFUSED)
    expect(await comment(proposed.result.postId, staff)).toMatchObject({ status: 201 })
    expect(await comment(ordinary.result.postId, minor)).toMatchObject({ status: 201 })
  })

  it('whom staff find to be so propose nothing any more: it goes out of sight, and they are notified', async () => {
    const writer = await t.addMember()
    const { result } = await board.write(writer, proposal({ content: '모레 같이 걸어요' }))
    const body = { birthDate: '2010-01-01', note: '신분증 확인' }
    await t.call(`/api/admin/members/${writer.id}`, { method: 'PATCH', body }, staff)
    expect(await board.post(result.postId, adult)).toMatchObject({ status: 404 })
    expect((await notices(writer))[0]).toMatchObject({
      resourceType: 'POST',
      resourceId: result.postId,
      message: expect.stringContaining('게시글을 가렸어요'),
    })
    expect((await board.post(result.postId, writer)).result).toMatchObject({ isHidden: true })
  })

  it('propose nothing past the server either', async () => {
    const insert = t.sql(
      `insert into posts (author_id, category, title, content) values ($1, 'COMPANION_PROPOSAL', '같이', '걸어요')`,
      minor.id,
    )
    await expect(insert).rejects.toMatchObject({ constraint: 'posts_proposal_of_adult' })
  })
})

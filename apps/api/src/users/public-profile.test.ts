import type { PublicProfile } from '@honjeo/contract/users'
import { beforeEach, describe, expect, it } from 'vitest'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { addPosts } from '../testing/posts.ts'
import { addReviews } from '../testing/reviews.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'

const t = setUpTestApp(withCatalogue)
let member: Member
let viewer: Member

beforeEach(async () => {
  member = await t.addMember({ name: '비밀이름', bio: '오름을 걸어요', gender: 'FEMALE', birthDate: '1987-06-05' })
  viewer = await t.addMember()
})

const profile = (id: number, as?: Member) => t.call<PublicProfile>(`/api/mypage/profile/${id}`, {}, as)

describe('another member’s profile', () => {
  it('says what everyone may know, and nothing else', async () => {
    expect((await profile(member.id, viewer)).result).toEqual({
      userId: member.id,
      nickName: member.nickName,
      bio: '오름을 걸어요',
      imageUrl: null,
      userType: expect.any(String),
      postCount: 0,
      reviewCount: 0,
      companionRoomCount: 0,
      manner: [],
      isMe: false,
    })
    expect((await profile(member.id, member)).result.isMe).toBe(true)
  })

  it('counts what others can read', async () => {
    const gone = { authorId: member.id, deletedAt: '2026-11-01T00:00:00Z' }
    const hidden = { authorId: member.id, hiddenAt: '2026-11-01T00:00:00Z' }
    await addPosts(t.database, { authorId: member.id }, { authorId: member.id }, gone, hidden, { authorId: viewer.id })
    const review = { userId: member.id }
    await addReviews(t.database, SAEBYEOL, review, { ...review, hiddenAt: '2026-11-01T00:00:00Z' })
    expect((await profile(member.id, viewer)).result).toMatchObject({ postCount: 2, reviewCount: 1 })
  })

  it('is for members, and not found where there is no one', async () => {
    expect(await profile(member.id)).toMatchObject({ status: 401, code: 'AUTH4010' })
    expect(await profile(2_000_000_000, viewer)).toMatchObject({ status: 404, code: 'USER4040' })
  })
})

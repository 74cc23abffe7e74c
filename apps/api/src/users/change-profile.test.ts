import type { MyProfile, ProfileChanges, PublicProfile } from '@honjeo/contract/users'
import { NICKNAMES_PER_DAY } from '@honjeo/contract/values/limits'
import { beforeEach, describe, expect, it } from 'vitest'
import { addImage } from '../testing/images.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'

const t = setUpTestApp()
let me: Member
let other: Member

beforeEach(async () => {
  ;[me, other] = [await t.addMember(), await t.addMember()]
})

const PATH = '/api/mypage/profile'
const change = (body: ProfileChanges | Record<string, unknown>, as = me) =>
  t.call<MyProfile>(PATH, { method: 'PUT', body }, as)
const mine = async (as = me) => (await t.call<MyProfile>(PATH, {}, as)).result
const seen = async (of: Member) => (await t.call<PublicProfile>(`${PATH}/${of.id}`, {}, other)).result
const addPicture = async (as = me) => (await addImage(t, as)).imageName
const pictureUrl = (name: string) => `/images/${name}/320.webp`
const removeImage = (imageName: string) => t.call('/api/image/delete', { method: 'POST', body: { imageName } }, me)

describe('one’s own profile', () => {
  it('is for members only', async () => {
    for (const method of ['GET', 'PUT'] as const) {
      const reply = await t.call(PATH, { method, ...(method === 'PUT' && { body: { bio: '안녕' } }) })
      expect(reply).toMatchObject({ status: 401, code: 'AUTH4010' })
    }
  })

  it('takes what is changed, keeps what is left out, and is what others see', async () => {
    const before = await mine()
    const facts = { name: '박바람', nickName: `${me.nickName}새`, birthDate: before.birthDate, bio: '오름 보러 다녀요' }
    expect(await change(facts)).toMatchObject({ status: 200, result: { ...before, ...facts } })
    expect((await change({ bio: '바다도요' })).result).toEqual({ ...before, ...facts, bio: '바다도요' })
    expect(await mine()).toEqual({ ...before, ...facts, bio: '바다도요' })
    expect(await seen(me)).toMatchObject({ nickName: facts.nickName, bio: '바다도요' })
    expect((await mine(other)).bio).toBeNull()
  })

  it('stays as it is where nothing is given', async () => {
    const before = await mine()
    expect(await change({})).toMatchObject({ status: 200, result: before })
  })

  it('loses its bio by nothing, by null and by blanks', async () => {
    for (const bio of ['', null, '   ']) {
      await change({ bio: '오름' })
      expect((await change({ bio })).result.bio).toBeNull()
    }
  })

  it('is of the traveller type that new answers make', async () => {
    const before = await mine()
    const answers = { q1_expect: 4, q2_habit: 4, q3_avoid: 4, q4_feeling: 5, q5_necessity: 4 }
    const { userType } = (await change({ answers })).result
    expect(userType).not.toBe(before.userType)
    expect((await seen(me)).userType).toBe(userType)
    expect((await t.sql('select q4_feeling from users where id = $1', me.id)).rows).toEqual([{ q4_feeling: 5 }])
  })

  const OTHER_ADDRESS = { imageUrl: expect.stringContaining('사진') }
  it.each([
    ['a bio of 26 characters', { bio: '가'.repeat(26) }, 'COMMON400', { bio: '한 줄 소개는 25자까지 쓸 수 있어요.' }],
    ['no name', { name: ' ' }, 'COMMON400', { name: '내용을 입력해주세요.' }],
    ['a nickname with a sign', { nickName: '바람!' }, 'COMMON400', { nickName: expect.stringContaining('2~12자') }],
    ['a reserved nickname', { nickName: '제주운영자' }, 'AUTH4007', { nickName: '다른 닉네임을 입력해주세요.' }],
    ['an answer that is no option', { answers: { q1_expect: 9 } }, 'COMMON400', expect.any(Object)],
    ['another gender, which rooms rely on', { gender: 'MALE' }, 'COMMON400', { gender: '알 수 없는 항목이에요.' }],
    ['a role', { role: 'ADMIN' }, 'COMMON400', { role: '알 수 없는 항목이에요.' }],
    ['points', { points: 9999 }, 'COMMON400', { points: '알 수 없는 항목이에요.' }],
    ['another address', { email: 'x@example.com' }, 'COMMON400', { email: '알 수 없는 항목이에요.' }],
    ['a picture from elsewhere', { imageUrl: 'https://example.com/me.jpg' }, 'COMMON400', OTHER_ADDRESS],
    [
      'a picture of another site under our path',
      { imageUrl: `//x.kr/images/${'A'.repeat(22)}/640.webp` },
      'COMMON400',
      OTHER_ADDRESS,
    ],
    ['no address', { imageUrl: '' }, 'COMMON400', OTHER_ADDRESS],
    ['a drawn cover', { imageUrl: '/covers/1.svg' }, 'COMMON400', OTHER_ADDRESS],
    ['a picture that never was', { imageUrl: pictureUrl('A'.repeat(22)) }, 'IMAGE4004', OTHER_ADDRESS],
    [
      'a name and the address of another picture',
      { imageName: 'B'.repeat(22), imageUrl: pictureUrl('A'.repeat(22)) },
      'COMMON400',
      OTHER_ADDRESS,
    ],
  ])('refuses %s and changes nothing', async (_what, body, code, fields) => {
    const before = await mine()
    expect(await change({ name: '바뀐이름', ...body })).toMatchObject({ status: 400, code, result: { fields } })
    expect(await mine()).toEqual(before)
  })
})

describe('a nickname', () => {
  it('of another member is taken, without regard to case', async () => {
    const them = await t.addMember({ nickName: 'OlleWalker' })
    const fields = { nickName: '이미 사용 중인 닉네임이에요.' }
    for (const nickName of [them.nickName, 'ollewalker']) {
      expect(await change({ nickName, bio: '안녕' })).toMatchObject({
        status: 409,
        code: 'AUTH4091',
        result: { fields },
      })
    }
    expect((await mine()).bio).toBeNull()
    expect((await change({ nickName: 'olleWALKER' }, them)).result.nickName).toBe('olleWALKER')
  })

  it('that two want at once is one’s', async () => {
    const replies = await Promise.all([me, other].map((as) => change({ nickName: '하나뿐인이름' }, as)))
    expect(replies.map(({ code }) => code).toSorted()).toEqual(['AUTH4091', 'COMMON200'])
  })

  it('is free for others once it was changed', async () => {
    await change({ nickName: `${me.nickName}둘` })
    expect((await change({ nickName: me.nickName }, other)).status).toBe(200)
  })

  it('is changed five times a day, also by one who asks for all at once', async () => {
    const names = Array.from({ length: NICKNAMES_PER_DAY + 3 }, (_, n) => `${me.nickName}${n}`)
    const replies = await Promise.all(names.map((nickName) => change({ nickName })))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(NICKNAMES_PER_DAY)
    expect(replies.filter(({ code }) => code === 'ACCOUNT4291')).toHaveLength(3)
    expect((await change({ bio: '안녕' })).status).toBe(200)
    await t.sql(`update former_nicknames set ended_at = ended_at - interval '1 day' where user_id = $1`, me.id)
    expect((await change({ nickName: `${me.nickName}끝` })).status).toBe(200)
  })

  it('that staff were given stays while nothing else of the profile is refused', async () => {
    await t.sql(`update users set nickname = '운영자하나' where id = $1`, me.id)
    expect(await change({ nickName: '운영자하나', bio: '도와드려요' })).toMatchObject({ status: 200 })
  })
})

describe('a picture', () => {
  it('is an upload of one’s own, which others see and which cannot be deleted under it', async () => {
    const imageName = await addPicture()
    const { result } = await change({ imageName })
    expect(result).toMatchObject({ imageName, imageUrl: pictureUrl(imageName) })
    expect((await seen(me)).imageUrl).toBe(pictureUrl(imageName))
    expect((await t.app.inject(pictureUrl(imageName))).statusCode).toBe(200)
    expect(await removeImage(imageName)).toMatchObject({ status: 409, code: 'IMAGE4090' })
  })

  it('can be chosen by its address, as answers give it', async () => {
    const uploaded = await addImage(t, me)
    const { imageUrl, imageName } = uploaded
    expect((await change({ imageUrl })).result).toMatchObject({ imageName, imageUrl: pictureUrl(imageName) })
    // A client that sends back what it was given changes nothing by it.
    const before = await mine()
    const whole = { imageUrl: before.imageUrl, imageName: before.imageName, bio: '그대로' }
    expect((await change(whole)).result).toMatchObject({ imageName, bio: '그대로' })
    expect((await change({ imageUrl: before.imageUrl })).result.imageName).toBe(imageName)
    const theirs = await addImage(t, other)
    expect(await change({ imageUrl: theirs.imageUrl })).toMatchObject({
      status: 400,
      code: 'IMAGE4004',
      result: { fields: { imageUrl: expect.any(String) } },
    })
    expect((await change({ imageUrl: null })).result).toMatchObject({ imageName: null, imageUrl: null })
  })

  it('stays when the form sends it along, is let go of when another takes its place, and comes off by null', async () => {
    const [first, second] = [await addPicture(), await addPicture()]
    await change({ imageName: first })
    expect((await change({ imageName: first, bio: '안녕' })).result).toMatchObject({ imageName: first, bio: '안녕' })
    expect((await change({ imageName: second })).result.imageName).toBe(second)
    expect((await removeImage(first)).status).toBe(200)
    expect((await change({ imageName: null })).result).toMatchObject({ imageName: null, imageUrl: null })
    expect((await removeImage(second)).status).toBe(200)
  })

  it('of another member, of a post or of no one is refused', async () => {
    const theirs = await addPicture(other)
    const posted = await addPicture()
    const post = { postCategory: 'QUESTION', title: '바람', content: '세요?', images: [posted] }
    await t.call('/api/community/posts', { method: 'POST', body: post }, me)
    for (const imageName of [theirs, posted, 'A'.repeat(22)]) {
      expect(await change({ imageName, bio: '안녕' })).toMatchObject({ status: 400, code: 'IMAGE4004' })
    }
    expect(await mine()).toMatchObject({ imageName: null, bio: null })
  })

  it('is in one place: what is one’s picture is in no post', async () => {
    const imageName = await addPicture()
    await change({ imageName })
    const body = { postCategory: 'QUESTION', title: '사진', content: '이에요', images: [imageName] }
    expect(await t.call('/api/community/posts', { method: 'POST', body }, me)).toMatchObject({ code: 'IMAGE4004' })
  })

  it('keeps the day of birth, which rooms rely on: staff alone correct it', async () => {
    const before = await mine()
    for (const birthDate of ['1990-12-31', '2015-01-01']) {
      expect(await change({ name: '바뀐이름', birthDate })).toMatchObject({
        status: 403,
        code: 'USER4030',
        result: { fields: { birthDate: '생년월일은 스스로 바꿀 수 없어요.' } },
      })
    }
    expect(await mine()).toEqual(before)
  })
})

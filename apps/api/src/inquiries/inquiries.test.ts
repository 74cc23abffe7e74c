import type { InquiryCategoryText, InquiryDetail } from '@honjeo/contract/inquiries'
import { CORRECTIONS_PER_DAY, INQUIRIES_PER_DAY } from '@honjeo/contract/values/limits'
import { beforeEach, describe, expect, it } from 'vitest'
import { addImage } from '../testing/images.ts'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'

const t = setUpTestApp(withCatalogue)
let member: Member

beforeEach(async () => {
  member = await t.addMember()
})

const draft = { category: 'ACCOUNT', title: '닉네임을 바꾸고 싶어요', content: '어디서 바꾸나요?' }
const write = (inquiry: object = {}, { as = member, headers = {} } = {}) =>
  t.call<{ id: number; fields?: Record<string, string> }>(
    '/api/inquiries',
    { method: 'POST', body: { ...draft, ...inquiry }, headers },
    as,
  )
const read = async (id: number) => (await t.call<InquiryDetail>(`/api/inquiries/${id}`, {}, member)).result
const writeAndRead = async (inquiry: object) => read((await write(inquiry)).result.id)

it('offers categories in words, to everybody', async () => {
  const { result } = await t.call<InquiryCategoryText[]>('/api/inquiries/categories')
  expect(result.map(({ code }) => code)).toEqual([
    'GENERAL',
    'TECHNICAL',
    'ACCOUNT',
    'PAYMENT',
    'REPORT',
    'SUGGESTION',
    'COMPLAINT',
    'OTHER',
  ])
  expect(result.every(({ name, description }) => name !== '' && description !== '')).toBe(true)
})

describe('an inquiry', () => {
  it('is of members', async () => {
    expect(await t.call('/api/inquiries', { method: 'POST', body: draft })).toMatchObject({ code: 'AUTH4010' })
  })

  it('is read by its writer as it was written', async () => {
    const { status, result } = await write({ title: '  닉네임 ', content: ' 첫 줄\n둘째 줄 ' })
    expect(status).toBe(201)
    const now = t.clock.now().toISOString()
    expect(await read(result.id)).toEqual({
      id: result.id,
      title: '닉네임',
      content: '첫 줄\n둘째 줄',
      status: 'PENDING',
      category: 'ACCOUNT',
      categoryName: '계정 문의',
      priority: 'NORMAL',
      createdDate: now,
      modifiedDate: now,
      hasAttachment: false,
      isReplied: false,
      userName: member.nickName,
      userEmail: member.email,
      attachments: [],
      images: [],
      imageUrl: null,
      imageName: null,
      adminReply: null,
      repliedAt: null,
    })
  })

  it('may quote words that no one may write elsewhere', async () => {
    expect((await write({ content: '누가 저에게 씨발이라고 했어요' })).status).toBe(201)
  })

  it('is written once however often it is tapped', async () => {
    const headers = { 'idempotency-key': 'inquiry-1' }
    const [first, second] = [await write({}, { headers }), await write({}, { headers })]
    expect([first.status, second.result]).toEqual([201, first.result])
  })

  it('may be as long as the form says, counted in characters', async () => {
    const longest = { title: '🍊'.repeat(200), content: '🍊'.repeat(5000) }
    expect(await writeAndRead(longest)).toMatchObject(longest)
  })

  it('can be written so many times a day, even all at once; notes on places count apart', async () => {
    const note = { method: 'POST', body: { kind: 'CLOSED' } } as const
    for (let n = 0; n < CORRECTIONS_PER_DAY; n += 1) {
      await t.call(`/api/tourist-spots/${SAEBYEOL}/corrections`, note, member)
    }
    const replies = await Promise.all(Array.from({ length: INQUIRIES_PER_DAY + 2 }, () => write()))
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(INQUIRIES_PER_DAY)
    expect(replies.find(({ status }) => status !== 201)).toMatchObject({
      status: 429,
      code: 'INQUIRY4290',
      message: '오늘은 문의를 더 남길 수 없어요. 내일 다시 남기고, 위험하거나 다쳤다면 119나 112에 연락해주세요.',
    })
    expect((await write({}, { as: await t.addMember() })).status).toBe(201)
  })
})

describe('is refused', () => {
  const TITLE = '제목을 1~200자로 입력해주세요.'
  const CONTENT = '내용을 1~5,000자로 입력해주세요.'
  const ADDRESS = 'http:// 또는 https://로 시작하는 주소를 입력해주세요.'
  const NAME = '올린 이미지의 이름이 아니에요.'
  const names = (count: number) => Array.from({ length: count }, (_, n) => `${n}`.padStart(22, 'A'))

  it.each([
    ['no category', { category: '' }, 'category', '문의 카테고리를 선택해주세요.'],
    ['an unknown category', { category: 'LOVE' }, 'category', '문의 카테고리를 선택해주세요.'],
    ['a title of blanks', { title: '   ' }, 'title', TITLE],
    ['a title of 201 characters', { title: '가'.repeat(201) }, 'title', TITLE],
    ['a title of two lines', { title: '가\n나' }, 'title', TITLE],
    ['blanks', { content: ' \n\t ' }, 'content', CONTENT],
    ['5,001 characters', { content: '가'.repeat(5001) }, 'content', CONTENT],
    ['an attachment that is no address', { attachmentUrls: ['파일'] }, 'attachmentUrls.0', ADDRESS],
    ['an attachment that is code', { attachmentUrls: ['javascript:alert(1)'] }, 'attachmentUrls.0', ADDRESS],
    [
      'six attachments',
      { attachmentUrls: Array<string>(6).fill('https://a.example') },
      'attachmentUrls',
      '첨부 주소는 5개까지 넣을 수 있어요.',
    ],
    ['six images', { images: names(6) }, 'images', '사진은 5장까지 올릴 수 있어요.'],
    ['an image that was not named by us', { images: ['cat.png'] }, 'images.0', NAME],
    [
      'images in both ways',
      { images: [], imageName: names(1)[0] },
      'imageName',
      '사진은 images와 imageName 가운데 하나로만 보내주세요.',
    ],
    ['a priority', { priority: 'URGENT' }, 'priority', '알 수 없는 항목이에요.'],
  ])('%s', async (_, changes, field, sentence) => {
    const reply = await write(changes)
    expect(reply).toMatchObject({ status: 400, code: 'COMMON400' })
    expect(reply.result.fields).toEqual({ [field]: sentence })
  })
})

describe('attachments', () => {
  it('are addresses, each once, which no server fetches', async () => {
    const { http } = await t.listen()
    const seen: string[] = []
    t.app.server.on('request', ({ url = '' }) => seen.push(url))
    const own = `${http}/api/version`
    const { attachments, hasAttachment } = await writeAndRead({
      attachmentUrls: [own, 'https://blog.example/1', own],
    })
    expect({ attachments, hasAttachment }).toEqual({
      attachments: [own, 'https://blog.example/1'],
      hasAttachment: true,
    })
    expect(seen).toEqual([])
  })

  it('are up to five images, in their order', async () => {
    const images = await Promise.all(Array.from({ length: 5 }, () => addImage(t, member)))
    const inquiry = await writeAndRead({ images: images.map(({ imageName }) => imageName) })
    const [{ imageUrl, imageName } = { imageUrl: '', imageName: '' }] = images
    expect(inquiry).toMatchObject({ hasAttachment: true, images, imageUrl, imageName })
  })

  it('are one image, as the specification sends it', async () => {
    const image = await addImage(t, member)
    const { imageName, imageUrl } = image
    expect(await writeAndRead({ imageName, imageUrl })).toMatchObject({ images: [image], imageName, imageUrl })
  })

  it('are no images of others, and none that are used elsewhere; then nothing is written', async () => {
    const [mine, other] = [await addImage(t, member), await addImage(t, await t.addMember())]
    await write({ imageName: mine.imageName })
    for (const { imageName } of [mine, other]) {
      expect(await write({ images: [imageName] })).toMatchObject({ status: 400, code: 'IMAGE4004' })
    }
    const { rows } = await t.sql('select count(*)::int as n from inquiries where user_id = $1', member.id)
    expect(rows).toEqual([{ n: 1 }])
  })

  it('cannot be deleted from under an inquiry', async () => {
    const { imageName } = await addImage(t, member)
    await write({ imageName })
    const reply = await t.call('/api/image/delete', { method: 'POST', body: { imageName } }, member)
    expect(reply).toMatchObject({ status: 409, code: 'IMAGE4090' })
  })
})

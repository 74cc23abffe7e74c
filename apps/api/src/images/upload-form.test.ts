import { beforeAll, describe, expect, it } from 'vitest'
import { drawing, encodeForm, formOf, sendForm } from '../testing/images.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'

const t = setUpTestApp()
let member: Member

beforeAll(async () => {
  member = await t.addMember()
})

describe('a form', () => {
  it('without the field `file` has no image', async () => {
    const wrongField = formOf(await drawing(9).png().toBuffer(), 'a.png', 'photo')
    const asText = new FormData()
    asText.set('file', 'a.png')
    for (const form of [wrongField, asText, new FormData()]) {
      expect(await sendForm(t, '/api/image/upload', member, form)).toMatchObject({ status: 400, code: 'IMAGE4001' })
    }
  })

  const post = async (contentType: string, payload: Buffer | string, url = '/api/image/upload') =>
    (
      await t.app.inject({
        method: 'POST',
        url,
        headers: { authorization: `Bearer ${member.accessToken}`, 'content-type': contentType },
        payload,
      })
    ).json<{ code: string }>().code

  it('is the only thing an upload can be', async () => {
    expect(await post('application/json', '{"file":"x"}')).toBe('IMAGE4001')
    expect(await post('image/jpeg', await drawing(9).jpeg().toBuffer())).toBe('IMAGE4001')
  })

  it('that ends in the middle or has no boundary is refused', async () => {
    const { payload, headers } = await encodeForm(formOf(await drawing(9).png().toBuffer()))
    const type = headers['content-type'] ?? ''
    expect(await post(type, payload.subarray(0, -30))).toBe('COMMON400')
    expect(await post('multipart/form-data', payload)).toBe('COMMON400')
    expect(await post('multipart/form-data; boundary=x', payload)).toBe('COMMON400')
  })

  it('is nothing that the routes of JSON take', async () => {
    const { payload, headers } = await encodeForm(formOf(await drawing(9).png().toBuffer()))
    const type = headers['content-type'] ?? ''
    for (const url of ['/api/image/delete', '/api/chatrooms/create'])
      expect(await post(type, payload, url)).toBe('COMMON415')
  })
})

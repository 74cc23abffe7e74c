import { beforeAll, describe, expect, it } from 'vitest'
import { drawing, encodeForm, formOf, sendForm } from '../testing/images.ts'
import { processorMs } from '../testing/processor-time.ts'
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

  const FILE = 'Content-Disposition: form-data; name="file"; filename="a.jpg"\r\n'
  const SIZE = 5 * 1024 * 1024
  /** Returns the processor time of a form without a file, which is parsed to its end. */
  const ordinaryMs = () => {
    const form = `--xx\r\nContent-Disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\n${'a'.repeat(SIZE)}\r\n--xx--\r\n`
    return processorMs(async () => expect(await post('multipart/form-data; boundary=xx', form)).toBe('IMAGE4001'))
  }
  /** An evil form may take so many times as much. */
  const TIMES_MOST = 5

  it.each([
    ['a file of what is nearly a boundary', `${FILE}\r\n${'\r\n--xx\r'.repeat(SIZE / 7)}`],
    ['a hundred thousand parts', '--xx\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n'.repeat(SIZE / 60)],
    ['a part of headers alone', `${FILE}${'X-A: b\r\n'.repeat(SIZE / 9)}\r\nb`],
    ['a long field', `Content-Disposition: form-data; name="a"\r\n\r\n${'a'.repeat(SIZE)}`],
  ])('is refused at little cost where it is %s', async (_what, parts) => {
    const form = `--xx\r\n${parts}\r\n--xx--\r\n`
    const evilMs = await processorMs(async () =>
      expect(await post('multipart/form-data; boundary=xx', form)).toBe('COMMON400'),
    )
    // A parser that stops at each of these takes a hundred times as long.
    expect(evilMs / (await ordinaryMs())).toBeLessThan(TIMES_MOST)
  })

  it('is parsed by the boundary by which its parts were counted', async () => {
    const parts = '--xx\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n'.repeat(SIZE / 60)
    const type = 'multipart/form-data; xboundary=zz; boundary=xx'
    const evilMs = await processorMs(async () => expect(await post(type, `${parts}--xx--\r\n`)).toBe('COMMON400'))
    expect(evilMs / (await ordinaryMs())).toBeLessThan(TIMES_MOST)
  })

  it('is nothing that the routes of JSON take', async () => {
    const { payload, headers } = await encodeForm(formOf(await drawing(9).png().toBuffer()))
    const type = headers['content-type'] ?? ''
    for (const url of ['/api/image/delete', '/api/chatrooms/create'])
      expect(await post(type, payload, url)).toBe('COMMON415')
  })
})

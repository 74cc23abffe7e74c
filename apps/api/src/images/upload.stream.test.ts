import { once } from 'node:events'
import { request } from 'node:http'
import { readdir } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { setUpTestApp, type Envelope, type Member } from '../testing/test-app.ts'

const t = setUpTestApp()
let member: Member
let url: string

beforeAll(async () => {
  member = await t.addMember()
  url = `${(await t.listen()).http}/api/image/upload`
})

const BOUNDARY = 'a-boundary'
const HEAD = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n`

/** An upload of which the test sends what it wants, when it wants. */
function openUpload(headers: Record<string, string> = {}, as = member) {
  const upload = request(url, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${as.accessToken}`,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      ...headers,
    },
  })
  upload.on('error', () => {})
  const answer = new Promise<{ status: number | undefined; code: string }>((resolve, reject) => {
    upload.once('error', reject)
    upload.once('response', (reply) => {
      text(reply).then(
        (body) => resolve({ status: reply.statusCode, code: (JSON.parse(body) as Envelope).code }),
        reject,
      )
    })
  })
  answer.catch(() => {})
  return { upload, answer }
}

describe('a file that is too large', () => {
  it('is refused as soon as 5 MB have come, without waiting for its end, and the line is cut', async () => {
    const { upload, answer } = openUpload()
    upload.write(HEAD)
    const piece = Buffer.alloc(64 * 1024, 0xff)
    let sent = 0
    while (sent <= 5 * 1024 * 1024) {
      sent += piece.length
      if (!upload.write(piece)) await once(upload, 'drain')
    }
    expect(await answer).toEqual({ status: 413, code: 'IMAGE4130' })
    const startedAt = performance.now()
    await once(upload, 'close')
    expect(performance.now() - startedAt).toBeLessThan(8000)
  })

  it('is refused before it is sent when it says how long it is', async () => {
    const { upload, answer } = openUpload({ 'content-length': String(50 * 1024 * 1024) })
    upload.flushHeaders()
    expect(await answer).toEqual({ status: 413, code: 'IMAGE4130' })
    upload.destroy()
  })

  it('is answered on a line that serves the next call when the rest was sent', async () => {
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(6 * 1024 * 1024)]), 'a.jpg')
    const headers = { authorization: `Bearer ${member.accessToken}` }
    for (let n = 0; n < 3; n++) {
      const reply = await fetch(url, { method: 'POST', headers, body: form })
      expect(((await reply.json()) as Envelope).code).toBe('IMAGE4130')
    }
  })
})

it('reads no more of slow uploads than fits in 32 MB; who comes later waits, and has their turn when those are gone', async () => {
  const slow = Array.from({ length: 6 }, () => openUpload())
  for (const { upload } of slow) upload.write(HEAD)
  const cancel = () => slow.forEach(({ upload }) => upload.destroy())
  onTestFinished(cancel)
  const file = Buffer.alloc(5 * 1024 * 1024 - 1)
  const next = openUpload()
  next.upload.write(HEAD)
  next.upload.end(Buffer.concat([file, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]))
  let isAnswered = false
  void next.answer.finally(() => (isAnswered = true))
  const other = new FormData()
  other.set('file', new Blob(['no image']), 'a.jpg')
  // A small one has room, but none overtakes.
  const small = fetch(url, { method: 'POST', headers: { authorization: `Bearer ${member.accessToken}` }, body: other })
  expect((await fetch(url.replace('/api/image/upload', '/livez'))).status).toBe(200)
  expect(isAnswered).toBe(false)

  cancel()
  expect(await next.answer).toEqual({ status: 415, code: 'IMAGE4150' })
  expect(((await (await small).json()) as Envelope).code).toBe('IMAGE4150')
})

it('refuses a visitor before the file is sent', async () => {
  const { upload, answer } = openUpload({}, { ...member, accessToken: '' })
  upload.flushHeaders()
  expect(await answer).toEqual({ status: 401, code: 'AUTH4010' })
  upload.destroy()
})

it('forgets an upload that was cancelled, and goes on', async () => {
  const { upload } = openUpload()
  upload.write(HEAD)
  await new Promise((resolve) => upload.write(Buffer.alloc(100_000, 0xff), resolve))
  upload.destroy()
  const form = new FormData()
  form.set('file', new Blob(['no image']), 'a.jpg')
  const reply = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${member.accessToken}` },
    body: form,
  })
  expect(((await reply.json()) as Envelope).code).toBe('IMAGE4150')
  expect(await readdir(t.imagesDir)).toEqual([])
})

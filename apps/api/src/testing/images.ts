import type { UploadedImage } from '@honjeo/contract/images'
import sharp from 'sharp'
import type { Envelope, Member, TestApp } from './test-app.ts'

/** A drawing of one colour. */
export const drawing = (width: number, height = width) =>
  sharp({ create: { width, height, channels: 3, background: '#e8833a' } })

/** A form as a browser encodes it. */
export async function encodeForm(form: FormData): Promise<{ payload: Buffer; headers: Record<string, string> }> {
  const encoded = new Response(form)
  const headers = { 'content-type': encoded.headers.get('content-type') ?? '' }
  return { payload: Buffer.from(await encoded.arrayBuffer()), headers }
}

export function formOf(file: Buffer, fileName = 'photo.jpg', field = 'file'): FormData {
  const form = new FormData()
  form.set(field, new Blob([new Uint8Array(file)], { type: 'image/jpeg' }), fileName)
  return form
}

/** Sends a form by POST; returns the answer with its status and envelope. */
export async function sendForm<T>(t: TestApp, url: string, member: Member, form: FormData) {
  const { payload, headers } = await encodeForm(form)
  const authorization = `Bearer ${member.accessToken}`
  const reply = await t.app.inject({ method: 'POST', url, headers: { ...headers, authorization }, payload })
  return { status: reply.statusCode, headers: reply.headers, ...reply.json<Envelope<T>>() }
}

export const upload = (t: TestApp, member: Member, file: Buffer, fileName?: string) =>
  sendForm<UploadedImage>(t, '/api/image/upload', member, formOf(file, fileName))

/** An image that the member has just uploaded. */
export async function addImage(t: TestApp, member: Member): Promise<UploadedImage> {
  const { status, code, result } = await upload(t, member, await drawing(64, 48).jpeg().toBuffer())
  if (status !== 201) throw new Error(`the upload failed: ${code}`)
  return result
}

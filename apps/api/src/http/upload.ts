import { IMAGE_MAX_BYTES } from '@honjeo/contract/values/limits'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError, appError } from '@honjeo/contract/app-error'
import { createGate } from '@honjeo/resilience/gate'

/** What a form adds to its file: the boundaries, a few short fields. */
const FORM_MAX_BYTES = 16_384
const LARGEST = IMAGE_MAX_BYTES + FORM_MAX_BYTES
/** The most parts of a form: a file, and fields beside it. */
const PARTS_MAX = 11
const FIELD_MAX_BYTES = 1000
const PART_HEAD_MAX_BYTES = 2048
const isForm = (type: string | undefined) => type?.startsWith('multipart/form-data') === true
/**
 * The bytes of all forms between their first byte and their answer: a client that sends many at once, slowly, would
 * fill the memory.
 */
const HELD_MAX_BYTES = 32 * 1024 * 1024
/** The server reads nothing of a form that waits: it stays with its sender. */
const PATIENCE_MS = 20_000
const RETRY_AFTER_SECONDS = 5
const { enter } = createGate({ room: HELD_MAX_BYTES })
/** How long the rest of a refused upload is read and thrown away: most clients look at the answer only after sending. */
const LINGER_MS = 5000

/**
 * Lets the routes of this plugin take multipart/form-data, and nothing else. All other routes go on taking JSON only.
 * While too many come in at once a form waits, and after a while it is BUSY.
 */
export async function takeUploads(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers()
  // The form is read by the handler, when there is room for it.
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null))
  app.addHook('preHandler', async (request, reply) => {
    if (!isForm(request.headers['content-type'])) return
    try {
      const leave = await enter({ weight: sizeOf(request), signal: AbortSignal.timeout(PATIENCE_MS) })
      if (reply.raw.closed) leave()
      else reply.raw.once('close', leave)
    } catch (error) {
      discardRest(request)
      throw error instanceof AppError ? error : appError('BUSY', { retryAfter: RETRY_AFTER_SECONDS, cause: error })
    }
  })
  // Another type is answered by the handler, as a form without a file is.
  app.addContentTypeParser('*', (request, _payload, done) => {
    discardRest(request)
    done(null)
  })
}

/** Returns the size that the request says, or the largest there may be. Throws IMAGE_TOO_LARGE where that is too large. */
function sizeOf({ headers }: FastifyRequest): number {
  const size = Number(headers['content-length'] ?? LARGEST)
  if (size > LARGEST) throw appError('IMAGE_TOO_LARGE')
  return size
}

function discardRest({ raw }: FastifyRequest): void {
  raw.resume()
  setTimeout(() => raw.readableEnded || raw.destroy(), LINGER_MS).unref()
}

/** Reads the whole form; IMAGE_TOO_LARGE as soon as more has come than a form may hold. */
async function readBody({ raw }: FastifyRequest): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  // The stream stays open for the rest of a refused form.
  for await (const chunk of raw.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > LARGEST) throw appError('IMAGE_TOO_LARGE')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** The characters of RFC 2046 without the space. */
const BOUNDARY = /;\s?boundary="?([\w'()+,./:=?-]{1,70})/i

/** Whether the parts of a form are few and their heads short, for the parser takes its time for each of them. */
function isPlainForm(body: Buffer, boundary: string): boolean {
  const delimiter = Buffer.from(`--${boundary}`)
  let parts = 0
  for (let at = body.indexOf(delimiter); at >= 0; at = body.indexOf(delimiter, at + delimiter.length)) {
    const head = body.subarray(at + delimiter.length, at + delimiter.length + PART_HEAD_MAX_BYTES)
    const isEnd = head.subarray(0, 2).toString('latin1') === '--'
    parts += 1
    if (parts > PARTS_MAX + 1 || !(isEnd || head.includes('\r\n\r\n'))) return false
  }
  return true
}

/** Returns undefined for what is no form. The parser gets the boundary by which the parts were counted, whatever else was sent. */
async function parseForm(body: Buffer, type: string): Promise<FormData | undefined> {
  const boundary = BOUNDARY.exec(type)?.[1]
  if (boundary === undefined || !isPlainForm(body, boundary)) return undefined
  const headers = { 'content-type': `multipart/form-data; boundary="${boundary}"` }
  return new Response(body, { headers }).formData().catch(() => undefined)
}

export interface Upload {
  /** The file that was sent; undefined when there was none. */
  file: Buffer | undefined
  /** The text fields by name; of one sent twice the last. */
  fields: Map<string, string>
}

/**
 * Reads a form with one field `file` of at most 5 MB, beyond which it is IMAGE_TOO_LARGE without waiting for the rest;
 * INVALID_INPUT for what is no form, or ends in the middle.
 */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  const type = request.headers['content-type']
  const upload: Upload = { file: undefined, fields: new Map() }
  if (type === undefined || !isForm(type)) return upload
  const body = await readBody(request).catch((error: unknown) => {
    discardRest(request)
    throw error instanceof AppError ? error : appError('INVALID_INPUT', { cause: error })
  })
  const form = await parseForm(body, type)
  if (!form) throw appError('INVALID_INPUT')
  for (const [name, value] of form) {
    if (typeof value === 'string') {
      if (value.length > FIELD_MAX_BYTES) throw appError('INVALID_INPUT')
      upload.fields.set(name, value)
      continue
    }
    if (value.size > IMAGE_MAX_BYTES) throw appError('IMAGE_TOO_LARGE')
    if (name === 'file' && value.size > 0) upload.file = Buffer.from(await value.arrayBuffer())
  }
  return upload
}

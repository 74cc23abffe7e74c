import type { Readable } from 'node:stream'
import multipart from '@fastify/multipart'
import { IMAGE_MAX_BYTES } from '@honjeo/contract/values/limits'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError, appError } from '../errors.ts'

/** What a form adds to its file: the boundaries, a few short fields. */
const FORM_MAX_BYTES = 16_384
/** Of all files that are just coming in: who sends many at once, slowly, would fill the memory. */
const HELD_MAX_BYTES = 256 * 1024 * 1024
const RETRY_AFTER_SECONDS = 5
/** For so long the rest of a refused upload is read and thrown away: most clients look at the answer only after sending. */
const LINGER_MS = 5000

/** Lets the routes of this plugin take multipart/form-data, and nothing else. All other routes go on taking JSON only. */
export async function takeUploads(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers()
  await app.register(multipart, {
    limits: { fileSize: IMAGE_MAX_BYTES, files: 1, fields: 10, fieldSize: 1000, parts: 11, headerPairs: 20 },
  })
  // Another type is answered by the handler, as a form without a file is.
  app.addContentTypeParser('*', (request, _payload, done) => {
    discardRest(request)
    done(null)
  })
}

function discardRest({ raw }: FastifyRequest): void {
  raw.resume()
  setTimeout(() => raw.readableEnded || raw.destroy(), LINGER_MS).unref()
}

export interface Upload {
  /** Undefined when none was sent. */
  file: Buffer | undefined
  /** The text fields by name; of one sent twice the last. */
  fields: Map<string, string>
}

let heldBytes = 0

async function readFile(file: Readable): Promise<Buffer> {
  // At once: `toBuffer` would read to the end what it cannot keep.
  file.once('limit', () => file.destroy(appError('IMAGE4130')))
  const chunks: Buffer[] = []
  let bytes = 0
  try {
    for await (const chunk of file as AsyncIterable<Buffer>) {
      chunks.push(chunk)
      bytes += chunk.length
      heldBytes += chunk.length
      if (heldBytes > HELD_MAX_BYTES) file.destroy(appError('COMMON503', { retryAfter: RETRY_AFTER_SECONDS }))
    }
    return Buffer.concat(chunks)
  } finally {
    heldBytes -= bytes
  }
}

async function readParts(request: FastifyRequest): Promise<Upload> {
  const upload: Upload = { file: undefined, fields: new Map() }
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      upload.fields.set(part.fieldname, String(part.value))
      continue
    }
    const file = await readFile(part.file)
    if (part.fieldname === 'file' && file.length > 0) upload.file = file
  }
  return upload
}

/**
 * Reads a form with one field `file` of at most 5 MB, beyond which it is IMAGE4130 without waiting for the rest. COMMON503
 * while too many come in at once.
 */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  if (!request.isMultipart()) return { file: undefined, fields: new Map() }
  try {
    if (Number(request.headers['content-length']) > IMAGE_MAX_BYTES + FORM_MAX_BYTES) throw appError('IMAGE4130')
    return await readParts(request)
  } catch (error) {
    discardRest(request)
    if (error instanceof AppError) throw error
    // Of a file that came in one piece, the plugin had learnt the length before we could listen.
    const isTooLarge = (error as { code?: unknown }).code === 'FST_REQ_FILE_TOO_LARGE'
    // Anything else is a form that cannot be read or that ended in the middle.
    throw appError(isTooLarge ? 'IMAGE4130' : 'COMMON400', { cause: error })
  }
}

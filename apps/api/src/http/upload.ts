import multipart from '@fastify/multipart'
import type { Readable } from 'node:stream'
import { IMAGE_MAX_BYTES } from '@honjeo/contract/values/limits'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError, appError } from '../lib/errors.ts'

/** How much that is at hand at once may hold. */
interface RoomSize {
  bytes: number
  /** How long an upload waits to be let in, behind those that came before; then it is BUSY. */
  patienceMs: number
}

interface Waiting {
  bytes: number
  enter: () => void
}

const RETRY_AFTER_SECONDS = 5

/** Lets in who holds so many bytes when there is room for them, one after the other as they came; answers how to leave. */
function createRoom({ bytes: size, patienceMs }: RoomSize) {
  const queue: Waiting[] = []
  let free = size

  function letIn() {
    for (let next = queue[0]; next && next.bytes <= free; next = queue[0]) {
      queue.shift()
      free -= next.bytes
      next.enter()
    }
  }

  return async function enter(bytes: number): Promise<() => void> {
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(waiting), 1)
        letIn()
        reject(appError('BUSY', { retryAfter: RETRY_AFTER_SECONDS }))
      }, patienceMs)
      const waiting = { bytes, enter: () => (clearTimeout(timer), resolve()) }
      queue.push(waiting)
      letIn()
    })
    let isInside = true
    return () => {
      if (!isInside) return
      isInside = false
      free += bytes
      letIn()
    }
  }
}

/** What a form adds to its file: the boundaries, a few short fields. */
const FORM_MAX_BYTES = 16_384
/**
 * The bytes of all forms between their first byte and their answer: a client that sends many at once, slowly, would
 * fill the memory.
 */
const HELD_MAX_BYTES = 32 * 1024 * 1024
/** The server reads nothing of a form that waits: it stays with its sender. */
const PATIENCE_MS = 20_000
const enter = createRoom({ bytes: HELD_MAX_BYTES, patienceMs: PATIENCE_MS })
/** For so long the rest of a refused upload is read and thrown away: most clients look at the answer only after sending. */
const LINGER_MS = 5000

/**
 * Lets the routes of this plugin take multipart/form-data, and nothing else. All other routes go on taking JSON only.
 * While too many come in at once a form waits, and after a while it is BUSY.
 */
export async function takeUploads(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers()
  await app.register(multipart, {
    limits: { fileSize: IMAGE_MAX_BYTES, files: 1, fields: 10, fieldSize: 1000, parts: 11, headerPairs: 20 },
  })
  app.addHook('preHandler', async (request, reply) => {
    if (!request.isMultipart()) return
    try {
      const leave = await enter(sizeOf(request))
      if (reply.raw.closed) leave()
      else reply.raw.once('close', leave)
    } catch (error) {
      discardRest(request)
      throw error
    }
  })
  // Another type is answered by the handler, as a form without a file is.
  app.addContentTypeParser('*', (request, _payload, done) => {
    discardRest(request)
    done(null)
  })
}

/** As it says itself, or as large as it may be. IMAGE_TOO_LARGE where that is too large. */
function sizeOf({ headers }: FastifyRequest): number {
  const largest = IMAGE_MAX_BYTES + FORM_MAX_BYTES
  const size = Number(headers['content-length'] ?? largest)
  if (size > largest) throw appError('IMAGE_TOO_LARGE')
  return size
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

async function readFile(file: Readable): Promise<Buffer> {
  // At once: `toBuffer` would read to the end what it cannot keep.
  file.once('limit', () => file.destroy(appError('IMAGE_TOO_LARGE')))
  const chunks: Buffer[] = []
  for await (const chunk of file as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks)
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
 * Reads a form with one field `file` of at most 5 MB, beyond which it is IMAGE_TOO_LARGE without waiting for the rest.
 */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  if (!request.isMultipart()) return { file: undefined, fields: new Map() }
  try {
    return await readParts(request)
  } catch (error) {
    discardRest(request)
    if (error instanceof AppError) throw error
    // Where a file came in one piece, the plugin had learnt the length before we could listen.
    const isTooLarge = (error as { code?: unknown }).code === 'FST_REQ_FILE_TOO_LARGE'
    // Anything else is a form that cannot be read or that ended in the middle.
    throw appError(isTooLarge ? 'IMAGE_TOO_LARGE' : 'INVALID_INPUT', { cause: error })
  }
}

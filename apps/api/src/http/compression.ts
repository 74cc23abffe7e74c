import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { Negotiator } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { LRUCache } from 'lru-cache'

const TEXT = /^(?:application\/json|text\/html|image\/svg\+xml)\b/
/** The least size that is compressed; less is one packet either way. */
const BYTES_MIN = 1400
/** What is kept of answers that are the same for all, which are compressed once. */
const KEPT_BYTES = 8_000_000

type Encoding = 'br' | 'gzip'

/** Level 4 saves three quarters of what 11 does, in a hundredth of its time. The window covers the largest of our lists. */
const BROTLI = {
  [constants.BROTLI_PARAM_QUALITY]: 4,
  [constants.BROTLI_PARAM_LGWIN]: 17,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
}
const compressors: Record<Encoding, (text: string | Buffer) => Promise<Buffer>> = {
  br: (text) => promisify(brotliCompress)(text, { params: BROTLI }),
  gzip: (text) => promisify(gzip)(text, { level: 6 }),
}

/**
 * Compresses pages, answers of the API and drawings where the client takes it: a third to a tenth of the bytes. Files
 * of the build are compressed when it is built. Why that gives no secret away: docs/decisions/0024.
 */
export const compressionPlugin = fp(async (app) => {
  const negotiator = new Negotiator<Encoding>({ supportedValues: ['br', 'gzip'], cache: new LRUCache({ max: 1000 }) })
  const kept = new LRUCache<string, Buffer>({ maxSize: KEPT_BYTES, sizeCalculation: ({ length }) => length })

  async function compressed(text: string | Buffer, encoding: Encoding, tag: string | undefined): Promise<Buffer> {
    const key = tag && `${encoding} ${tag}`
    const found = key === undefined ? undefined : kept.get(key)
    if (found !== undefined) return found
    const bytes = await compressors[encoding](text)
    if (key !== undefined) kept.set(key, bytes)
    return bytes
  }

  // This hook is after the one that makes the ETag, which is of what was compressed, and answers 304 with an empty text.
  app.addHook('onSend', async (request, reply, payload) => {
    const isText = typeof payload === 'string' || Buffer.isBuffer(payload)
    if (!isText || !isCompressible(request, reply, payload)) return payload
    const vary = reply.getHeader('vary')
    reply.header('vary', vary === undefined ? 'Accept-Encoding' : `${String(vary)}, Accept-Encoding`)
    const encoding = negotiator.negotiate(request.headers['accept-encoding'] ?? '')
    if (encoding === null) return payload
    const bytes = await compressed(payload, encoding, tagOfPublic(reply))
    reply.header('content-encoding', encoding).removeHeader('content-length')
    return bytes
  })
})

const isCompressible = (request: FastifyRequest, reply: FastifyReply, text: string | Buffer) =>
  text.length >= BYTES_MIN &&
  request.method !== 'HEAD' &&
  !reply.hasHeader('content-encoding') &&
  TEXT.test(String(reply.getHeader('content-type')))

/** The key of an answer that is the same for all; undefined for what is made for one person. */
function tagOfPublic(reply: FastifyReply): string | undefined {
  const tag = reply.getHeader('etag')
  const mayBeKept = !/no-store|private/.test(String(reply.getHeader('cache-control') ?? 'no-store'))
  return mayBeKept && typeof tag === 'string' ? tag : undefined
}

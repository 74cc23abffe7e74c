import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll } from 'vitest'
import { closeAtOnce, openOnLoopback } from '../../testing/loopback.ts'
import type { S3Settings } from '@honjeo/images/s3-image-store'
import { signatureFault } from './signature.ts'

const PAGE = 3

interface StoredObject {
  data: Buffer
  type: string
  modified: Date
}

/** A server of as much of S3 as an image store needs, on loopback, as Amazon's API reference describes it: pages are of three keys. */
export class S3Server {
  readonly objects = new Map<string, StoredObject>()
  readonly settings: S3Settings = {
    endpoint: '',
    bucket: 'honjeo-images',
    region: 'ap-northeast-2',
    accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  }
  /** How many further requests are answered as ever before the rest is refused, or never answered. */
  fault: { after: number; kind: 'error' | 'silence' } | null = null
  /** How long each request has to wait for its answer. */
  answersAfterMs = 0
  /** How many have asked for something. */
  requests = 0
  /** Sends files in eight pieces, one every so many milliseconds; 0 for all at once. */
  pieceEveryMs = 0
  readonly #server = createServer((request, response) => void this.#answer(request, response))

  /** The settings of a server that keeps its images here. */
  get env() {
    const { endpoint, bucket, region, accessKeyId, secretAccessKey } = this.settings
    return {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_REGION: region,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    }
  }

  async open() {
    this.settings.endpoint = await openOnLoopback(this.#server)
  }

  close(): Promise<void> {
    return closeAtOnce(this.#server)
  }

  async #answer(request: IncomingMessage, response: ServerResponse) {
    this.requests++
    const body = await buffer(request).catch(() => undefined)
    if (body === undefined) return
    if (this.answersAfterMs > 0) await delay(this.answersAfterMs, undefined, { ref: false })
    const fail = (status: number, code: string) =>
      response
        .writeHead(status, { 'content-type': 'application/xml' })
        .end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>no</Message></Error>`)
    if (this.fault && this.fault.after-- <= 0) {
      if (this.fault.kind === 'error') fail(500, 'InternalError')
      return
    }
    const fault = signatureFault(request, body, this.settings)
    if (fault !== null) return fail(403, fault)
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://host')
    const [, bucket, ...path] = decodeURIComponent(pathname).split('/')
    if (bucket !== this.settings.bucket) return fail(404, 'NoSuchBucket')
    const key = path.join('/')
    if (key === '' && request.method === 'GET') return response.end(this.#list(searchParams))
    if (key === '' && request.method === 'HEAD') return response.end()
    return this.#serveObject(key, body, request, response) ?? fail(404, 'NoSuchKey')
  }

  #serveObject(key: string, data: Buffer, { method, headers }: IncomingMessage, response: ServerResponse) {
    if (method === 'PUT') {
      this.objects.set(key, { data, type: headers['content-type'] ?? '', modified: new Date() })
      return response.setHeader('etag', '"e"').end()
    }
    if (method === 'DELETE') {
      this.objects.delete(key)
      return response.writeHead(204).end()
    }
    const object = this.objects.get(key)
    if (!object) return undefined
    response.writeHead(200, { 'content-length': object.data.length })
    return this.pieceEveryMs === 0 ? response.end(object.data) : this.#sendSlowly(object.data, response)
  }

  #sendSlowly(data: Buffer, response: ServerResponse) {
    const length = Math.ceil(data.length / 8)
    const pieces = Array.from({ length: 8 }, (_, i) => data.subarray(i * length, (i + 1) * length))
    const timer = setInterval(() => {
      response.write(pieces.shift())
      if (pieces.length === 0) response.end()
    }, this.pieceEveryMs)
    return response.once('close', () => clearInterval(timer))
  }

  #list(query: URLSearchParams): string {
    if (query.get('list-type') !== '2') throw new Error('the first version of the list is not built here')
    const after = query.get('continuation-token') ?? ''
    const keys = [...this.objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
    const page = keys.toSorted().slice(0, PAGE)
    const isTruncated = keys.length > PAGE
    const contents = page.map(
      (key) =>
        `<Contents><Key>${key}</Key><LastModified>${this.objects.get(key)!.modified.toISOString()}</LastModified></Contents>`,
    )
    const next = isTruncated ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
    return `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><IsTruncated>${isTruncated}</IsTruncated>${contents.join('')}${next}</ListBucketResult>`
  }
}

export function setUpS3Server(): S3Server {
  const server = new S3Server()
  beforeAll(() => server.open())
  afterAll(() => server.close())
  return server
}

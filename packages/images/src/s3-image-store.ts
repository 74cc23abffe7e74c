import type { Readable } from 'node:stream'
import { fileNameOf, IMAGE_SIZES, isImageName, requireName, type ImageSize, type ImageStore } from './image-store.ts'

/** A bucket of a service that speaks S3. */
export interface S3Settings {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

const FOLDER = 'images/'
const CONNECT_MS = 2000
/** The time for which a look at the bucket holds: each is paid for, and a proxy asks every second. */
const CHECK_KEPT_MS = 10_000

const keyOf = (name: string, size: ImageSize) => `${FOLDER}${requireName(name)}/${fileNameOf(size)}`

async function sendWithin<T>(limitMs: number, send: (options: { abortSignal: AbortSignal }) => Promise<T>): Promise<T> {
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(), limitMs)
  try {
    return await send({ abortSignal: stop.signal })
  } finally {
    clearTimeout(timer)
  }
}

/** Keeps images in a bucket of any service that speaks S3. The client is loaded only here: it is large, and most do without. */
export async function createS3ImageStore(
  settings: S3Settings,
  // The first limit is until an answer begins, with the second try, and for its body as long as nothing comes. The second is for where a person
  // waits.
  requestMs = 10_000,
  answerMs = requestMs,
): Promise<ImageStore> {
  const {
    DeleteObjectCommand,
    GetObjectCommand,
    HeadBucketCommand,
    NoSuchKey,
    paginateListObjectsV2,
    PutObjectCommand,
    S3Client,
  } = await import('@aws-sdk/client-s3')
  const { endpoint, region, accessKeyId, secretAccessKey, bucket: Bucket } = settings
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // In the path a bucket needs no name server and no certificate of its own.
    forcePathStyle: true,
    // Such checksums are newer than what most services besides Amazon's understand.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: requestMs },
  })

  const inTime = <T>(send: (options: { abortSignal: AbortSignal }) => Promise<T>, limitMs = requestMs) =>
    sendWithin(limitMs, send)
  let checked: { at: number; outcome: Promise<void> } | undefined

  async function askForBucket(): Promise<void> {
    try {
      await inTime((options) => client.send(new HeadBucketCommand({ Bucket }), options))
    } catch (error) {
      // The library knows no more than the number of an answer without a body.
      const { $metadata } = error as { $metadata?: { httpStatusCode?: number } }
      throw new Error(`the bucket answers ${$metadata?.httpStatusCode ?? 'nothing'}`, { cause: error })
    }
  }

  async function deleteAll(name: string): Promise<void> {
    const keys = IMAGE_SIZES.map((size) => keyOf(name, size))
    await Promise.all(
      keys.map((Key) => inTime((options) => client.send(new DeleteObjectCommand({ Bucket, Key }), options))),
    )
  }

  return {
    async put(name, files) {
      const puts = [...files].map(([size, Body]) => {
        const put = new PutObjectCommand({ Bucket, Key: keyOf(name, size), Body, ContentType: 'image/webp' })
        return inTime((options) => client.send(put, options), answerMs)
      })
      const failed = (await Promise.allSettled(puts)).find((put) => put.status === 'rejected')
      if (!failed) return
      // The clean-up finds what this leaves: a store that failed may fail to delete as well.
      void deleteAll(name).catch(() => {})
      throw failed.reason
    },

    async get(name, size) {
      try {
        const get = new GetObjectCommand({ Bucket, Key: keyOf(name, size) })
        const { Body, ContentLength = 0 } = await inTime((options) => client.send(get, options), answerMs)
        return Body && { stream: Body as Readable, length: ContentLength }
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined
        throw error
      }
    },

    delete: deleteAll,

    async *list() {
      let last = ''
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix: FOLDER })) {
        for (const { Key = '', LastModified } of Contents) {
          const name = Key.slice(FOLDER.length).split('/')[0] ?? ''
          if (name === last || !LastModified || !isImageName(name)) continue
          last = name
          yield { name, storedAt: LastModified }
        }
      }
    },

    check() {
      const now = performance.now()
      if (!checked || now - checked.at > CHECK_KEPT_MS) {
        const outcome = askForBucket()
        checked = { at: now, outcome }
      }
      return checked.outcome
    },
  }
}

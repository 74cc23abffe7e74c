import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const ALGORITHM = 'AWS4-HMAC-SHA256'
const CLOCK_SKEW_MS = 15 * 60_000
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest()

const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)

function canonicalQuery(search: URLSearchParams): string {
  const pairs = [...search].map(([name, value]) => `${encode(name)}=${encode(value)}`)
  return pairs.toSorted().join('&')
}

export interface Signer {
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** What is wrong with the signature (AWS Signature Version 4 in the header) of a request to S3; null for a good one. */
export function signatureFault(
  { method = '', url = '', headers }: IncomingMessage,
  body: Buffer,
  { region, accessKeyId, secretAccessKey }: Signer,
): string | null {
  const form = new RegExp(`^${ALGORITHM} Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$`)
  const [, credential = '', signedHeaders = '', signature] = form.exec(headers.authorization ?? '') ?? []
  const time = String(headers['x-amz-date'])
  const day = time.slice(0, 8)
  const scope = `${day}/${region}/s3/aws4_request`
  if (credential !== `${accessKeyId}/${scope}`) return 'InvalidAccessKeyId'
  const at = Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  if (!(Math.abs(Date.now() - at) < CLOCK_SKEW_MS)) return 'RequestTimeTooSkewed'
  const names = signedHeaders.split(';')
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => names.includes(name))) return 'AccessDenied'
  const bodyHash = String(headers['x-amz-content-sha256'])
  if (bodyHash !== 'UNSIGNED-PAYLOAD' && bodyHash !== sha256(body)) return 'XAmzContentSHA256Mismatch'

  const { pathname, searchParams } = new URL(url, 'http://host')
  const lines = names.map((name) => `${name}:${String(headers[name]).trim().replace(/ +/g, ' ')}\n`)
  const canonical = [method, pathname, canonicalQuery(searchParams), lines.join(''), signedHeaders, bodyHash]
  const toSign = [ALGORITHM, time, scope, sha256(canonical.join('\n'))].join('\n')
  const key = [region, 's3', 'aws4_request'].reduce<Buffer>(hmac, hmac(`AWS4${secretAccessKey}`, day))
  return createHmac('sha256', key).update(toSign).digest('hex') === signature ? null : 'SignatureDoesNotMatch'
}

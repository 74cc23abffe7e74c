import { setTimeout as delay } from 'node:timers/promises'
import { type DataPage, readAnswer, type DataRow } from '@honjeo/open-data/answer'
import { decodeKorean } from '@honjeo/open-data/decode'
import { failureOfStatus, OpenDataFailure } from '@honjeo/open-data/failure'
import { readLimitedBytes } from '@honjeo/resilience/limited-text'

export interface OpenDataOptions {
  url: string
  key: string | null
  signal: AbortSignal
  timeoutMs?: number | undefined
  /** The wait before the second try; it doubles before each further one. */
  retryMs?: number | undefined
  /** How often one question is asked until there is an answer. */
  tries?: number | undefined
  /** Counts each call, and rejects where none is left. */
  beforeCall?: (() => Promise<void>) | undefined
}

const TRIES = 4
const TIMEOUT_MS = 20_000
const RETRY_MS = 2000
const ANSWER_MAX_BYTES = 16_777_216
/** The most rows of a region: beyond this it was overlooked, and it is the whole country. */
const ROWS_MAX = 20_000

const CHANGED = 'the service did not send as many rows as it said there are'

/**
 * Returns all rows that a question has, from all its pages. Throws `OpenDataFailure` where a page cannot be had, or
 * where the pages hold fewer rows than the service says there are: half an answer is none.
 */
export async function fetchRows(
  options: OpenDataOptions,
  path: string,
  question: Readonly<Record<string, string>>,
  pageSize: number,
): Promise<DataRow[]> {
  const rows: DataRow[] = []
  let last = ''
  for (let pageNo = 1; ; pageNo += 1) {
    const address = new URL(`${options.url}${path}`)
    const query = { ...question, serviceKey: options.key ?? '', pageNo: `${pageNo}`, numOfRows: `${pageSize}` }
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
    const page: DataPage = await insist(options, async () => {
      const { status, bytes } = await load(options, address)
      return readAnswer(status, decodeKorean(bytes))
    })
    // A service that overlooks the number of the page sends the first one for ever.
    const text = JSON.stringify(page.rows)
    if (pageNo > 1 && text === last) throw new OpenDataFailure('passing', CHANGED)
    last = text
    if (page.totalCount > ROWS_MAX) throw new OpenDataFailure('final', 'the service sent more rows than Jeju can have')
    rows.push(...page.rows)
    if (rows.length === page.totalCount) return rows
    if (page.rows.length === 0 || rows.length > page.totalCount) throw new OpenDataFailure('passing', CHANGED)
  }
}

/** The one row that a question has; undefined where the service knows none. */
export async function fetchRow(
  options: OpenDataOptions,
  path: string,
  question: Readonly<Record<string, string>>,
): Promise<DataRow | undefined> {
  const address = new URL(`${options.url}${path}`)
  for (const [name, value] of Object.entries({ ...question, serviceKey: options.key ?? '' }))
    address.searchParams.set(name, value)
  const { rows } = await insist(options, async () => {
    const { status, bytes } = await load(options, address)
    return readAnswer(status, decodeKorean(bytes), 'ROW')
  })
  return rows[0]
}

/** A file as text. */
export const fetchFile = (options: OpenDataOptions, url: string): Promise<string> =>
  insist(options, async () => {
    const { status, bytes } = await load(options, new URL(url))
    if (status !== 200) throw failureOfStatus(status)
    const text = decodeKorean(bytes)
    // A page that says sorry comes with status 200.
    if (text.trimStart().startsWith('<')) throw new OpenDataFailure('passing', 'a page came instead of the file')
    return text
  })

async function insist<T>(options: OpenDataOptions, ask: () => Promise<T>): Promise<T> {
  const { signal, retryMs = RETRY_MS, tries: most = TRIES, beforeCall } = options
  for (let tries = 1; ; tries += 1) {
    try {
      await beforeCall?.()
      return await ask()
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof OpenDataFailure) || error.kind === 'final' || tries >= most) throw error
      await delay(retryMs * 2 ** (tries - 1), undefined, { signal })
    }
  }
}

async function load({ signal, timeoutMs = TIMEOUT_MS }: OpenDataOptions, address: URL) {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
  try {
    // The address holds the key: it is not to be carried to wherever a redirect leads.
    const reply = await fetch(address, { redirect: 'manual', signal: limit })
    const bytes = await readLimitedBytes(reply, ANSWER_MAX_BYTES)
    if (bytes === undefined) throw failureOfStatus(200)
    const expected = Number(reply.headers.get('content-length') ?? bytes.length)
    if (!reply.headers.has('content-encoding') && bytes.length < expected)
      throw new OpenDataFailure('passing', 'the answer broke off')
    return { status: reply.status, bytes }
  } catch (error) {
    if (error instanceof OpenDataFailure) throw error
    const isLate = error instanceof DOMException && error.name === 'TimeoutError'
    throw new OpenDataFailure('passing', isLate ? 'no answer in time' : 'the connection broke off')
  }
}

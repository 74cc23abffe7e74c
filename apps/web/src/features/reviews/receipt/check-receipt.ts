import type { Receipt } from '@honjeo/contract/reviews'
import { RECEIPT_MIN_WAIT_MS, RECEIPT_TIME_LIMIT_MS, RECEIPT_WAIT_LIMIT_MS } from '@honjeo/contract/values/limits'
import { ApiError, isSilence } from '#lib/api-error.ts'
import { request } from '#lib/http.ts'
import { fitForUpload } from '#lib/image-file.ts'
import { randomId } from '#lib/random-id.ts'
import { upload } from '#lib/upload.ts'
import type { Visit } from './verified-receipt.ts'

export { mayBeMisread, RECEIPT_REASON_TEXTS } from './receipt-reasons.ts'

const POLL_MS = 1000
/** The time from the first try, in which the server queues and then reads a receipt. */
const PATIENCE_MS = RECEIPT_WAIT_LIMIT_MS + RECEIPT_TIME_LIMIT_MS

interface Checking {
  signal: AbortSignal
  /** Called with the number of receipts that are read before this one; null where the queue is full. */
  onWait: (ahead: number | null) => void
}

/** Sends the photo of a receipt and waits until it is decided; never so short that nobody sees what is happening. */
export async function checkReceipt({ contentId, visitDate }: Visit, photo: File, { signal, onWait }: Checking) {
  const shortest = delay(RECEIPT_MIN_WAIT_MS, signal)
  const [receipt] = await Promise.all([decide(), shortest])
  return receipt

  async function decide(): Promise<Receipt> {
    const end = performance.now() + PATIENCE_MS
    const file = await fitForUpload(photo)
    const options = { signal, idempotencyKey: randomId() }
    const send = () => upload('POST /api/reviews/receipts', file, { contentId, visitDate }, options)
    // A phone that changes its network breaks what is on its way, and so does who steps back twice at once.
    let last: Receipt = await whenTaken(() => send().catch(onceMore(send)), end)
    while (last.status === 'CHECKING') {
      if (performance.now() > end) return { ...last, status: 'REJECTED', reason: 'UNAVAILABLE' }
      onWait(last.ahead ?? 0)
      await delay(POLL_MS, signal)
      const { receiptId } = last
      const look = () => request('GET /api/reviews/receipts/:receiptId', { params: { receiptId } }, { signal })
      last = await look().catch(onceMore(look))
    }
    return last
  }

  /** Tries again as the server asks, while its queue is full or an earlier photo of the member is being read. */
  async function whenTaken(send: () => Promise<Receipt>, end: number): Promise<Receipt> {
    try {
      return await send()
    } catch (error) {
      const code = error instanceof ApiError && IS_BUSY.has(error.code) ? error.code : null
      const seconds = code === null ? Infinity : ((error as ApiError).retryAfter ?? 3)
      if (performance.now() + seconds * 1000 > end) throw error
      onWait(code === QUEUE_IS_FULL ? null : 1)
      await delay(seconds * 1000, signal)
      return whenTaken(send, end)
    }
  }
}

const QUEUE_IS_FULL = 'RECEIPT5031'
const IS_BUSY = new Set([QUEUE_IS_FULL, 'RECEIPT4291'])

/** For a connection that broke. */
function onceMore<T>(act: () => Promise<T>) {
  return (error: unknown) => {
    if (!isSilence(error)) throw error
    return act()
  }
}

function delay(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    })
  })
}

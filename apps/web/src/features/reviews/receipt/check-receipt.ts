import type { Receipt } from '@honjeo/contract/reviews'
import { RECEIPT_MIN_WAIT_MS } from '@honjeo/contract/values/limits'
import { isSilence } from '#lib/api-error.ts'
import { request } from '#lib/http.ts'
import { fitForUpload } from '#lib/image-file.ts'
import { randomId } from '#lib/random-id.ts'
import { upload } from '#lib/upload.ts'
import type { Visit } from './verified-receipt.ts'

export { RECEIPT_REASON_TEXTS } from './receipt-reasons.ts'

const POLL_MS = 1000
/** Several receipts may wait in the server's queue before this one; each has RECEIPT_TIME_LIMIT_MS at most. */
const PATIENCE_MS = 90_000

/** Sends the photo of a receipt and waits until it is decided; never so short that nobody sees what is happening. */
export async function checkReceipt({ contentId, visitDate }: Visit, photo: File, signal: AbortSignal) {
  const shortest = delay(RECEIPT_MIN_WAIT_MS, signal)
  const [receipt] = await Promise.all([decide(), shortest])
  return receipt

  async function decide(): Promise<Receipt> {
    const file = await fitForUpload(photo)
    const options = { signal, idempotencyKey: randomId() }
    const send = () => upload('POST /api/reviews/receipts', file, { contentId, visitDate }, options)
    // A phone that changes its network breaks what is on its way, and so does who steps back twice at once.
    let last: Receipt = await send().catch(onceMore(send))
    const end = performance.now() + PATIENCE_MS
    while (last.status === 'CHECKING') {
      if (performance.now() > end) return { ...last, status: 'REJECTED', reason: 'UNAVAILABLE' }
      await delay(POLL_MS, signal)
      const { receiptId } = last
      const look = () => request('GET /api/reviews/receipts/:receiptId', { params: { receiptId } }, { signal })
      last = await look().catch(onceMore(look))
    }
    return last
  }
}

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

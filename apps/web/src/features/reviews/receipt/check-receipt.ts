import type { Receipt } from '@honjeo/contract/reviews'
import type { ReceiptReason } from '@honjeo/contract/values/enums'
import * as failures from '@honjeo/contract/values/error-numbers'
import { RECEIPT_MIN_WAIT_MS, RECEIPT_TIME_LIMIT_MS, RECEIPT_WAIT_LIMIT_MS } from '@honjeo/contract/values/limits'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { ApiError, isSilence } from '#lib/server/api-error.ts'
import { request } from '#lib/server/http.ts'
import { fitForUpload } from '#lib/device/image-file.ts'
import { randomId } from '#lib/server/once.ts'
import { upload } from '#lib/server/upload.ts'
import type { ReviewedVisit } from './verified-receipt.ts'

/** Whether a better photo of the same paper may be accepted. */
export const mayBeMisread = (reason: ReceiptReason) =>
  reason !== 'UNAVAILABLE' && reason !== 'ALREADY_USED' && reason !== 'NOT_A_PHOTO'

/** What went wrong with a receipt, and what may help. */
export const RECEIPT_REASON_TEXTS: Record<ReceiptReason, MessageDescriptor> = {
  UNREADABLE: msg`글자를 읽지 못했어요. 밝은 곳에서 영수증 전체가 나오게 다시 찍어주세요.`,
  INCOMPLETE: msg`결제한 시각과, 승인번호나 사업자등록번호가 보여야 해요. 영수증 전체가 나오게 다시 찍어주세요.`,
  NOT_A_PHOTO: msg`화면 캡처나 그림은 확인할 수 없어요. 종이 영수증을 카메라로 찍어주세요.`,
  OTHER_PLACE: msg`영수증의 가게가 이 장소와 다른 것 같아요.`,
  OTHER_DATE: msg`영수증의 날짜가 방문한 날짜와 달라요.`,
  ALREADY_USED: msg`이미 인증에 쓴 영수증이에요.`,
  UNAVAILABLE: msg`지금은 영수증을 확인할 수 없어요. 잠시 후 다시 시도해주세요.`,
}

const POLL_MS = 1000
/** The time from the first try, in which the server queues and then reads a receipt. */
const PATIENCE_MS = RECEIPT_WAIT_LIMIT_MS + RECEIPT_TIME_LIMIT_MS

interface Checking {
  signal: AbortSignal
  /** Is called with the number of receipts that are read before this one; null where the queue is full. */
  onWait: (ahead: number | null) => void
}

/** Sends the photo of a receipt and waits until it is decided; never so short that one cannot see what is happening. */
export async function checkReceipt({ contentId, visitDate }: ReviewedVisit, photo: File, { signal, onWait }: Checking) {
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
      onWait(code === failures.RECEIPT_READER_BUSY ? null : 1)
      await delay(seconds * 1000, signal)
      return whenTaken(send, end)
    }
  }
}

const IS_BUSY = new Set([failures.RECEIPT_READER_BUSY, failures.RECEIPT_UNDER_WAY])

/** Tries once more after a connection that broke. */
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

import { createHash, type KeyObject } from 'node:crypto'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { RECEIPT_TIME_LIMIT_MS, RECEIPT_WAIT_LIMIT_MS } from '@honjeo/contract/values/limits'
import { koreanDay } from '../../lib/clock.ts'
import type { OcrSettings } from '../../config/services.ts'
import { appError } from '@honjeo/contract/app-error'
import { checkImage } from '../../images/image-check.ts'
import { once } from '../../http/idempotency.ts'
import { readUpload, takeUploads } from '../../http/upload.ts'
import { createReceiptChecker } from '@honjeo/receipt-reader/receipt-checker'
import { findKnownPlace } from './receipts.queries.ts'
import { admitReceipt, decideReceipt, dropLostReceipts, readReceipt } from './receipts.service.ts'
import { DateOnly, Closed, Id } from '@honjeo/contract/common'
import { say } from '@honjeo/contract/values/sentences'
import type { Static } from 'typebox'
import { normaliseInput } from '../../http/normalise-input.ts'
import { compileSchema, fieldMessages } from '../../http/validation.ts'
import { serve } from '../../http/serve.ts'

type ReceiptForm = Static<typeof ReceiptForm>
const ReceiptForm = Closed({ contentId: Id, visitDate: DateOnly })
const isForm = compileSchema(ReceiptForm)

/** The text fields of a form, as the schema has them; INVALID_INPUT names those that are wrong. */
function toReceiptForm(fields: ReadonlyMap<string, string>, today: string): ReceiptForm {
  const form = normaliseInput(Object.fromEntries(fields), ReceiptForm) as Record<string, unknown>
  if (form['contentId'] !== undefined) form['contentId'] = Number(form['contentId'])
  if (!isForm(form)) throw appError('INVALID_INPUT', { fields: fieldMessages(isForm.errors ?? []) })
  const { contentId, visitDate } = form as unknown as ReceiptForm
  if (visitDate > today) throw appError('INVALID_INPUT', { fields: { visitDate: say('VISIT_TO_COME') } })
  return { contentId, visitDate }
}

export interface ReceiptsOptions {
  ocr: OcrSettings
  key: KeyObject
}

/** One or two receipts are read within this time, so a new one finds room. */
const RETRY_AFTER_SECONDS = 5

/** Serves receipts that prove a visit: handed in, checked beside the requests, asked for until decided. */
export const receiptsPlugin: FastifyPluginAsyncTypebox<ReceiptsOptions> = async (app, { ocr, key }) => {
  const { db, clock, log } = app
  const limits = { timeLimitMs: RECEIPT_TIME_LIMIT_MS, waitLimitMs: RECEIPT_WAIT_LIMIT_MS }
  const checker = createReceiptChecker({ readers: ocr.readers, ...limits, log })
  const deps = { db, clock, checker, key, log }
  const running = new Set<Promise<void>>()
  /** How many are being admitted, whose check has not begun. */
  let admitted = 0
  function requirePlace() {
    if (running.size + admitted >= checker.places)
      throw appError('RECEIPT_READER_BUSY', { retryAfter: RETRY_AFTER_SECONDS })
  }

  app.addHook('onReady', () =>
    // The member of such a receipt gives it up as well, by asking for it: a busy database is no reason not to start.
    dropLostReceipts(db, clock.now()).catch((error: unknown) =>
      log.error({ err: error }, 'what was being checked when a server ended was not given up'),
    ),
  )
  app.addHook('onClose', async () => {
    checker.close()
    await Promise.all(running)
  })

  await app.register(async (uploads) => {
    await takeUploads(uploads)
    serve(uploads, 'POST /api/reviews/receipts', async (request) => {
      const { userId } = request.requireViewer()
      if (ocr.driver === 'off') throw appError('RECEIPT_READER_UNAVAILABLE')
      requirePlace()
      const { file: photo, fields } = await readUpload(request)
      const now = clock.now()
      const { contentId, visitDate } = toReceiptForm(fields, koreanDay(now))
      if (!photo) throw appError('IMAGE_MISSING')
      await checkImage(photo)
      const place = await findKnownPlace(db, contentId)
      if (!place) throw appError('PLACE_NOT_FOUND')

      const imageHash = createHash('sha256').update(photo).digest('hex')
      const submission = { userId, contentId, place, visitDate, photo, imageHash }
      // Others may have come while this one was read.
      requirePlace()
      admitted += 1
      let isNew = false
      // What an idempotency key is compared by.
      request.body = { contentId, visitDate, imageHash }
      let receiptId: number
      try {
        receiptId = await once(db, request, userId, async (tx) => {
          const id = await admitReceipt(tx, now, submission)
          isNew = true
          return id
        })
      } finally {
        // There is no pause before the check runs: a place that is counted twice is refused to others.
        admitted -= 1
      }
      if (isNew) {
        const decision = decideReceipt(deps, receiptId, submission).finally(() => running.delete(decision))
        running.add(decision)
      }
      return readReceipt(deps, receiptId, userId)
    })
  })

  serve(app, 'GET /api/reviews/receipts/:receiptId', (request) =>
    readReceipt(deps, request.params.receiptId, request.requireViewer().userId),
  )
}

import type { IncomingMessage } from 'node:http'
import fp from 'fastify-plugin'
import { BODY_VALUES_MAX } from '@honjeo/contract/values/limits'
import { requiresNothing } from '@honjeo/contract/route-table'
import { say } from '@honjeo/contract/values/sentences'
import type { FastifyRequest } from 'fastify'
import { type AppError, appError } from '@honjeo/contract/app-error'

async function takeNoneForEmpty(request: FastifyRequest): Promise<void> {
  if (request.body === undefined) request.body = {}
}

/** Takes no body for one without any fields, where all of them may be left out. */
const optionalBodyPlugin = fp(async (app) => {
  app.addHook('onRoute', (route) => {
    const body = route.schema?.body
    if (!body || !requiresNothing(body)) return
    route.preValidation = [takeNoneForEmpty, ...[route.preValidation ?? []].flat()]
  })
})

/** The greatest depth of a body, deeper than any of the contract goes. */
const DEPTH_MAX = 32
const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c]
const OPENING = new Set([0x5b, 0x7b])
const CLOSING = new Set([0x5d, 0x7d])

/**
 * Counts depth and values of a JSON text before it is parsed: a hundred thousand nested lists would block the parser
 * and every other request, and as many values side by side would block the validation of each.
 */
function excessOf(text: string): AppError | null {
  let depth = 0
  let values = 1
  let isInText = false
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (isInText) {
      if (code === BACKSLASH) i++
      else if (code === QUOTE) isInText = false
    } else if (code === QUOTE) isInText = true
    else if (OPENING.has(code)) {
      if (++depth > DEPTH_MAX) return appError('INVALID_INPUT')
      values++
    } else if (CLOSING.has(code)) depth--
    else if (code === COMMA) values++
    if (values > BODY_VALUES_MAX) return appError('INVALID_INPUT', { fields: { body: say('BODY_TOO_LONG') } })
  }
  return null
}

/** Calls back when the body has ended without a byte, or with its first bytes, of which no more are read. */
function whenEmpty(payload: IncomingMessage, done: (isEmpty: boolean) => void): void {
  function settle(isEmpty: boolean) {
    payload.off('end', onEnd).off('data', onData).off('error', onEnd)
    done(isEmpty)
  }
  const onEnd = () => settle(true)
  const onData = () => settle(false)
  payload.on('end', onEnd).on('data', onData).on('error', onEnd)
}

/** Bodies are JSON. Many clients name some type where they send nothing: an empty body of any type counts as none. */
export const jsonBodyPlugin = fp(async (app) => {
  await app.register(optionalBodyPlugin)
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString()
    const excess = excessOf(text)
    if (text === '') done(null)
    else if (excess) done(excess)
    else void parseJson(request, text, done)
  })
  app.addContentTypeParser('*', (request, payload, done) => {
    if (request.headers['content-length'] === '0') done(null)
    else whenEmpty(payload, (isEmpty) => done(isEmpty ? null : appError('UNSUPPORTED_TYPE')))
  })
})

import { BODY_VALUES_MAX } from '@honjeo/contract/values/limits'
import fp from 'fastify-plugin'
import { type AppError, appError } from '../errors.ts'

/** Deeper than any body of the contract goes. */
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
      if (++depth > DEPTH_MAX) return appError('COMMON400')
      values++
    } else if (CLOSING.has(code)) depth--
    else if (code === COMMA) values++
    if (values > BODY_VALUES_MAX)
      return appError('COMMON400', { fields: { body: '내용이 너무 많아요. 나눠서 보내주세요.' } })
  }
  return null
}

/** Bodies are JSON. Many clients name the type where they send nothing: an empty body counts as none. */
export const jsonBodyPlugin = fp(async (app) => {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString()
    const excess = excessOf(text)
    if (text === '') done(null)
    else if (excess) done(excess)
    else void parseJson(request, text, done)
  })
})

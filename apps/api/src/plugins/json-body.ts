import fp from 'fastify-plugin'
import { appError } from '../errors.ts'

/** Deeper than any body of the contract goes. */
const DEPTH_MAX = 32
const [QUOTE, BACKSLASH] = [0x22, 0x5c]
const OPENING = new Set([0x5b, 0x7b])
const CLOSING = new Set([0x5d, 0x7d])

/** Without making anything of it: a hundred thousand lists in each other would keep the parser, and all others, waiting. */
function isTooDeep(text: string): boolean {
  let depth = 0
  let isInText = false
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (isInText) {
      if (code === BACKSLASH) i++
      else if (code === QUOTE) isInText = false
    } else if (code === QUOTE) isInText = true
    else if (OPENING.has(code)) {
      if (++depth > DEPTH_MAX) return true
    } else if (CLOSING.has(code)) depth--
  }
  return false
}

/** Bodies are JSON. Many clients name the type where they send nothing: an empty body counts as none. */
export const jsonBodyPlugin = fp(async (app) => {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString()
    if (text === '') done(null)
    else if (isTooDeep(text)) done(appError('COMMON400'))
    else void parseJson(request, text, done)
  })
})

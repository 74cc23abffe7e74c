import { say } from '@honjeo/contract/values/sentences'
import { FORBIDDEN_CHARACTERS } from '@honjeo/contract/values/text'
import fp from 'fastify-plugin'
import { appError } from '@honjeo/contract/app-error'

/** The parts of JSON Schema that the contract's schemas use. */
export interface JsonSchema {
  type?: unknown
  properties?: Record<string, JsonSchema>
  patternProperties?: Record<string, JsonSchema>
  items?: JsonSchema
  anyOf?: JsonSchema[]
  maxLength?: number
  pattern?: string
  enum?: string[]
}

/** Finds texts that are in normal form and hold nothing forbidden without a second look: most of what is typed here. */
const PLAIN = /^[\t\n\r -~가-힣ㄱ-ㅎㅏ-ㅣ]*$/

const isKnown = (schema: JsonSchema | undefined): schema is JsonSchema => schema !== undefined
/** Returns a schema and all alternatives of its `anyOf`. */
const alternatives = (schema: JsonSchema): JsonSchema[] => [schema, ...(schema.anyOf?.flatMap(alternatives) ?? [])]

const limitOf = ({ maxLength = Number.POSITIVE_INFINITY, enum: values }: JsonSchema): number =>
  values ? Math.max(...values.map((value) => value.length)) : maxLength

/**
 * Returns the maximum length of the text at a path such as `days[0].title` of a schema; undefined where no text is
 * allowed.
 */
function textLimitAt(schema: unknown, path: string): number | undefined {
  let found = [schema as JsonSchema | undefined].filter(isKnown).flatMap(alternatives)
  for (const step of path.split(/[.[]/).filter((part) => part !== '')) {
    const next = step.endsWith(']')
      ? found.map(({ items }) => items)
      : found.map(({ properties = {} }) => (Object.hasOwn(properties, step) ? properties[step] : undefined))
    found = next.filter(isKnown).flatMap(alternatives)
  }
  const texts = found.filter(({ type }) => type === 'string')
  return texts.length === 0 ? undefined : Math.max(...texts.map(limitOf))
}

/** Secrets are taken as typed: trimming would change them. */
const VERBATIM = new Set(['password', 'currentPassword'])
const MAX_DEPTH = 8
/** Texts of up to this many UTF-16 units are read without looking up their limit. */
const SHORT = 256
/**
 * The most UTF-16 units of a text for one character of its normal form: four characters that become one, of two units
 * each.
 */
const UNITS_PER_CHARACTER = 8
/**
 * The most marks on one letter, as many as any language writes (UAX #15 draws the line there). Sorting more of them
 * takes quadratic time.
 */
const MARKS_MAX = 30
/**
 * Finds, in linear time, runs longer than MARKS_MAX of characters that may be marks, being neither Latin nor Hangul nor
 * Chinese.
 */
const PERHAPS_MARKS = /[^\0-\u02ff\u1100-\u11ff\u3130-\ua4cf\uac00-\ud7ff]{31}/
const NO_MARKS = /\P{M}+/u

const hasTooManyMarks = (text: string) =>
  PERHAPS_MARKS.test(text) && text.split(NO_MARKS).some((marks) => Array.from(marks).length > MARKS_MAX)

/** Halves of characters become U+FFFD, as which the database stores them; within JSON it refuses them. */
const normalForm = (text: string) => text.normalize('NFC').toWellFormed()

/**
 * Returns the normal form of a text. A text far above its limit is cut to a length that its schema still refuses, as
 * the rest need not be read; a text where none is allowed is returned as it is, and refused for that.
 */
function normaliseText(text: string, schema: unknown, path: string): string {
  if (text.length <= SHORT) return normalForm(text)
  const limit = textLimitAt(schema, path)
  if (limit === undefined) return text
  return normalForm(text.slice(0, limit * UNITS_PER_CHARACTER + 1))
}

/**
 * Trims and NFC-normalises every string, and cuts those far above their limit, which the schema refuses afterwards.
 * Throws INVALID_INPUT with the field's name for a character that no text may hold.
 */
export function normaliseInput(value: unknown, schema: unknown, path = '', depth = 0): unknown {
  if (typeof value === 'string') {
    if (value.length <= SHORT && PLAIN.test(value)) return value.trim()
    if (FORBIDDEN_CHARACTERS.test(value) || hasTooManyMarks(value)) {
      throw appError('INVALID_INPUT', {
        fields: { [path || 'body']: say('FORBIDDEN_CHARACTER') },
      })
    }
    return normaliseText(value.trim(), schema, path)
  }
  if (value === null || typeof value !== 'object') return value
  if (depth >= MAX_DEPTH) throw appError('INVALID_INPUT', { fields: { [path]: say('BODY_TOO_DEEP') } })
  if (Array.isArray(value)) return value.map((item, i) => normaliseInput(item, schema, `${path}[${i}]`, depth + 1))
  const entries = Object.entries(value)
  let isChanged = false
  for (const entry of entries) {
    const [key, item] = entry as [string, unknown]
    const itemPath = path ? `${path}.${key}` : key
    entry[1] =
      VERBATIM.has(key) && typeof item === 'string'
        ? normaliseText(item, schema, itemPath)
        : normaliseInput(item, schema, itemPath, depth + 1)
    isChanged ||= entry[1] !== item
  }
  return isChanged ? Object.fromEntries(entries) : value
}

export const normaliseInputPlugin = fp(async (app) => {
  app.addHook('preValidation', async (request) => {
    const { schema } = request.routeOptions
    request.body = normaliseInput(request.body, schema?.body)
    request.query = normaliseInput(request.query, schema?.querystring)
  })
})

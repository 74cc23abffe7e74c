import { BODY_MAX_BYTES, PLAN_BODY_MAX_BYTES } from '@honjeo/contract/values/limits'
import type { JsonSchema } from '../http/normalise-input.ts'

export interface EvilText {
  what: string
  /** Returns the text in this length, in bytes of UTF-8. */
  ofBytes(bytes: number): string
}

const evil = (piece: string, { start = '', end = '' } = {}): EvilText => ({
  what: JSON.stringify(`${start}${piece}…${end}`),
  ofBytes(bytes) {
    const times = Math.floor((bytes - Buffer.byteLength(start + end)) / Buffer.byteLength(piece))
    return start + piece.repeat(Math.max(0, times)) + end
  },
})

/** Texts on which expressions, normal forms and parsers try over and over. */
export const EVIL_TEXTS: readonly EvilText[] = [
  evil('a', { end: '\nx' }),
  evil('.', { start: 'http://', end: ' x' }),
  evil(' ', { start: 'a', end: 'b' }),
  evil('\u3164', { start: 'a', end: '\n.' }),
  evil('a.', { start: 'a@', end: '@' }),
  evil('+', { end: '@' }),
  evil('-', { start: '1' }),
  evil('www.'),
  evil('@혼저 '),
  evil('카톡 아이디 '),
  evil('ㅅ1'),
  evil('\u0301\u0323', { start: 'a' }),
  evil('\\"'),
  // The short form ends here.
  evil('a.', { start: 'https://', end: ' ' }),
  evil(' \n', { start: 'a', end: 'b' }),
  evil('\u3164', { end: '\n' }),
  evil('a@'),
  evil('a-'),
  evil('https://'),
  evil('<br '),
  evil('[('),
  evil('선 입금 '),
  evil('010 '),
  evil('시', { end: '1발' }),
  evil('\u1109\u1175'),
  evil(`a${'\u0301\u0323'.repeat(15)}`),
  evil('\u200d👩'),
  evil('0', { start: '2026-11-28T07:30:00.', end: 'x' }),
  evil('10:'),
  evil(`${'a'.repeat(63)}.`),
  evil('., ', { start: 'a', end: 'b' }),
  evil('ﷺ'),
]

export type FieldPath = readonly (string | number)[]

export interface TextField {
  path: FieldPath
  /** The limit in characters; undefined where the schema sets none. */
  limit: number | undefined
}

/** Returns the fields of a schema that take texts; for a list, those of its first item. */
export function textFieldsOf(schema: unknown, path: FieldPath = []): TextField[] {
  const { type, properties = {}, items, anyOf = [], maxLength, enum: values } = (schema ?? {}) as JsonSchema
  const inner = [
    ...Object.entries(properties).flatMap(([name, property]) => textFieldsOf(property, [...path, name])),
    ...(items ? textFieldsOf(items, [...path, 0]) : []),
    ...anyOf.flatMap((each) => textFieldsOf(each, path)),
  ]
  return type === 'string'
    ? [{ path, limit: values ? Math.max(...values.map((value) => value.length)) : maxLength }, ...inner]
    : inner
}

/** Returns a copy of a body with one value set; missing objects and lists on the way are added. */
export function withValue(body: unknown, [step, ...rest]: FieldPath, value: unknown): unknown {
  if (step === undefined) return value
  if (typeof step === 'number') return [withValue((body as unknown[] | undefined)?.[step], rest, value)]
  const object = (body ?? {}) as Record<string, unknown>
  return { ...object, [step]: withValue(object[step], rest, value) }
}

const LONG_BODIES = new Set(['POST /api/plans', 'PATCH /api/plans/:planId'])
const bodyLimitOf = (line: string) => (LONG_BODIES.has(line) ? PLAN_BODY_MAX_BYTES : BODY_MAX_BYTES)

/** Returns the longest body that a route reads with such a text in one of its fields. */
export function longestBody(line: string, good: unknown, { path }: TextField, text: EvilText): string {
  const limit = bodyLimitOf(line)
  const around = Buffer.byteLength(JSON.stringify(withValue(good, path, '')))
  const bodyOf = (bytes: number) => JSON.stringify(withValue(good, path, text.ofBytes(bytes)))
  const whole = bodyOf(limit - around)
  // JSON needs more bytes than UTF-8 for some characters.
  const tooMany = Buffer.byteLength(whole) / limit
  return tooMany <= 1 ? whole : bodyOf(Math.floor((limit - around) / tooMany) - 8)
}

import { FORBIDDEN_CHARACTERS } from '@honjeo/contract/values/text'
import fp from 'fastify-plugin'
import { appError } from '../errors.ts'

/** Secrets are taken as typed: trimming would change them. */
const VERBATIM = new Set(['password', 'currentPassword'])
const MAX_DEPTH = 8

/** Trims and NFC-normalises every string; throws COMMON400 that names the field of a control character. */
export function normaliseInput(value: unknown, path = '', depth = 0): unknown {
  if (typeof value === 'string') {
    if (FORBIDDEN_CHARACTERS.test(value)) {
      throw appError('COMMON400', {
        fields: { [path || 'body']: '사용할 수 없는 문자가 들어 있어요. 지우고 다시 입력해주세요.' },
      })
    }
    return value.trim().normalize('NFC')
  }
  if (value === null || typeof value !== 'object') return value
  if (depth >= MAX_DEPTH) throw appError('COMMON400', { fields: { [path]: '내용이 너무 깊게 겹쳐 있어요.' } })
  if (Array.isArray(value)) return value.map((item, i) => normaliseInput(item, `${path}[${i}]`, depth + 1))
  const entries = Object.entries(value)
  let isChanged = false
  for (const entry of entries) {
    const [key, item] = entry as [string, unknown]
    entry[1] =
      VERBATIM.has(key) && typeof item === 'string'
        ? item.normalize('NFC')
        : normaliseInput(item, path ? `${path}.${key}` : key, depth + 1)
    isChanged ||= entry[1] !== item
  }
  return isChanged ? Object.fromEntries(entries) : value
}

export const normaliseInputPlugin = fp(async (app) => {
  app.addHook('preValidation', async (request) => {
    request.body = normaliseInput(request.body)
    request.query = normaliseInput(request.query)
  })
})

import { Ajv, type ErrorObject } from 'ajv'
import formats from 'ajv-formats'
import type { FastifyInstance } from 'fastify'
import { isInstant } from '../lib/clock.ts'

const FIELDS_MAX = 20

function createAjv(coerceTypes: boolean) {
  const ajv = new Ajv({
    coerceTypes,
    // Strict, Ajv would look at no limit of the Infinity that it makes of a query's 1e999.
    strictNumbers: !coerceTypes,
    useDefaults: true,
    removeAdditional: false,
    allErrors: true,
    verbose: true,
  })
  ajv.addVocabulary(['message'])
  formats.default(ajv, { mode: 'full', formats: ['date', 'date-time'] })
  const { validate } = ajv.formats['date-time'] as { validate: (text: string) => boolean }
  ajv.addFormat('date-time', (text) => validate(text) && isInstant(text))
  return ajv
}

const forBodies = createAjv(false)
const forText = createAjv(true)

/** Text from a URL is coerced; JSON is not, or null in a body would become "", 0 or false. */
export function setUpValidation(app: FastifyInstance) {
  app.setValidatorCompiler(({ schema, httpPart }) => (httpPart === 'body' ? forBodies : forText).compile(schema))
}

/** For JSON that does not come by HTTP: the body of a STOMP frame. */
export const compileSchema = (schema: object) => forBodies.compile(schema)

const SENTENCES: Record<string, (params: Record<string, unknown>) => string> = {
  required: () => '꼭 필요한 항목이에요.',
  additionalProperties: () => '알 수 없는 항목이에요.',
  maxLength: ({ limit }) => `${Number(limit).toLocaleString('ko-KR')}자까지 입력할 수 있어요.`,
  minLength: ({ limit }) => (limit === 1 ? '내용을 입력해주세요.' : `${String(limit)}자 이상 입력해주세요.`),
  minimum: ({ limit }) => `${String(limit)} 이상이어야 해요.`,
  maximum: ({ limit }) => `${String(limit)} 이하여야 해요.`,
  maxItems: ({ limit }) => `${String(limit)}개까지 고를 수 있어요.`,
  enum: ({ allowedValues }) => `다음 중 하나여야 해요: ${(allowedValues as unknown[]).join(', ')}`,
  format: ({ format }) =>
    format === 'date-time'
      ? '2026-11-28T16:30:00+09:00 같은 날짜와 시간이어야 해요.'
      : 'YYYY-MM-DD 형식의 날짜여야 해요.',
  type: ({ type }) => (type === 'integer' || type === 'number' ? '숫자여야 해요.' : '형식이 올바르지 않아요.'),
}

function fieldOf({ instancePath, keyword, params }: ErrorObject) {
  const path = instancePath.slice(1).replaceAll('/', '.')
  const child =
    keyword === 'required'
      ? params['missingProperty']
      : keyword === 'additionalProperties'
        ? params['additionalProperty']
        : ''
  return [path, child].filter((part) => part !== '' && part !== undefined).join('.') || 'body'
}

interface SaidSchema {
  message?: unknown
  properties?: Record<string, SaidSchema>
}

/** Names the field that is wrong: what is missing or too much is said of the whole. */
function wrongSchema({ keyword, params, parentSchema }: ErrorObject): SaidSchema | undefined {
  const schema = parentSchema as SaidSchema | undefined
  if (keyword === 'required') return schema?.properties?.[String(params['missingProperty'])]
  return keyword === 'additionalProperties' ? undefined : schema
}

/** One Korean sentence per field; a schema's own `message` goes before the general one. */
export function fieldMessages(errors: readonly ErrorObject[]): Record<string, string> {
  // Without a prototype: a field may be called `constructor`.
  const fields: Record<string, string> = Object.create(null)
  for (const error of errors.slice(0, FIELDS_MAX)) {
    const own = wrongSchema(error)?.message
    const general = SENTENCES[error.keyword]?.(error.params) ?? '형식이 올바르지 않아요.'
    fields[fieldOf(error)] ??= typeof own === 'string' ? own : general
  }
  return fields
}

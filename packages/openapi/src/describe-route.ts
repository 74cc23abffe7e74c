import { IDEMPOTENCY_KEY_MAX } from '@honjeo/contract/values/limits'

/** The facts that a route says of itself, by the names that its row in the contract has. */
interface RouteFacts {
  body?: unknown
  /** The fields of a form, which come in the place of a body. */
  form?: unknown
  querystring?: unknown
  params?: unknown
  response?: unknown
  isDoneOnce?: boolean
  example?: (now: Date) => object
}

type Schema = Record<string, unknown>

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Keywords that hold schemas by name, one schema, or a list of them. */
const BY_NAME = new Set(['properties', 'patternProperties', '$defs', 'definitions'])
const ONE = new Set(['items', 'additionalProperties', 'not', 'if', 'then', 'else', 'contains', 'propertyNames'])
const LISTS = new Set(['anyOf', 'allOf', 'oneOf', 'prefixItems'])

/** Returns a tuple as JSON Schema 2020-12 writes it; the validator reads the older way. */
function tupleOf({ items, additionalItems, ...rest }: Schema): Schema {
  if (!Array.isArray(items)) return { ...rest, ...(items === undefined ? {} : { items }) }
  return { ...rest, prefixItems: items as unknown[], items: additionalItems ?? false }
}

/**
 * Returns a schema of the contract as JSON Schema 2020-12, which OpenAPI 3.1 is made of, without what only this server reads: the
 * sentence it answers with (`message`).
 */
function plainSchema(schema: unknown): unknown {
  if (!isSchema(schema)) return schema
  const { message: _message, ...rest } = schema
  return Object.fromEntries(
    Object.entries(tupleOf(rest)).map(([keyword, value]) => [keyword, plainValue(keyword, value)]),
  )
}

function plainValue(keyword: string, value: unknown): unknown {
  if (ONE.has(keyword)) return plainSchema(value)
  if (LISTS.has(keyword) && Array.isArray(value)) return value.map(plainSchema)
  if (BY_NAME.has(keyword) && isSchema(value))
    return Object.fromEntries(Object.entries(value).map(([name, property]) => [name, plainSchema(property)]))
  return value
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Returns the words of one part of a path: `tourist-spots` is two, `:planId.ics` is `by`, its name and `ics`. */
const wordsOf = (part: string) =>
  part
    .replace(/^:/, 'by-')
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '')

/**
 * Returns the name that generated clients give a route: `GET /api/chatrooms/:roomId/messages` is `getChatroomsByRoomIdMessages`. It follows from the
 * line alone, so that a new route renames none.
 */
function operationIdOf(method: string, url: string): string {
  const words = url
    .replace(/^\/api\//, '')
    .split('/')
    .flatMap(wordsOf)
  return method.toLowerCase() + words.map(capitalised).join('')
}

interface Described {
  method: string | readonly string[]
  url: string
}

/** The header by which a write is done once, as its description names it. */
const ONCE = {
  type: 'object',
  properties: {
    'Idempotency-Key': {
      type: 'string',
      minLength: 1,
      maxLength: IDEMPOTENCY_KEY_MAX,
      pattern: '^[!-~]+$',
      description: '같은 요청을 다시 보낼 때 같은 값을 쓰면 한 번만 처리하고 같은 답을 드려요.',
    },
  },
}

/** The time of the examples, so that the description is the same every day. */
const DESCRIBED_AT = new Date('2026-11-28T07:30:00.000Z')

const asStatus = (status: string) => status.replace('xx', 'XX')

/** Returns a route's schema as its description in OpenAPI reads it. */
export function describeRoute<Facts extends RouteFacts>(schema: Facts, { method, url }: Described) {
  const { body, form, querystring, params, response, isDoneOnce, example } = schema
  const input = form ?? body
  const answers = Object.entries((response ?? {}) as Record<string, unknown>)
  return {
    ...schema,
    operationId: operationIdOf([method].flat()[0] ?? '', url),
    ...(input === undefined
      ? {}
      : { body: { ...(plainSchema(input) as object), ...(example && { examples: [example(DESCRIBED_AT)] }) } }),
    ...(querystring === undefined ? {} : { querystring: plainSchema(querystring) }),
    ...(params === undefined ? {} : { params: plainSchema(params) }),
    ...(isDoneOnce ? { headers: ONCE } : {}),
    response: Object.fromEntries(answers.map(([status, answer]) => [asStatus(status), plainSchema(answer)])),
  }
}

import fc, { type Arbitrary } from 'fast-check'
import type { ContractRoute } from '../testing/contract-routes.ts'

/** What the contract's schemas are made of, as JSON Schema names it. */
interface Schema {
  type?: string
  enum?: unknown[]
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  pattern?: string
  format?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
}

export interface RandomRequest {
  route: ContractRoute
  caller: 'visitor' | 'member' | 'staff'
  /** The id in the place of a parameter's name; undefined for one of the caller's own. */
  junkId: string | undefined
  query: Record<string, unknown>
  /** The body as it goes over the wire; undefined for none. */
  body: string | undefined
  contentType: string
}

const DEPTH = 2000
/**
 * The most entries and letters in schemas that allow more: the body is to be refused for its form, not for its size.
 */
const LENGTH_MAX = 40
/** One in so many values is not what its schema wants. */
const MUTATED = 8

/** Nothing that a schema asks for, but perhaps what a program stumbles over. */
const junk: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    '',
    0,
    -0,
    -1,
    2 ** 31,
    2 ** 53,
    -(2 ** 63),
    1e308,
    5e-324,
    0.1,
    'NaN',
    '\0',
    '\ud800',
  ),
  fc.constantFrom<unknown>(
    [],
    {},
    [[]],
    { toString: 1 },
    { $ne: null },
    { length: -1 },
    "'; drop table users; --",
    '%00',
    '../../etc/passwd',
  ),
  fc.double(),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.nat(6).map((power) => 'ㅎ'.repeat(4 ** power)),
  fc.jsonValue({ maxDepth: 3 }),
)

const INSTANTS = fc.date({ min: new Date('1899-01-01'), max: new Date('2101-01-01'), noInvalidDate: true })
const FORMATS: Record<string, Arbitrary<string>> = {
  date: INSTANTS.map((instant) => instant.toISOString().slice(0, 10)),
  'date-time': INSTANTS.map((instant) => instant.toISOString()),
  email: fc.emailAddress(),
  uuid: fc.uuid(),
  uri: fc.webUrl(),
}

function textOf({ format = '', pattern, minLength = 0, maxLength = LENGTH_MAX }: Schema): Arbitrary<string> {
  const limits = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, LENGTH_MAX)) }
  const free = fc.oneof(fc.string(limits), fc.string({ ...limits, unit: 'grapheme' }))
  if (FORMATS[format]) return FORMATS[format]
  if (pattern === undefined) return free
  try {
    return fc.oneof(fc.stringMatching(new RegExp(pattern, 'u')), free)
  } catch {
    // A field whose pattern cannot be drawn from is any text.
    return free
  }
}

function rightValue(schema: Schema): Arbitrary<unknown> {
  const { type, minimum = -(2 ** 31), maximum = 2 ** 31 - 1, minItems = 0, maxItems = LENGTH_MAX } = schema
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(valueOf))
  if (type === 'string') return textOf(schema)
  if (type === 'integer') return fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) })
  if (type === 'number') return fc.double({ min: minimum, max: maximum, noNaN: true })
  if (type === 'boolean') return fc.boolean()
  if (type === 'array')
    return fc.array(valueOf(schema.items ?? {}), {
      minLength: minItems,
      maxLength: Math.max(minItems, Math.min(maxItems, 6)),
    })
  if (type === 'object') return objectOf(schema)
  return junk
}

/** Draws an object with most of its fields as they should be, some missing, some wrong, now and then one too many. */
function objectOf({ properties = {}, required = [] }: Schema): Arbitrary<unknown> {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, valueOf(property)]))
  const whole = fc.record(fields, { requiredKeys: required.filter((name) => name in fields) })
  const broken = fc.record(fields, { requiredKeys: [] })
  const more = fc.dictionary(fc.constantFrom('isAdmin', 'constructor', 'toString', 'id', '', '한글'), junk, {
    maxKeys: 2,
  })
  return fc.oneof(
    { weight: 6, arbitrary: whole },
    { weight: 1, arbitrary: broken },
    { weight: 1, arbitrary: fc.tuple(whole, more).map(([object, others]) => ({ ...object, ...others })) },
  )
}

const valueOf = (schema: Schema): Arbitrary<unknown> =>
  fc.oneof({ weight: MUTATED - 1, arbitrary: rightValue(schema) }, { weight: 1, arbitrary: junk })

/** A good body with one of its fields replaced, which gets further than one that is drawn whole. */
function nearlyGood(good: () => object): Arbitrary<unknown> {
  return fc.tuple(fc.nat(), junk, fc.boolean()).map(([n, value, isChanged]) => {
    const body: Record<string, unknown> = { ...good() }
    const name = Object.keys(body)[n % Math.max(1, Object.keys(body).length)]
    if (isChanged && name !== undefined) body[name] = value
    return body
  })
}

/** What no JSON.stringify would write. */
const brokenText = fc.oneof(
  fc.constantFrom(
    '',
    '{',
    'null',
    '{"__proto__":{"isAdmin":true}}',
    '{"constructor":{"prototype":{"isAdmin":true}}}',
    '{"title":"a","title":"b"}',
    '{"title":1e999}',
    '{"title":"\\ud800"}',
    '\ufeff{}',
  ),
  fc.constantFrom('[', '{"a":').map((opening) => opening.repeat(DEPTH)),
  fc.string({ unit: 'binary', maxLength: 200 }),
)

export function randomRequests(
  routes: readonly ContractRoute[],
  goodBodies: Record<string, () => object>,
): Arbitrary<RandomRequest> {
  const bodies = new Map(routes.map((route) => [route.line, bodyOf(route, goodBodies[route.line])]))
  const queries = new Map(routes.map(({ line, query }) => [line, objectOf({ properties: query })]))
  return fc.constantFrom(...routes).chain((route) =>
    fc.record({
      route: fc.constant(route),
      caller: fc.oneof(
        { weight: 1, arbitrary: fc.constant('visitor' as const) },
        { weight: 3, arbitrary: fc.constant('member' as const) },
        { weight: route.path.startsWith('/api/admin/') ? 9 : 1, arbitrary: fc.constant('staff' as const) },
      ),
      junkId: fc.oneof(
        { weight: 5, arbitrary: fc.constant(undefined) },
        { weight: 1, arbitrary: junk.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))) },
      ),
      query: queries.get(route.line)! as Arbitrary<Record<string, unknown>>,
      body: bodies.get(route.line)!,
      contentType: fc.oneof(
        {
          weight: 20,
          arbitrary: fc.constant(route.takesForm ? 'multipart/form-data; boundary=x' : 'application/json'),
        },
        {
          weight: 1,
          arbitrary: fc.constantFrom('text/plain', 'multipart/form-data', '', 'application/json; charset=latin1'),
        },
      ),
    }),
  )
}

const form = (file: string) =>
  `--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n${file}\r\n--x--\r\n`

function bodyOf({ method, body, takesForm }: ContractRoute, good?: () => object): Arbitrary<string | undefined> {
  if (method === 'GET') return fc.constant(undefined)
  if (takesForm) return fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }).map(form), brokenText)
  const drawn = valueOf(body ?? {})
  const values = good ? fc.oneof(drawn, nearlyGood(good)) : drawn
  return fc.oneof(
    { weight: 12, arbitrary: values.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: brokenText },
  )
}

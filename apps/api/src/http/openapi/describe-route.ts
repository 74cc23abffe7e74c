import { IDEMPOTENCY_KEY_MAX } from '@honjeo/contract/values/limits'
import type { FastifySchema } from 'fastify'
import { operationIdOf } from './operation-id.ts'
import { plainSchema } from './plain-schema.ts'

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
export function describeRoute(schema: FastifySchema = {}, { method, url }: Described) {
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

import fastJsonStringify from 'fast-json-stringify'
import type { FastifyInstance } from 'fastify'

type Serialize = (value: unknown) => string

/** Schemas are constants of the contract; what they compile to holds no state. */
const compiled = new WeakMap<object, Serialize>()

function serializerOf(schema: object): Serialize {
  let serialize = compiled.get(schema)
  if (!serialize) {
    serialize = fastJsonStringify(schema)
    compiled.set(schema, serialize)
  }
  return serialize
}

/** As Fastify does it, but each schema once: most routes answer their failures alike, and tests start many servers. */
export function setUpSerialization(app: FastifyInstance) {
  app.setSerializerCompiler(({ schema }) => serializerOf(schema as object))
}

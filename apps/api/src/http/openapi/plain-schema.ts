type Schema = Record<string, unknown>

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Keywords that hold schemas by name, one schema, or a list of them. */
const BY_NAME = new Set(['properties', 'patternProperties', '$defs', 'definitions'])
const ONE = new Set(['items', 'additionalProperties', 'not', 'if', 'then', 'else', 'contains', 'propertyNames'])
const LISTS = new Set(['anyOf', 'allOf', 'oneOf', 'prefixItems'])

/** A tuple as JSON Schema 2020-12 writes it; the validator reads the older way. */
function tupleOf({ items, additionalItems, ...rest }: Schema): Schema {
  if (!Array.isArray(items)) return { ...rest, ...(items === undefined ? {} : { items }) }
  return { ...rest, prefixItems: items as unknown[], items: additionalItems ?? false }
}

/**
 * Returns a schema of the contract as JSON Schema 2020-12, which OpenAPI 3.1 is made of, without what only this server reads: the
 * sentence it answers with (`message`).
 */
export function plainSchema(schema: unknown): unknown {
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

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

const isKnown = (schema: JsonSchema | undefined): schema is JsonSchema => schema !== undefined
/** Returns a schema and all alternatives of its `anyOf`. */
const alternatives = (schema: JsonSchema): JsonSchema[] => [schema, ...(schema.anyOf?.flatMap(alternatives) ?? [])]

const limitOf = ({ maxLength = Number.POSITIVE_INFINITY, enum: values }: JsonSchema): number =>
  values ? Math.max(...values.map((value) => value.length)) : maxLength

/**
 * Returns the maximum length of the text at a path such as `days[0].title` of a schema; undefined where no text is
 * allowed.
 */
export function textLimitAt(schema: unknown, path: string): number | undefined {
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

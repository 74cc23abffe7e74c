/** The parts of JSON Schema that the contract's schemas use. */
interface Schema {
  type?: unknown
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  maxLength?: number
  enum?: unknown[]
}

const isKnown = (schema: Schema | undefined): schema is Schema => schema !== undefined
/** Returns a schema and all alternatives of its `anyOf`. */
const alternatives = (schema: Schema): Schema[] => [schema, ...(schema.anyOf?.flatMap(alternatives) ?? [])]

const limitOf = ({ maxLength = Number.POSITIVE_INFINITY, enum: values }: Schema): number =>
  values ? Math.max(...values.map((value) => String(value).length)) : maxLength

/**
 * Returns the maximum length of the text at a path such as `days[0].title` of a schema; undefined where no text is
 * allowed.
 */
export function textLimitAt(schema: unknown, path: string): number | undefined {
  let found = [schema as Schema | undefined].filter(isKnown).flatMap(alternatives)
  for (const step of path.split(/[.[]/).filter((part) => part !== '')) {
    const next = step.endsWith(']')
      ? found.map(({ items }) => items)
      : found.map(({ properties = {} }) => (Object.hasOwn(properties, step) ? properties[step] : undefined))
    found = next.filter(isKnown).flatMap(alternatives)
  }
  const texts = found.filter(({ type }) => type === 'string')
  return texts.length === 0 ? undefined : Math.max(...texts.map(limitOf))
}

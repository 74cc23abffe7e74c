/** What the contract's schemas are made of, as JSON Schema names it. */
interface Schema {
  type?: unknown
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  maxLength?: number
  enum?: unknown[]
}

const isKnown = (schema: Schema | undefined): schema is Schema => schema !== undefined
/** A schema itself, or what may stand in its place. */
const alternatives = (schema: Schema): Schema[] => [schema, ...(schema.anyOf?.flatMap(alternatives) ?? [])]

const limitOf = ({ maxLength = Number.POSITIVE_INFINITY, enum: values }: Schema): number =>
  values ? Math.max(...values.map((value) => String(value).length)) : maxLength

/** Characters that a text at `days[0].title` of what the schema describes may have; undefined where no text may stand. */
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

import type { RegularExpression } from '../../../../scripts/lib/regular-expressions.ts'

/** What the contract's schemas are made of, as JSON Schema names it. */
interface Schema {
  properties?: Record<string, Schema>
  patternProperties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  pattern?: string
}

/** The patterns of a schema as it is compiled, wherever they come from. */
export function patternsOf(schema: unknown, place: string): RegularExpression[] {
  const { properties = {}, patternProperties = {}, items, anyOf = [], pattern } = (schema ?? {}) as Schema
  const patterns = [...(pattern === undefined ? [] : [pattern]), ...Object.keys(patternProperties)]
  return [
    ...patterns.map((source) => ({ place, source, flags: 'u' })),
    ...Object.entries({ ...properties, ...patternProperties }).flatMap(([name, each]) =>
      patternsOf(each, `${place} ${name}`),
    ),
    ...[...(items ? [items] : []), ...anyOf].flatMap((each) => patternsOf(each, place)),
  ]
}

/** Every expression that reads a text with this mark in it while something is done, those of libraries too. */
export async function expressionsReading(mark: string, act: () => Promise<void>): Promise<RegularExpression[]> {
  const found = new Map<string, RegularExpression>()
  // All that JavaScript does with an expression, it does by `exec`.
  const { prototype } = RegExp
  const { exec } = prototype
  function watched(this: RegExp, text: unknown) {
    if (typeof text === 'string' && text.includes(mark)) {
      const { source, flags } = this
      found.set(`${source}/${flags}`, { place: `what reads ${mark}`, source, flags })
    }
    return exec.call(this, text as string)
  }
  Object.defineProperty(prototype, 'exec', { value: watched, configurable: true, writable: true })
  try {
    await act()
  } finally {
    Object.defineProperty(prototype, 'exec', { value: exec, configurable: true, writable: true })
  }
  return [...found.values()]
}

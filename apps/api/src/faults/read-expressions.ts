import type { RegularExpression } from '../../../../scripts/lib/regular-expressions.ts'
import type { JsonSchema } from '../http/normalise-input.ts'

/** Returns the patterns of a schema, as they are compiled. */
export function patternsOf(schema: unknown, place: string): RegularExpression[] {
  const { properties = {}, patternProperties = {}, items, anyOf = [], pattern } = (schema ?? {}) as JsonSchema
  const patterns = [...(pattern === undefined ? [] : [pattern]), ...Object.keys(patternProperties)]
  return [
    ...patterns.map((source) => ({ place, source, flags: 'u' })),
    ...Object.entries({ ...properties, ...patternProperties }).flatMap(([name, each]) =>
      patternsOf(each, `${place} ${name}`),
    ),
    ...[...(items ? [items] : []), ...anyOf].flatMap((each) => patternsOf(each, place)),
  ]
}

/** Returns every expression that reads a text with this mark during the act, those of libraries included. */
export async function expressionsReading(mark: string, act: () => Promise<void>): Promise<RegularExpression[]> {
  const found = new Map<string, RegularExpression>()
  // All of JavaScript's functions on expressions call `exec`.
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

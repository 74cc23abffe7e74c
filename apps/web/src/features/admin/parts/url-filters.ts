import { parseId } from '#lib/route-id.ts'

/** What a filter may be: one of some values, or an id. */
export type FilterSpec = Readonly<Record<string, readonly string[] | 'id'>>

export type Filters<S extends FilterSpec> = {
  [Name in keyof S]?: (S[Name] extends readonly string[] ? S[Name][number] : number) | undefined
}

/** Reads an address; what it cannot mean counts as not said. */
export function readFilters<S extends FilterSpec>(params: URLSearchParams, spec: S): Filters<S> {
  const filters: Record<string, string | number> = {}
  for (const [name, allowed] of Object.entries(spec)) {
    const text = params.get(name) ?? undefined
    const value = allowed === 'id' ? parseId(text) : allowed.find((each) => each === text)
    if (value !== null && value !== undefined) filters[name] = value
  }
  return filters as Filters<S>
}

/** The same address with these changes; undefined takes a filter out. */
export function withFilters(
  params: URLSearchParams,
  changes: Readonly<Record<string, string | number | undefined>>,
): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) next.delete(name)
    else next.set(name, String(value))
  }
  return next
}

import { useSearchParams } from 'react-router'
import { parseId } from '#lib/navigation/paths.ts'

/** What a filter may be: one of some values, or an id. */
type FilterSpec = Readonly<Record<string, readonly string[] | 'id'>>

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

/** Filters in the screen's address. A change replaces it, so that back leaves the list instead of walking through them. */
export function useUrlFilters<const S extends FilterSpec>(spec: S): [Filters<S>, (changes: Filters<S>) => void] {
  const [params, setParams] = useSearchParams()
  return [
    readFilters(params, spec),
    (changes) => setParams((current) => withFilters(current, changes), { replace: true, preventScrollReset: true }),
  ]
}

/** A text in the screen's address, such as what is searched for; undefined while there is none. */
export function useUrlText(name: string): [string | undefined, (text: string) => void] {
  const [params, setParams] = useSearchParams()
  const change = (text: string) =>
    setParams((current) => withFilters(current, { [name]: text === '' ? undefined : text }), {
      replace: true,
      preventScrollReset: true,
    })
  return [params.get(name) ?? undefined, change]
}

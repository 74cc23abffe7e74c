import { sql, type Placeholder } from 'drizzle-orm'
import { plannedOnce, type Db } from './client.ts'

/** The place of a value in a statement that is built before the value is known. */
export type Place<T> = Placeholder<string, T>
/** What takes part in statements of both kinds. */
export type Bindable<T> = T | Place<T>

/** What belongs into the places. */
type Filled<Places> = { [Name in keyof Places]: Places[Name] extends Place<infer T> ? T : OrNone<Places[Name]> }
type OrNone<P> = Extract<P, null | undefined> | (Extract<P, Place<never>> extends Place<infer T> ? T : never)

interface Prepared<Row> {
  execute(values: Record<string, unknown>): Promise<Row[]>
}
interface Preparable<Row> {
  prepare(name: string): Prepared<Row>
}

const isThere = (value: unknown) => value !== null && value !== undefined

/**
 * A statement that many ask for: built once by this process, parsed and planned once by each connection, which keeps it under
 * its name. Either takes longer than carrying it out. Null and undefined are no values of it but make another statement. In a
 * transaction it is built anew.
 */
export function planned<Places extends object, Row>(
  name: string,
  build: (db: Db, places: Places) => Preparable<Row>,
): (db: Db, values: Filled<Places>) => Promise<Row[]> {
  const kept = new WeakMap<Db, Map<string, Prepared<Row>>>()

  function prepare(db: Db, entries: readonly [string, unknown][], shape: string): Prepared<Row> {
    const places = entries.map(([key, value]) => [key, isThere(value) ? sql.placeholder(key) : value])
    return build(db, Object.fromEntries(places) as Places).prepare(shape)
  }

  return (asked, values) => {
    const db = plannedOnce(asked)
    const entries = Object.entries(values)
    const shape = `${name}_${entries.map(([, value]) => (isThere(value) ? 1 : 0)).join('')}`
    let statements = kept.get(db)
    if (!statements) kept.set(db, (statements = new Map()))
    let statement = statements.get(shape)
    if (!statement) statements.set(shape, (statement = prepare(db, entries, shape)))
    return statement.execute(values)
  }
}

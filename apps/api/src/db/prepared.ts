import { type Placeholder, sql, type SQL } from 'drizzle-orm'
import { PgDialect, type PreparedQueryConfig } from 'drizzle-orm/pg-core'
import { type Db, plannedOnce } from './client.ts'

/** The place of a value in a statement that is built before the value is known. */
export type Param<T> = Placeholder<string, T>
/** What takes part in statements of both kinds. */
export type Bindable<T> = T | Param<T>

/** What belongs into the places. */
type Filled<Places> = { [Name in keyof Places]: Places[Name] extends Param<infer T> ? T : OrNone<Places[Name]> }
type OrNone<P> = Extract<P, null | undefined> | (Extract<P, Param<never>> extends Param<infer T> ? T : never)

interface Prepared<Row> {
  execute(values: Record<string, unknown>): Promise<Row[]>
}
interface Preparable<Row> {
  prepare(name: string): Prepared<Row>
}

const isThere = (value: unknown) => value !== null && value !== undefined

/** Keeps a statement for each database and each way in which values are missing; under a name, connections keep it as well. */
function kept<Places extends object, Row>(
  name: string | null,
  build: (db: Db, places: Places) => Preparable<Row>,
): (db: Db, values: Filled<Places>) => Promise<Row[]> {
  const statementsOf = new WeakMap<Db, Map<string, Prepared<Row>>>()

  function prepare(db: Db, entries: readonly [string, unknown][], shape: string): Prepared<Row> {
    const places = entries.map(([key, value]) => [key, isThere(value) ? sql.placeholder(key) : value])
    // Without a name it is parsed and planned each time.
    return build(db, Object.fromEntries(places) as Places).prepare(name === null ? '' : `${name}_${shape}`)
  }

  return (db, values) => {
    const entries = Object.entries(values)
    const shape = entries.map(([, value]) => (isThere(value) ? 1 : 0)).join('')
    let statements = statementsOf.get(db)
    if (!statements) statementsOf.set(db, (statements = new Map()))
    let statement = statements.get(shape)
    if (!statement) statements.set(shape, (statement = prepare(db, entries, shape)))
    return statement.execute(values)
  }
}

/**
 * A statement that many ask for, and whose best plan depends on its values: built once by this process. Null and
 * undefined are no values of it but make another statement. In a transaction it is built each time.
 */
export const preparedUnplanned = <Places extends object, Row>(build: (db: Db, places: Places) => Preparable<Row>) =>
  kept(null, build)

/** The same for one that has a plan for all: parsed and planned once by each connection, which takes longer than carrying it out. */
export function prepared<Places extends object, Row>(
  name: string,
  build: (db: Db, places: Places) => Preparable<Row>,
): (db: Db, values: Filled<Places>) => Promise<Row[]> {
  const execute = kept(name, build)
  return (db, values) => execute(plannedOnce(db), values)
}

type Executed<Row> = PreparedQueryConfig & { execute: { rows: Row[] } }

const dialect = new PgDialect()

/**
 * Carries out a statement whose plan each connection keeps under its name. For what runs often, has always the same text
 * and is planned the same for any values: making the plan takes longer than carrying it out.
 */
export async function executeNamed<Row>(db: Db, name: string, statement: SQL): Promise<Row[]> {
  const query = dialect.sqlToQuery(statement)
  const named = db._.session.prepareQuery<Executed<Row>>(query, undefined, name, false)
  return (await named.execute()).rows
}

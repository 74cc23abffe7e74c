import { Column, is, type Placeholder, sql, SQL } from 'drizzle-orm'
import { PgDialect, type PreparedQueryConfig } from 'drizzle-orm/pg-core'
import { type Db, plannedOnce } from './client.ts'

/** The place of a value in a statement that is built before the value is known. */
export type Param<T> = Placeholder<string, T>
/** What takes part in statements of both kinds. */
export type Bindable<T> = T | Param<T>

/** What belongs into the places. */
type Filled<Places> = { [Name in keyof Places]: Places[Name] extends Param<infer T> ? T : OrNone<Places[Name]> }
type OrNone<P> = Extract<P, null | undefined> | (Extract<P, Param<never>> extends Param<infer T> ? T : never)

interface Prepared<Result> {
  execute(values: Record<string, unknown>): Promise<Result>
}
interface Preparable<Result> {
  prepare(name: string): Prepared<Result>
}

const isThere = (value: unknown) => value !== null && value !== undefined

/**
 * Returns a statement that was built for one session, for another: its text and what is made of its rows are the same in
 * all of them. Drizzle itself builds it in each transaction, which takes longer than sending it.
 */
function inSession<Result>(db: Db, built: Prepared<Result>): Prepared<Result> {
  const { client } = db._.session as unknown as { client: unknown }
  return Object.assign(Object.create(Object.getPrototypeOf(built) as object), built, { client }) as Prepared<Result>
}

interface Decoder {
  mapFromDriverValue(value: unknown): unknown
}
interface Mapping {
  fields?: { path: string[]; field: unknown }[]
  customResultMapper?: (rows: unknown[][]) => unknown[]
}

function decoderOf(field: unknown): Decoder {
  if (is(field, Column)) return field
  const { decoder } = (is(field, SQL) ? field : (field as { sql: SQL }).sql) as unknown as { decoder: Decoder }
  return decoder
}

/**
 * Finds once how each column is read: Drizzle asks again for each value of each row of what class its column is, which is half of what it
 * does. Rows with objects in them stay with Drizzle, which knows whose columns make an object null.
 */
function mappedOnce<Statement extends object>(statement: Statement): Statement {
  const { fields } = statement as Mapping
  if (fields === undefined || fields.some(({ path }) => path.length > 1)) return statement
  const columns = fields.map(({ path: [name = ''], field }) => ({ name, decoder: decoderOf(field) }))
  const customResultMapper = (rows: unknown[][]) =>
    rows.map((row) => {
      const mapped: Record<string, unknown> = {}
      for (const [index, { name, decoder }] of columns.entries()) {
        const value = row[index]
        mapped[name] = value === null ? null : decoder.mapFromDriverValue(value)
      }
      return mapped
    })
  return Object.assign(statement, { customResultMapper } satisfies Mapping)
}

/** Keeps a statement for each way in which values are missing; under a name, connections keep it as well. */
function kept<Places extends object, Result>(
  name: string | null,
  build: (db: Db, places: Places) => Preparable<Result>,
): (db: Db, values: Filled<Places>) => Promise<Result> {
  const statements = new Map<string, Prepared<Result>>()

  function prepare(db: Db, entries: readonly [string, unknown][], shape: string): Prepared<Result> {
    const places = entries.map(([key, value]) => [key, isThere(value) ? sql.placeholder(key) : value])
    // A statement without a name is parsed and planned each time.
    return mappedOnce(build(db, Object.fromEntries(places) as Places).prepare(name === null ? '' : `${name}_${shape}`))
  }

  return (db, values) => {
    const entries = Object.entries(values)
    const shape = entries.map(([, value]) => (isThere(value) ? 1 : 0)).join('')
    let statement = statements.get(shape)
    if (!statement) statements.set(shape, (statement = prepare(db, entries, shape)))
    return inSession(db, statement).execute(values)
  }
}

/**
 * A statement that many ask for, and whose best plan depends on its values: built once by this process. Null and
 * undefined are no values of it but make another statement.
 */
export const preparedUnplanned = <Places extends object, Result>(
  build: (db: Db, places: Places) => Preparable<Result>,
) => kept(null, build)

/** A statement that has one plan for all values: parsed and planned once by each connection, which takes longer than carrying it out. */
export function prepared<Places extends object, Result>(
  name: string,
  build: (db: Db, places: Places) => Preparable<Result>,
): (db: Db, values: Filled<Places>) => Promise<Result> {
  const execute = kept(name, build)
  return (db, values) => execute(plannedOnce(db), values)
}

type Executed<Row> = PreparedQueryConfig & { execute: { rows: Row[] } }

const dialect = new PgDialect()

/**
 * Returns a statement in SQL that is built once by this process, and whose plan each connection keeps under its name. For
 * what runs often and is planned the same for any values, null among them: making the plan takes longer than carrying it
 * out.
 */
export const preparedSql =
  <Row>() =>
  <Values extends Record<string, unknown>>(
    name: string,
    build: (places: Record<keyof Values, Placeholder>) => SQL,
  ): ((db: Db, values: Values) => Promise<Row[]>) => {
    let statement: Prepared<{ rows: Row[] }> | undefined
    function prepare(db: Db, values: Values) {
      const places = Object.fromEntries(Object.keys(values).map((key) => [key, sql.placeholder(key)]))
      const query = dialect.sqlToQuery(build(places as Record<keyof Values, Placeholder>))
      return db._.session.prepareQuery<Executed<Row>>(query, undefined, name, false)
    }
    return async (db, values) => {
      statement ??= prepare(db, values)
      return (await inSession(db, statement).execute(values)).rows
    }
  }

import type { SQL } from 'drizzle-orm'
import { PgDialect, type PreparedQueryConfig } from 'drizzle-orm/pg-core'
import type { Db } from './client.ts'

type Executed<Row> = PreparedQueryConfig & { execute: { rows: Row[] } }

const dialect = new PgDialect()

/**
 * Carries out a statement whose plan each connection keeps under its name. For what runs often, has always the same text
 * and is planned the same for any values: making the plan takes longer than carrying it out.
 */
export async function executeNamed<Row>(db: Db, name: string, statement: SQL): Promise<Row[]> {
  const query = dialect.sqlToQuery(statement)
  const prepared = db._.session.prepareQuery<Executed<Row>>(query, undefined, name, false)
  return (await prepared.execute()).rows
}

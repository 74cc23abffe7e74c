import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { openDatabase } from '../db/client.ts'
import { migrateDatabase } from '../db/migrate.ts'

/**
 * `prepare-statements.ts FOLDER`: lets the PostgreSQL of DATABASE_URL, whose database is empty, read all statements that
 * `record-statements.ts` has kept, and fails with those it does not take. To prepare a statement is to parse it and to
 * look up its tables, columns, operators and types, so an older version refuses here what only a newer one knows.
 */
const {
  positionals: [folder = ''],
} = parseArgs({ allowPositionals: true })
const connectionString = process.env['DATABASE_URL'] ?? ''

/** The code of PostgreSQL's undefined_table. Each statement has run with the same migrations, so that was a table of a test's own. */
const UNDEFINED_TABLE = '42P01'
/** The error of PostgreSQL: cannot insert multiple commands into a prepared statement. Only tests send such ones, without parameters. */
const SEVERAL = /multiple commands/

async function main() {
  const database = await openDatabase({ connectionString })
  await migrateDatabase(database)
  await database.close()
  const lines = readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'))
  const texts = [...new Set(lines.filter((line) => line !== ''))].map((line) => JSON.parse(line) as string)
  const client = new pg.Client({ connectionString })
  await client.connect()
  const refused: string[] = []
  for (const text of texts) {
    try {
      await client.query(`prepare recorded as ${text}`)
      await client.query('deallocate recorded')
    } catch (error) {
      if (!(error instanceof pg.DatabaseError)) throw error
      const isOfTest = error.code === UNDEFINED_TABLE || SEVERAL.test(error.message)
      if (!isOfTest) refused.push(`${error.message}\n  ${text}`)
    }
  }
  await client.end()
  if (texts.length === 0) throw new Error('no statement was recorded')
  if (refused.length > 0) throw new Error(`${refused.length} of ${texts.length} are refused:\n${refused.join('\n')}`)
  process.stdout.write(`${texts.length} statements\n`)
}

await main()

import { openDatabase } from '../db/client.ts'
import { migrateDatabase } from '../db/migrate.ts'

/** What a newer server does first, in a process that a test can kill. Takes its database and the folder of its migrations. */
const { DATABASE_URL = '', MIGRATIONS_FOLDER = '' } = process.env

const database = await openDatabase({ connectionString: DATABASE_URL })
const log = { info: (message: string) => process.stdout.write(`${message}\n`) }
await migrateDatabase(database, { folder: MIGRATIONS_FOLDER, log })
await database.close()

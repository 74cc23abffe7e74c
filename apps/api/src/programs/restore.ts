import { open } from 'node:fs/promises'
import { resolve } from 'node:path'
import { BackupError } from './backup/format.ts'
import { restore } from './backup/restore.service.ts'
import { readConfig, type Config } from '../config/config.ts'
import { openOperatorDatabase } from './operator-database.ts'
import { openImageStore } from '../images/open-image-store.ts'
import { keepSecret } from '../lib/secret.ts'

const USAGE = `npm run restore -- FILE       fills an empty database and the image store from a backup
… | npm run restore -- -      the same from a pipe`

const say = (line: string) => process.stderr.write(`${line}\n`)

const OTHER_SECRET = `the backup holds the secret of the server it came from, and this one has another: everybody logs in anew, and links in
mails already sent lead nowhere. To keep both, set JWT_SECRET to what \`tar -xzOf FILE secret\` prints`

function adoptSecret({ jwtSecret, dataDir }: Config, secret: string): void {
  if ((jwtSecret ?? keepSecret(dataDir, secret)) !== secret) say(OTHER_SECRET)
}

async function main([file, ...rest]: string[]): Promise<void> {
  if (file === undefined || rest.length > 0) throw new BackupError(USAGE)
  const config = readConfig(process.env)
  const input = file === '-' ? process.stdin : (await open(resolve(file))).createReadStream()
  const database = await openOperatorDatabase(config, { info: () => {}, warn: say })
  try {
    const { tables, images } = await restore(
      { database, store: await openImageStore(config), onSecret: (secret) => adoptSecret(config, secret), say },
      input,
    )
    const rows = Object.values(tables).reduce((total, table) => total + table.rows, 0)
    say(`done: ${rows} rows in ${Object.keys(tables).length} tables, ${images.count} images`)
  } finally {
    await database.close()
  }
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  say(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}

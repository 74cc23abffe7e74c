import { open } from 'node:fs/promises'
import { resolve } from 'node:path'
import { BackupError } from '@honjeo/backup-archive/format'
import { restore } from './backup/restore.service.ts'
import { readConfig, type Config } from '../config/config.ts'
import { report, runProgram, withOperatorDatabase } from './operator-database.ts'
import { openImageStore } from '../images/open-image-store.ts'
import { keepSecret } from '../lib/secret.ts'

const USAGE = `npm run restore -- FILE       fills an empty database and the image store from a backup
… | npm run restore -- -      the same from a pipe`

const OTHER_SECRET = `the backup holds the secret of the server it came from, and this one has another: everybody logs in anew, and links in
mails already sent lead nowhere. To keep both, set JWT_SECRET to what \`tar -xzOf FILE secret\` prints`

function adoptSecret({ jwtSecret, dataDir }: Config, secret: string): void {
  if ((jwtSecret ?? keepSecret(dataDir, secret)) !== secret) report(OTHER_SECRET)
}

async function main([file, ...rest]: string[]): Promise<void> {
  if (file === undefined || rest.length > 0) throw new BackupError(USAGE)
  const config = readConfig(process.env)
  const input = file === '-' ? process.stdin : (await open(resolve(file))).createReadStream()
  await withOperatorDatabase(config, async (database) => {
    const { tables, images } = await restore(
      {
        database,
        store: await openImageStore(config),
        onSecret: (secret) => adoptSecret(config, secret),
        say: report,
      },
      input,
    )
    const rows = Object.values(tables).reduce((total, table) => total + table.rows, 0)
    report(`done: ${rows} rows in ${Object.keys(tables).length} tables, ${images.count} images`)
  })
}

await runProgram(main)

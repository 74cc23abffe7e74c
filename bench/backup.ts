/** How long the way back is: a backup of generated members, posts, comments, conversations and images, and its restore. */
import { randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backUp } from '../apps/api/src/programs/backup/back-up.service.ts'
import { restore } from '../apps/api/src/programs/backup/restore.service.ts'
import { openDatabase, type Database } from '../apps/api/src/db/client.ts'
import { migrateDatabase } from '../apps/api/src/db/migrate.ts'
import { createDiskImageStore } from '@honjeo/images/disk-image-store'
import type { ImageSize, ImageStore } from '@honjeo/images/image-store'
import { insertGeneratedCommunity } from '../apps/api/src/testing/insert-generated-community.ts'
import { runStatements } from '../apps/api/src/testing/database-server.ts'
import { startDatabase, type Connection } from './lib/database.ts'
import { memoryOf } from './lib/peak-memory.ts'
import { report, row } from './lib/report.ts'

/** Together some 500 MB as they lie in the backup before it is compressed. */
const SIZE = { members: 10_000, rooms: 1000, posts: 100_000, comments: 150_000 }
const MESSAGES = 500_000
/** The bytes of a photo in its four sizes, 256 kB. */
const IMAGES = 1200
const FILES: ImageSize[] = [320, 640, 1280, 'thumb']
const FILE_BYTES = 65_536
/** RTO: ten minutes for a gigabyte. */
const RESTORE_SECONDS_PER_GB = 600
const MEMORY_MB = 512

/** Every room's members in turn, some words each; what triggers would count one by one is counted at once. */
const TALKS = `
  insert into messages (room_id, seq, type, sender_id, client_id, content)
  select r.id, n, 'TALK', r.host_id, r.id || '-' || n, '내일 아침 여덟 시에 성산 일출봉 매표소 앞에서 만나요 ' || n
  from (select id, host_id, row_number() over (order by id) from chat_rooms) r,
    generate_series(1, ${MESSAGES / SIZE.rooms}) n`

async function fill(connection: Connection, store: ImageStore): Promise<void> {
  await insertGeneratedCommunity(connection, SIZE)
  const names = Array.from({ length: IMAGES }, () => randomBytes(16).toString('base64url'))
  await runStatements(
    connection,
    // The number of pictures that exist only as rows.
    'delete from post_images',
    'delete from images',
    TALKS,
    `update chat_rooms set last_seq = ${MESSAGES / SIZE.rooms}`,
    `insert into images (name, owner_id, width, height, sha256)
     select unnest('{${names.join(',')}}'::text[]), null, 1280, 960, ''`,
  )
  for (const name of names) await store.put(name, new Map(FILES.map((size) => [size, randomBytes(FILE_BYTES)])))
}

async function timed<T>(act: () => Promise<T>) {
  const begin = performance.now()
  const result = await act()
  return { result, seconds: (performance.now() - begin) / 1000 }
}

const withPool = async <T>(connection: Connection, act: (database: Database) => Promise<T>) => {
  const database = await openDatabase(connection)
  try {
    return await act(database)
  } finally {
    await database.close()
  }
}

const folder = mkdtempSync(join(tmpdir(), 'honjeo-bench-backup-'))
const say = (line: string) => console.log(line)
const [old, fresh] = ['old', 'fresh'].map((name) => createDiskImageStore(join(folder, name))) as [
  ImageStore,
  ImageStore,
]
const file = join(folder, 'backup')
// As a real one writes through to the disk.
const server = await startDatabase({ fsync: true })
try {
  const source = await server.create('source')
  await withPool(source, migrateDatabase)
  console.log('filling')
  await fill(source, old)

  const saved = await withPool(source, (database) =>
    timed(() => backUp({ database, store: old, secret: null, say }, createWriteStream(file))),
  )
  const { tables, images } = saved.result
  const gigabytes = (Object.values(tables).reduce((total, { bytes }) => total + bytes, 0) + images.bytes) / 1e9
  console.log(`${gigabytes.toFixed(2)} GB, ${(statSync(file).size / 1e9).toFixed(2)} GB compressed`)

  const target = await server.create('target')
  const restored = await withPool(target, (database) =>
    timed(() => restore({ database, store: fresh, onSecret: () => {}, say }, createReadStream(file))),
  )
  const per = (figure: number) => ({ figure, unit: 's/GB', reference: RESTORE_SECONDS_PER_GB })
  report('backup', [
    row('restoring, for each GB of rows and images', per(restored.seconds / gigabytes)),
    row('backing up, for each GB of rows and images', per(saved.seconds / gigabytes)),
    row('memory after both', { figure: memoryOf(process.pid), unit: 'MB', reference: MEMORY_MB }),
  ])
} finally {
  await server.stop()
  rmSync(folder, { recursive: true })
}

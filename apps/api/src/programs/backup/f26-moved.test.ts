import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { UploadedImage } from '@honjeo/contract/images'
import { expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '../../db/client.ts'
import { DATABASE, ROLE } from '@honjeo/embedded-postgres/cluster'
import { PORT } from '@honjeo/embedded-postgres/server'
import { openOperatorDatabase } from '../operator-database.ts'
import { CLUSTER_SECRET } from '../../faults/cluster.ts'
import { addCrowd, type CrowdMember } from '../../faults/crowd.ts'
import { speakAll, tryWrite, type Drive } from '../../faults/drive.ts'
import { Ledger } from '../../faults/ledger.ts'
import { postDraft } from '../../faults/mixed-writes.ts'
import { createDiskImageStore } from '@honjeo/images/disk-image-store'
import { createS3ImageStore } from '@honjeo/images/s3-image-store'
import { setUpS3Server } from '../../images/testing/s3-server.ts'
import { keepSecret } from '../../lib/secret.ts'
import { drawing, formOf } from '../../testing/images.ts'
import { programOf, startProgram } from '../../testing/program.ts'
import { makeDatabase, makeDataDir } from '../../testing/server-database.ts'
import { callServer, ServerProcess } from '../../testing/server-process.ts'
import { digestDatabase, digestImages, WRONG_COUNTERS } from './testing/digest.ts'

const [BACKUP, RESTORE] = [programOf('programs/backup'), programOf('programs/restore')]
const s3 = setUpS3Server()

async function run(program: string, env: Record<string, string>, file: string): Promise<string> {
  const ended = await startProgram(program, env, [file]).ended
  expect(ended).toMatchObject({ code: 0 })
  return ended.output
}

async function upload(http: string, { accessToken }: CrowdMember): Promise<UploadedImage> {
  const body = formOf(await drawing(800, 600).jpeg().toBuffer())
  const headers = { authorization: `Bearer ${accessToken}` }
  const reply = await fetch(`${http}/api/image/upload`, { method: 'POST', headers, body })
  expect(reply.status).toBe(201)
  return ((await reply.json()) as { result: UploadedImage }).result
}

/** Writes comments, talks and images of a member, one after the other, until `isOver`; more than a backup takes. */
async function keepWriting(drive: Drive, member: CrowdMember, postId: number, isOver: () => boolean): Promise<void> {
  const { accessToken: token, id: memberId, roomId } = member
  for (let n = 0; n < 150 && !isOver(); n++) {
    const id = `${memberId}-${n}`
    const path = `/api/community/posts/${postId}/comments`
    await tryWrite(drive, token, { kind: 'COMMENT', id, method: 'POST', path, body: { content: id } })
    await speakAll(drive, token, [{ roomId, clientId: id, content: id }])
    if (n % 5 !== 0) continue
    const image = await upload(drive.http, member)
    drive.ledger.note({ kind: 'IMAGE', id: image.imageName, answer: 201, result: image })
  }
}

it(
  'F26: a server that is written to moves to another database and bucket, and back, with all that it had confirmed',
  { timeout: 900_000 },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'honjeo-backup-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const [first, second] = [join(folder, 'first'), join(folder, 'second')]

    // An embedded database with images on disk.
    const dataDir = await makeDataDir()
    keepSecret(dataDir, CLUSTER_SECRET)
    const old = new ServerProcess({ DATA_DIR: dataDir, OCR_DRIVER: 'off' })
    const http = await old.url()
    const connection = { host: join(dataDir, 'postgres-socket'), port: PORT, user: ROLE, database: DATABASE }
    const people = (await addCrowd({ connection }, 1, 3)).flatMap(({ members }) => members)
    const [author] = people as [CrowdMember]
    const { result: post } = await callServer<{ postId: number }>(`${http}/api/community/posts`, {
      method: 'POST',
      token: author.accessToken,
      body: postDraft('모두의 글'),
    })
    const drive: Drive = { http, ledger: new Ledger(), refusals: [] }
    let isBackedUp = false
    const writing = Promise.all(people.map((member) => keepWriting(drive, member, post.postId, () => isBackedUp)))
    await drive.ledger.reaches(15)
    const confirmed = ['COMMENT', 'TALK', 'IMAGE'].map((kind) => drive.ledger.read(kind).map(({ id }) => id))
    const before = drive.ledger.count
    await run(BACKUP, { DATA_DIR: dataDir }, first)
    const during = drive.ledger.count - before
    isBackedUp = true
    await writing
    expect(during).toBeGreaterThan(0)
    expect((await stat(first)).mode & 0o777).toBe(0o600)
    await old.stop()

    // A database that another operator runs, and a bucket.
    const { connection: given, env } = await makeDatabase()
    const givenEnv = { ...env, ...s3.env, JWT_SECRET: CLUSTER_SECRET, DATA_DIR: await makeDataDir() }
    expect(await run(RESTORE, givenEnv, first)).not.toContain('secret')
    const database = await openDatabase(given)
    const known = async (text: string) =>
      new Set((await database.pool.query<{ id: string }>(text)).rows.map(({ id }) => id))
    const bucket = await createS3ImageStore(s3.settings)
    try {
      expect((await database.pool.query(WRONG_COUNTERS)).rows).toEqual([])
      const kept = [
        await known('select content as id from comments'),
        await known('select client_id as id from messages'),
        await known('select name as id from images'),
      ]
      for (const [i, ids] of confirmed.entries()) {
        expect(ids.filter((id) => !kept[i]!.has(id))).toEqual([])
      }
      const onDisk = await digestImages(createDiskImageStore(join(dataDir, 'images')))
      const inBucket = await digestImages(bucket)
      expect(Object.keys(inBucket)).toEqual([...kept[2]!].toSorted())
      expect(onDisk).toMatchObject(inBucket)

      // Its members are still logged in, see what they wrote, and go on.
      const moved = new ServerProcess({ ...givenEnv, OCR_DRIVER: 'off' })
      const url = await moved.url()
      const [image] = drive.ledger.read('IMAGE')
      expect((await fetch(new URL((image!.result as UploadedImage).imageUrl, url))).status).toBe(200)
      const again: Drive = { http: url, ledger: new Ledger(), refusals: [] }
      const path = `/api/community/posts/${post.postId}/comments`
      const body = { content: '이사했어요' }
      expect(
        await tryWrite(again, author.accessToken, { kind: 'COMMENT', id: 'moved', method: 'POST', path, body }),
      ).toBe(true)
      await speakAll(again, author.accessToken, [{ roomId: author.roomId, clientId: 'moved', content: '여기예요' }])
      await moved.stop()
      expect((await database.pool.query(WRONG_COUNTERS)).rows).toEqual([])

      // The data move back.
      await run(BACKUP, givenEnv, second)
      const newDir = await makeDataDir()
      await run(RESTORE, { DATA_DIR: newDir, JWT_SECRET: CLUSTER_SECRET }, second)
      const back = await openOperatorDatabase({ databaseUrl: null, dataDir: newDir }, { info() {}, warn() {} })
      try {
        expect(await digestDatabase(back.pool)).toEqual(await digestDatabase(database.pool))
      } finally {
        await back.close()
      }
      expect(await digestImages(createDiskImageStore(join(newDir, 'images')))).toEqual(await digestImages(bucket))
    } finally {
      await database.close()
    }
  },
)

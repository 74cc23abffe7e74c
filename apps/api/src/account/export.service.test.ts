import { deriveKeys } from '../auth/keys.ts'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readdir, readlink } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { beforeAll, describe, expect, it } from 'vitest'
import { images } from '@honjeo/schema/images'
import { createDiskImageStore } from '@honjeo/images/disk-image-store'
import { setUpTestApp, type Member } from '../testing/test-app.ts'
import { unzip } from '../testing/unzip.ts'
import { packOwnData, type ExportDeps } from './export.service.ts'

const t = setUpTestApp()
const PHOTOS = 12
let member: Member

/** The photos of the member are more than fits between a disk and a client that does not read. */
beforeAll(async () => {
  member = await t.addMember()
  const store = createDiskImageStore(t.imagesDir)
  for (let n = 0; n < PHOTOS; n++) {
    const name = randomBytes(16).toString('base64url')
    await store.put(name, new Map([[1280, randomBytes(1_000_000)]]))
    await t.database.db
      .insert(images)
      .values({ name, ownerId: member.id, width: 1280, height: 960, sha256: randomBytes(32).toString('hex') })
  }
})

/** The disk, and what was opened on it. */
function watchedStore() {
  const disk = createDiskImageStore(t.imagesDir)
  const opened: Readable[] = []
  /** Whether one was opened before the others had been read. */
  const early: boolean[] = []
  const store: ExportDeps['store'] = {
    async get(name, width) {
      const file = await disk.get(name, width)
      early.push(opened.some(({ readableEnded }) => !readableEnded))
      if (file) opened.push(file.stream)
      return file
    },
  }
  return { store, opened, early }
}
const pack = (store: ExportDeps['store']) =>
  packOwnData(
    { db: t.database.db, clock: t.clock, store, phoneKeys: deriveKeys(t.secret), sendsTexts: true },
    member.id,
  )

describe('packing one’s own data', () => {
  it('opens a photo when the one before it has been taken', async () => {
    const { store, early } = watchedStore()
    expect((await unzip(await buffer(pack(store)))).size).toBe(PHOTOS + 2)
    expect(early).toEqual(Array.from({ length: PHOTOS }, () => false))
  })

  it('lets go of everything when no client reads on', async () => {
    const { store, opened } = watchedStore()
    const archive = pack(store)
    for await (const chunk of archive) if (opened.length > 0 && chunk) break
    expect(archive.destroyed).toBe(true)
    await expect.poll(() => opened.every(({ destroyed }) => destroyed)).toBe(true)
    expect(opened.length).toBeLessThan(PHOTOS)
  })

  it('leaves out a photo whose file is gone', async () => {
    expect((await unzip(await buffer(pack({ get: async () => undefined })))).size).toBe(2)
  })

  it('breaks off rather than end as if it were whole', async () => {
    const fault = new Error('the bucket cannot be reached')
    await expect(buffer(pack({ get: () => Promise.reject(fault) }))).rejects.toBe(fault)
  })

  it.runIf(process.platform === 'linux')('closes its files when the client goes away', async () => {
    const { http } = await t.listen()
    const request = get(`${http}/api/account/export`, { headers: { authorization: `Bearer ${member.accessToken}` } })
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    await expect.poll(openPhotos).not.toEqual([])
    response.on('error', () => undefined).destroy()
    await expect.poll(openPhotos).toEqual([])
  })
})

/** The files in the folder of images that this process has open. */
async function openPhotos(): Promise<string[]> {
  const handles = await readdir('/proc/self/fd')
  const paths = await Promise.all(handles.map((handle) => readlink(join('/proc/self/fd', handle)).catch(() => '')))
  return paths.filter((path) => path.startsWith(t.imagesDir))
}

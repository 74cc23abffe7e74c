import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createDiskImageStore } from '@honjeo/images/disk-image-store'
import { IMAGE_SIZES, type ImageSize, type ImageStore } from '@honjeo/images/image-store'
import { createS3ImageStore } from '@honjeo/images/s3-image-store'
import { setUpS3Server } from './testing/s3-server.ts'

const s3 = setUpS3Server()
let root: string

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'honjeo-images-'))
})
afterAll(() => rm(root, { recursive: true }))

const newName = () => randomBytes(16).toString('base64url')
const filesOf = (...sizes: ImageSize[]) => new Map(sizes.map((size) => [size, randomBytes(5000)]))

async function read(store: ImageStore, name: string, size: ImageSize) {
  const file = await store.get(name, size)
  if (!file) return undefined
  const data = await buffer(file.stream)
  expect(file.length).toBe(data.length)
  return data
}

async function listed(store: ImageStore): Promise<string[]> {
  const names = new Set<string>()
  for await (const { name, storedAt } of store.list()) {
    expect(Math.abs(storedAt.getTime() - Date.now())).toBeLessThan(60_000)
    names.add(name)
  }
  return [...names].toSorted()
}

/** Where the environment names an empty bucket for tests, it is one more store to try. */
const {
  TEST_S3_ENDPOINT,
  TEST_S3_BUCKET = '',
  TEST_S3_REGION = '',
  TEST_S3_ACCESS_KEY_ID = '',
  TEST_S3_SECRET_ACCESS_KEY = '',
} = process.env
const inRealBucket = () =>
  createS3ImageStore({
    endpoint: TEST_S3_ENDPOINT ?? '',
    bucket: TEST_S3_BUCKET,
    region: TEST_S3_REGION || 'us-east-1',
    accessKeyId: TEST_S3_ACCESS_KEY_ID,
    secretAccessKey: TEST_S3_SECRET_ACCESS_KEY,
  })

describe.each<[string, () => ImageStore | Promise<ImageStore>]>([
  ['on disk', () => createDiskImageStore(join(root, 'made', 'when', 'needed'))],
  ['in a bucket', () => createS3ImageStore(s3.settings)],
  ...(TEST_S3_ENDPOINT ? [['in the bucket of TEST_S3_BUCKET', inRealBucket] as [string, typeof inRealBucket]] : []),
])('an image store %s', (_where, open) => {
  let store: ImageStore
  beforeAll(async () => {
    store = await open()
  })

  it('is empty at first', async () => {
    expect(await listed(store)).toEqual([])
    expect(await store.get(newName(), 'thumb')).toBeUndefined()
  })

  it('gives back what it was given, until that is deleted', async () => {
    const names = [newName(), newName(), newName()]
    const files = filesOf(...IMAGE_SIZES)
    const small = filesOf(320, 'thumb')
    for (const name of names) await store.put(name, name === names[0] ? files : small)
    for (const [size, data] of files) expect((await read(store, names[0]!, size))?.equals(data)).toBe(true)
    expect(await read(store, names[1]!, 640)).toBeUndefined()
    expect(await listed(store)).toEqual(names.toSorted())

    await store.delete(names[0]!)
    for (const size of IMAGE_SIZES) expect(await store.get(names[0]!, size)).toBeUndefined()
    expect(await read(store, names[1]!, 320)).toEqual(small.get(320))
    for (const name of names) await store.delete(name)
    expect(await listed(store)).toEqual([])
  })

  it.each(['../../../../etc/passwd', '..', '', `${'A'.repeat(21)}/`, `${'A'.repeat(22)}/..`, 'A'.repeat(23)])(
    'takes no name like "%s"',
    async (name) => {
      await expect((async () => store.put(name, filesOf(320)))()).rejects.toThrow('not the name of an image')
      await expect((async () => store.get(name, 320))()).rejects.toThrow('not the name of an image')
      await expect((async () => store.delete(name))()).rejects.toThrow('not the name of an image')
    },
  )
})

describe('on disk', () => {
  it('a half-stored image cannot be read, is listed and can be deleted', async () => {
    const folder = join(root, 'half')
    const store = createDiskImageStore(folder)
    const name = newName()
    const part = join(folder, name.slice(0, 2), `${name}.part`)
    await mkdir(part, { recursive: true })
    await writeFile(join(part, '320.webp'), 'RIFF')
    expect(await store.get(name, 320)).toBeUndefined()
    expect(await listed(store)).toEqual([name])
    await store.delete(name)
    expect(await listed(store)).toEqual([])
  })

  it('what does not belong there is left alone', async () => {
    const folder = join(root, 'foreign')
    await mkdir(join(folder, 'notes'), { recursive: true })
    await writeFile(join(folder, '.DS_Store'), '')
    expect(await listed(createDiskImageStore(folder))).toEqual([])
  })

  it('an image that finds no room is gone as a whole', async () => {
    // Files of this process end at 8 blocks: the second one is refused half-way, as on a full disk.
    const folder = join(root, 'full')
    const script = `
      const { createDiskImageStore } = await import('@honjeo/images/disk-image-store')
      const files = new Map([[320, Buffer.alloc(2000)], [640, Buffer.alloc(100_000)]])
      await createDiskImageStore(${JSON.stringify(folder)}).put('${newName()}', files).then(
        () => console.log('stored'), (error) => console.log(error.code))`
    const node = `exec "${process.execPath}" --import tsx --conditions=source --input-type=module -e "$0"`
    const { stdout } = await promisify(execFile)('sh', ['-c', `trap '' XFSZ; ulimit -f 8; ${node}`, script])
    expect(stdout.trim()).toBe('EFBIG')
    const [shard = ''] = await readdir(folder)
    expect(await readdir(join(folder, shard))).toEqual([])
  })
})

describe('in a bucket', () => {
  afterEach(() => {
    s3.fault = null
  })

  it('files say what they are', async () => {
    const store = await createS3ImageStore(s3.settings)
    const name = newName()
    await store.put(name, filesOf(320))
    expect([...s3.objects].map(([key, { type }]) => [key, type])).toEqual([[`images/${name}/320.webp`, 'image/webp']])
    await store.delete(name)
  })

  it('a signature with another key is refused', async () => {
    const store = await createS3ImageStore({ ...s3.settings, secretAccessKey: 'stolen' })
    await expect(store.put(newName(), filesOf(320))).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' })
    await expect(store.get(newName(), 320)).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' })
  })

  it('a bucket that is missing is no missing file', async () => {
    const store = await createS3ImageStore({ ...s3.settings, bucket: 'another' })
    await expect(store.get(newName(), 320)).rejects.toMatchObject({ name: 'NoSuchBucket' })
  })

  it('an image of which one file could not be stored is gone as a whole', async () => {
    const store = await createS3ImageStore(s3.settings)
    s3.fault = { after: 2, kind: 'error' }
    const storing = store.put(newName(), filesOf(...IMAGE_SIZES))
    await expect(storing).rejects.toMatchObject({ name: 'InternalError' })
    s3.fault = null
    for await (const { name } of store.list()) await store.delete(name)
    expect(s3.objects.size).toBe(0)
  })

  it('a file that comes slowly is read to its end', async () => {
    const store = await createS3ImageStore(s3.settings, 300)
    const name = newName()
    await store.put(name, filesOf(320))
    s3.pieceEveryMs = 100
    expect((await read(store, name, 320))?.length).toBe(5000)
    s3.pieceEveryMs = 0
    await store.delete(name)
  })

  it('a service that does not answer is given up', async () => {
    const store = await createS3ImageStore(s3.settings, 300)
    s3.fault = { after: 0, kind: 'silence' }
    await expect(store.put(newName(), filesOf(320))).rejects.toMatchObject({ name: 'AbortError' })
    await expect(store.get(newName(), 320)).rejects.toMatchObject({ name: 'AbortError' })
    await expect(listed(store)).rejects.toMatchObject({ name: 'TimeoutError' })
  })
})

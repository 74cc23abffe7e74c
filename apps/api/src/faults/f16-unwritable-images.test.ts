import { spawnSync } from 'node:child_process'
import { chmod, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { S3Server } from '../images/testing/s3-server.ts'
import { drawing, encodeForm, formOf } from '../testing/images.ts'
import { makeDatabase, makeDataDir } from '../testing/server-database.ts'
import { callServer, SERVER, ServerProcess } from '../testing/server-process.ts'
import { CLUSTER_SECRET } from './cluster.ts'
import { addCrowd } from './crowd.ts'
import { exactly, recordFault } from './figures.ts'
import { postDraft } from './mixed-writes.ts'

/** The shell that ignores the signal of a file's size limit, which is then an error of the write instead of the server's end. */
const IGNORING_LIMITS = ['sh', '-c', `trap '' XFSZ; exec "$@"`, 'sh']
const run = (command: string, ...args: string[]) => spawnSync(command, args).status === 0

/**
 * Lets nothing be written there any more, and answers how it can again. It does so by the folder's mode; for root, whom
 * that does not stop, by a mount, or where root may not mount by a limit for the server.
 */
async function forbidWriting(folder: string, pid: number): Promise<() => Promise<void>> {
  if (process.getuid?.() !== 0) {
    const folders = [folder, ...(await readdir(folder)).map((name) => join(folder, name))]
    for (const path of folders) await chmod(path, 0o555)
    return async () => {
      for (const path of folders) await chmod(path, 0o755)
    }
  }
  if (run('mount', '--bind', folder, folder)) {
    onTestFinished(() => void run('umount', '-l', folder))
    run('mount', '-o', 'remount,bind,ro', folder)
    return async () => void run('umount', '-l', folder)
  }
  const limit = (bytes: string) => run('prlimit', '--pid', `${pid}`, `--fsize=${bytes}:unlimited`)
  limit('0')
  return async () => void limit('unlimited')
}

/** A server, and what a member asks of it. */
async function start(env: Record<string, string>) {
  const { connection, env: ofDatabase } = await makeDatabase('catalogue')
  const all = { ...ofDatabase, JWT_SECRET: CLUSTER_SECRET, OCR_DRIVER: 'off', ...env }
  const server = new ServerProcess(all, SERVER, IGNORING_LIMITS)
  const http = await server.url()
  const [room] = await addCrowd({ connection }, 1, 2)
  const { accessToken: token } = room!.members[0]!
  const picture = await drawing(64, 48).png().toBuffer()
  let posts = 0

  async function upload() {
    const { payload, headers } = await encodeForm(formOf(picture))
    const authorization = `Bearer ${token}`
    const url = `${http}/api/image/upload`
    const reply = await fetch(url, { method: 'POST', headers: { ...headers, authorization }, body: payload })
    const { code, result } = (await reply.json()) as { code: string; result: { imageName: string } | null }
    return { status: reply.status, code, name: result?.imageName ?? '' }
  }
  const statusOf = async (path: string) => (await fetch(http + path)).status
  return {
    pid: server.pid,
    upload,
    show: (name: string) => statusOf(`/images/${name}/320.webp`),
    async readiness() {
      const reply = await fetch(`${http}/readyz`)
      return { status: reply.status, parts: (await reply.json()) as Record<string, string> }
    },
    /** Everything that needs no image goes on, and an upload is asked to come again. */
    async expectTheRestToWork() {
      const body = postDraft(`사진 없이 ${++posts}`)
      const post = await callServer(`${http}/api/community/posts`, { method: 'POST', token, body })
      const statuses = [post.status, await statusOf('/livez'), await statusOf('/api/tourist-spots?size=5')]
      const failed = statuses.filter((status) => status >= 300).length
      recordFault('F16', [exactly('failed of what needs no image', failed, 0)])
      expect(failed).toBe(0)
      expect(await upload()).toMatchObject({ status: 503, code: 'COMMON503' })
    },
  }
}

const NOT_READY = (cause: RegExp) => ({
  status: 503,
  parts: expect.objectContaining({ database: 'ok', bus: 'ok', images: expect.stringMatching(cause) }),
})

it(
  'F16: a folder of images that cannot be made or written is named by /readyz; images are shown and all else works',
  { timeout: 120_000 },
  async () => {
    const dataDir = await makeDataDir()
    const folder = join(dataDir, 'images')
    await writeFile(folder, '')
    const server = await start({ DATA_DIR: dataDir })
    expect(await server.readiness()).toEqual(NOT_READY(/ENOTDIR/))
    await server.expectTheRestToWork()

    await rm(folder)
    expect(await server.readiness()).toEqual(NOT_READY(/ENOENT/))
    const { status, name } = await server.upload()
    expect([status, (await server.readiness()).status]).toEqual([201, 200])

    const allowWriting = await forbidWriting(folder, server.pid)
    expect(await server.readiness()).toEqual(NOT_READY(/EACCES|EROFS|EFBIG/))
    expect(await server.show(name)).toBe(200)
    await server.expectTheRestToWork()

    await allowWriting()
    expect([(await server.upload()).status, (await server.readiness()).status]).toEqual([201, 200])
  },
)

it(
  'F16: a bucket that refuses is named by /readyz; all else works, and it is used again when it is well',
  { timeout: 120_000 },
  async () => {
    const s3 = new S3Server()
    await s3.open()
    onTestFinished(() => s3.close())
    s3.fault = { after: 0, kind: 'error' }
    const server = await start({ ...s3.env, DATA_DIR: await makeDataDir() })
    expect(await server.readiness()).toEqual(NOT_READY(/the bucket answers 500/))
    await server.expectTheRestToWork()

    s3.fault = null
    // What was found out is believed for ten seconds.
    await expect.poll(async () => (await server.readiness()).status, { timeout: 30_000, interval: 500 }).toBe(200)
    const { status, name } = await server.upload()
    expect([status, await server.show(name)]).toEqual([201, 200])
  },
)

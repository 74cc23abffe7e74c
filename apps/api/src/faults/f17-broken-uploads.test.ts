import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { IMAGE_MAX_BYTES } from '@honjeo/contract/values/limits'
import { expect, it, onTestFinished } from 'vitest'
import { noise } from '../images/testing/odd-images.ts'
import { formOf } from '../testing/images.ts'
import { makeDataDir } from '../testing/server-database.ts'
import type { Envelope } from '../testing/test-app.ts'
import { startCluster } from './cluster.ts'
import { addCrowd } from './crowd.ts'
import { below, recordFault, residentMegabytes } from './figures.ts'
import { inForm, isLong } from './form.ts'
import { queryOnce } from './query-once.ts'

const AT_ONCE = inForm({ short: 12, long: 50 })
const ABORTED = inForm({ short: 3, long: 20 })
const GROWTH_MAX_MB = inForm({ short: Number.POSITIVE_INFINITY, long: 100 })
const SLOW_MAX_MS = 60_000
const BOUNDARY = 'a-boundary'
const HEAD = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n`
const END = `\r\n--${BOUNDARY}--\r\n`

/** Returns all that comes before the line is closed, or cut. */
const readToEnd = (socket: Socket) =>
  new Promise<string>((resolve) => {
    let got = ''
    socket.on('data', (chunk) => (got += chunk.toString('latin1'))).on('close', () => resolve(got))
  })

it(
  'F17: uploads that are cut off, slow, too large, wrongly measured or many leave no file and little memory behind',
  { timeout: inForm({ short: 120_000, long: 300_000 }) },
  async () => {
    const dataDir = await makeDataDir()
    const temporary = await mkdtemp(join(tmpdir(), 'honjeo-uploads-'))
    onTestFinished(() => rm(temporary, { recursive: true }))
    const cluster = await startCluster(1, { DATA_DIR: dataDir, TMPDIR: temporary })
    const { server, http } = cluster.nodes[0]!
    const { hostname, port } = new URL(http)
    const [room] = await addCrowd(cluster, 1, AT_ONCE)
    const [authorization = '', ...others] = room!.members.map(({ accessToken }) => `Bearer ${accessToken}`)
    const files = async () =>
      [...(await readdir(join(dataDir, 'images'), { recursive: true }).catch(() => [])), ...(await readdir(temporary))]
        // A shard of the store is a folder of two letters.
        .filter((path) => !/^[\w-]{2}$/.test(path))
    const images = async () =>
      (await queryOnce<{ count: number }>(cluster.connection, 'select count(*)::int from images'))[0]!.count

    /** A form by hand: `length` is what its header says. */
    async function openUpload(length: number) {
      const socket = connect(Number(port), hostname)
      socket.on('error', () => {})
      await once(socket, 'connect')
      socket.write(
        `POST /api/image/upload HTTP/1.1\r\nhost: ${hostname}\r\nauthorization: ${authorization}\r\n` +
          `content-type: multipart/form-data; boundary=${BOUNDARY}\r\ncontent-length: ${length}\r\n\r\n`,
      )
      return socket
    }
    async function expectCut() {
      const startedAt = performance.now()
      const slow = await openUpload(IMAGE_MAX_BYTES)
      slow.write(HEAD)
      const drip = setInterval(() => slow.write('x'), 1000)
      // The answer is read to its end, or that it ended is not noticed.
      slow.resume()
      await once(slow, 'close')
      clearInterval(drip)
      const cutMs = performance.now() - startedAt
      recordFault('F17', [below('an upload of a byte a second is cut after', Math.round(cutMs), 'ms', SLOW_MAX_MS)])
      expect(cutMs).toBeLessThan(SLOW_MAX_MS)
    }
    const photo = (await noise(2200, 1500).jpeg({ quality: 95 }).toBuffer()).subarray(0, IMAGE_MAX_BYTES)
    const whole = Buffer.concat([Buffer.from(HEAD), photo, Buffer.from(END)])
    async function upload(file: Buffer, by = authorization) {
      const reply = await fetch(`${http}/api/image/upload`, {
        method: 'POST',
        headers: { authorization: by },
        body: formOf(file),
      })
      return { status: reply.status, ...((await reply.json()) as Envelope) }
    }

    // One upload begins: what decodes images takes memory of its own once.
    expect((await upload(photo)).status).toBe(201)
    await fetch(`${http}/livez`)
    const [kept, stored, ownTemporary] = [await files(), await images(), await readdir(temporary)]
    const before = residentMegabytes(server.pid)

    for (let n = 0; n < ABORTED; n++) {
      const aborted = await openUpload(whole.length)
      await new Promise((resolve) => aborted.write(whole.subarray(0, whole.length / 2), resolve))
      aborted.destroy()
    }
    const shorter = await openUpload(whole.length / 2)
    shorter.write(whole)
    expect(await readToEnd(shorter)).toMatch(/^HTTP\/1\.1 400 /)
    const longer = await openUpload(whole.length + 5)
    longer.write(whole)
    longer.end()
    await readToEnd(longer)
    for (const size of [6 * 1024 * 1024, IMAGE_MAX_BYTES + 1]) {
      expect(await upload(Buffer.alloc(size, 0xff))).toMatchObject({ status: 413, code: 'IMAGE4130' })
    }
    const announced = await openUpload(6 * 1024 * 1024)
    announced.write(HEAD)
    const [first] = (await once(announced, 'data')) as [Buffer]
    expect(first.toString('latin1')).toMatch(/^HTTP\/1\.1 413 /)
    announced.destroy()

    if (isLong) await expectCut()
    expect([await files(), await images()]).toEqual([kept, stored])

    let peak = before
    const watching = setInterval(() => (peak = Math.max(peak, residentMegabytes(server.pid))), 50)
    // Each comes from another member: how much one member may upload is limited.
    const answers = await Promise.all([authorization, ...others].map((by) => upload(photo, by)))
    clearInterval(watching)
    const taken = answers.filter(({ status }) => status === 201).length
    for (const { status } of answers) expect([201, 503]).toContain(status)
    expect(await images()).toBe(stored + taken)
    expect((await files()).filter((path) => path.endsWith('.part'))).toEqual([])
    expect(await readdir(temporary)).toEqual(ownTemporary)
    const growth = Math.round(peak - before)
    recordFault('F17', [
      below(`memory for ${AT_ONCE} photos of 5 MB at once, ${taken} of them taken`, growth, 'MB', GROWTH_MAX_MB),
    ])
    expect(growth).toBeLessThan(GROWTH_MAX_MB)
  },
)

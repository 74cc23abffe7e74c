import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeEach, expect, it } from 'vitest'
import { acquireLock } from './lock.ts'

/** A number above the highest that Linux gives to a process. */
const UNUSED_PID = 2 ** 22 + 1

let folder: string
let path: string
const acquire = () => acquireLock(path, join(folder, 'server.pid'))

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'honjeo-lock-'))
  path = join(folder, 'lock')
  return () => rm(folder, { recursive: true })
})

it('goes to exactly one of many who ask at once', async () => {
  const attempts = await Promise.allSettled(Array.from({ length: 20 }, () => acquire()))
  const releases = attempts.flatMap((attempt) => (attempt.status === 'fulfilled' ? [attempt.value] : []))
  expect(releases).toHaveLength(1)
  await releases[0]?.()
})

it('says who holds it, and can be taken again once given back', async () => {
  const release = await acquire()
  await expect(acquire()).rejects.toThrow(`process ${process.pid} is using ${folder}`)
  await release()
  const releaseAgain = await acquire()
  await releaseAgain()
})

it('waits for the lock of a process that has just been killed', async () => {
  const holder = spawn('flock', [path, 'sh', '-c', 'echo locked; cat'])
  await once(holder.stdout, 'data')
  await writeFile(path, String(UNUSED_PID))
  const acquired = acquire()
  await expect(promisify(execFile)('flock', ['-n', path, 'true'])).rejects.toMatchObject({ code: 1 })
  // The watch that a killed process leaves behind ends with its input.
  holder.stdin.end()
  const release = await acquired
  await expect(acquire()).rejects.toThrow(`process ${process.pid} is using`)
  await release()
})

it('says what is wrong when the folder cannot be used', async () => {
  await expect(acquireLock(join(folder, 'missing/lock'), join(folder, 'server.pid'))).rejects.toThrow('missing')
})

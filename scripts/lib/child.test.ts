import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { CommandError, run } from './child.mjs'
import { makeScratch, removeScratch } from './scratch.mjs'

const node = process.execPath
const never = new AbortController().signal

it('returns what a command wrote', async () => {
  await expect(run(node, ['-e', 'console.log("out"); console.error("err")'], { signal: never })).resolves.toMatch(
    /out\n|err\n/,
  )
})

it('fails with what a command wrote', async () => {
  const failure = run(node, ['-e', 'console.error("why"); process.exit(3)'], { signal: never })
  await expect(failure).rejects.toBeInstanceOf(CommandError)
  await expect(failure).rejects.toThrow('why')
})

it('stops a command with its children, also those that take no notice', async () => {
  const controller = new AbortController()
  const scratch = makeScratch()
  const started = `${scratch}/started`
  // A shell without job control starts background commands with SIGINT ignored.
  const running = run('sh', ['-c', `sleep 600 & touch ${started}; wait`], { signal: controller.signal, graceMs: 100 })
  await expect.poll(() => existsSync(started)).toBe(true)
  controller.abort(new Error('enough'))
  await expect(running).rejects.toThrow('enough')
  await removeScratch(scratch)
})

it('removes a folder with the processes that still use it', async () => {
  const scratch = makeScratch()
  const stray = run('sleep', ['600'], { signal: never, env: { ...process.env, TMPDIR: scratch } })
  const ended = stray.catch((error: Error) => error)
  await removeScratch(scratch)
  expect(await ended).toBeInstanceOf(CommandError)
  expect(existsSync(scratch)).toBe(false)
})

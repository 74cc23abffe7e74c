import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'

const PROGRAM = fileURLToPath(new URL('./testing/log-much.ts', import.meta.url))
const TIMEOUT = 60_000

/** Starts a process that has written this number of lines to a log that is not read yet. */
async function startUnread(lines: number) {
  const args = ['--import', 'tsx', '--conditions=source', PROGRAM, String(lines)]
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'pipe'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [said] = (await once(child.stderr.setEncoding('utf8'), 'data')) as [string]
  expect(said).toBe('goes on\n')
  return child
}

it(
  'goes on while its log is not read, and has written every line in order when it exits',
  { timeout: TIMEOUT },
  async () => {
    const child = await startUnread(2000)
    child.stdin.write('exit\n')
    const read: number[] = []
    for await (const line of createInterface({ input: child.stdout })) {
      read.push((JSON.parse(line) as { n: number }).n)
    }
    expect(read).toEqual(Array.from({ length: 2000 }, (_, index) => index + 1))
  },
)

it('says how many lines were lost because they were not read in time', { timeout: TIMEOUT }, async () => {
  const child = await startUnread(30_000)
  let lines = 0
  for await (const line of createInterface({ input: child.stdout })) {
    lines++
    const { msg, count } = JSON.parse(line) as { msg: string; count?: number }
    if (!msg.startsWith('lines of this log were lost')) continue
    expect(lines - 1 + count!).toBe(30_000)
    return
  }
  throw new Error('nothing was lost')
})

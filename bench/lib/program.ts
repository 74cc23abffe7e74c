import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { root } from '../../scripts/lib/root.mjs'
import { SERVER_FLAGS } from '../../scripts/lib/server-flags.mjs'
import { hurry, onCore } from './core.ts'

export interface Program {
  pid: number
  /** The next line that it writes; rejects when it ends instead. */
  line: () => Promise<string>
  /** Lets go on a program that waits for that. */
  goOn: () => void
  /** What the program makes of the next line that it reads: the next line that it writes, as JSON. */
  ask: <Answer>(input: unknown) => Promise<Answer>
  stop: () => Promise<void>
}

/** Starts one of bench/programs in a process of its own, with `input` as the first line it reads, if there is one. */
export function startProgram(name: string, core: number, input?: unknown): Program {
  // Those that ours is measured beside get what it gets.
  const node = [...SERVER_FLAGS, '--import', 'tsx', '--conditions=source', `bench/programs/${name}.ts`]
  const [command, ...args] = onCore(core, [process.execPath, ...node])
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['pipe', 'pipe', 'inherit'],
    detached: true,
  })
  if (input !== undefined) child.stdin.write(`${JSON.stringify(input)}\n`)
  hurry(child.pid ?? 0)
  const ended = once(child, 'exit')
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  async function line() {
    const { value, done } = await lines.next()
    if (done) throw new Error(`${name} ended`)
    return value
  }
  return {
    pid: child.pid ?? 0,
    line,
    async ask(asked) {
      child.stdin.write(`${JSON.stringify(asked)}\n`)
      return JSON.parse(await line())
    },
    goOn: () => void child.stdin.write('null\n'),
    async stop() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

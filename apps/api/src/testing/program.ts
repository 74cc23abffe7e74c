import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { SERVER_FLAGS } from '../../../../scripts/lib/server-flags.mjs'

/** The environment that any program needs, and no more: the configuration is what a test says it is. */
const { PATH, HOME, TMPDIR } = process.env

const SOURCE_OPTIONS = ['--import', 'tsx', '--conditions=source']

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** A program as `npm run build` leaves it; `name` is its path below the source without the ending. */
export const builtProgram = (name: string): string => fromHere(`../../dist/${name}.js`)
/** A program of this run: `npm test` has built it; a single test that is started by hand reads the source as it is. */
export const programOf = (name: string): string =>
  process.env['TEST_BUILT_SERVER'] ? builtProgram(name) : fromHere(`../${name}.ts`)

/** Starts one of the server's programs, from its source or built, as operators run it; `within` is a command that starts it. */
export function spawnProgram(
  path: string,
  env: Record<string, string>,
  args: readonly string[] = [],
  within: readonly string[] = [],
) {
  const node = [process.execPath, ...SERVER_FLAGS, ...(path.endsWith('.ts') ? SOURCE_OPTIONS : []), path, ...args]
  const [command = '', ...rest] = [...within, ...node]
  return spawn(command, rest, { env: { PATH, HOME, TMPDIR, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
}

/** Starts a program that ends by itself: `ended` resolves with its exit code and what it wrote, both streams in one. */
export function startProgram(...program: Parameters<typeof spawnProgram>) {
  const child = spawnProgram(...program)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  }
  return { child, ended: once(child, 'close').then(([code]) => ({ code: code as number | null, output })) }
}

// @ts-check
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, mkdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { CommandError } from './child.mjs'

const BIN = '/usr/lib/postgresql/15/bin'

/**
 * Runs `use` with the address of a PostgreSQL 15 of its own, reached as one that another operator runs: by TCP and
 * password, as a role without special rights.
 * @template T
 * @param {string} scratch
 * @param {(url: string) => Promise<T>} use
 */
export async function withDebianPostgres(scratch, use) {
  const data = join(scratch, 'postgresql-15')
  const account = databaseAccount()
  mkdirSync(data, { mode: 0o700 })
  if (account) chownSync(data, account.uid, account.gid)
  const options = { ...account, cwd: '/', env: { PATH: process.env['PATH'], LC_ALL: 'C' } }

  const password = randomBytes(12).toString('hex')
  const locale = ['--encoding=UTF8', '--locale=C.UTF-8']
  const access = ['--auth-host=scram-sha-256', '--auth-local=reject']
  await runToEnd('initdb', ['-D', data, '-U', 'postgres', ...access, '--no-sync', ...locale], options)
  const setUp = `create role honjeo login createdb password '${password}';\ncreate database honjeo owner honjeo;\n`
  await runToEnd('postgres', ['--single', '-D', data, '-c', 'exit_on_error=on', 'postgres'], options, setUp)

  const port = await freePort()
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'fsync=off',
    'log_min_messages=log',
  ]
  const args = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])]
  const server = spawn(join(BIN, 'postgres'), args, { ...options, detached: true })
  const ended = once(server, 'exit')
  try {
    await ready(server)
    return await use(`postgres://honjeo:${password}@127.0.0.1:${port}/honjeo`)
  } finally {
    server.kill('SIGINT')
    await ended
  }
}

/** PostgreSQL does not run as root. */
function databaseAccount() {
  if (process.getuid?.() !== 0) return undefined
  const [, uid, gid] = /^nobody:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8')) ?? []
  return { uid: Number(uid), gid: Number(gid) }
}

/**
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptionsWithoutStdio} options
 * @param {string} [input]
 */
async function runToEnd(program, args, options, input = '') {
  const child = spawn(join(BIN, program), args, options)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  child.stdin.end(input)
  const [code] = await once(child, 'close')
  if (code !== 0) throw new CommandError(`${program} of PostgreSQL 15 failed:\n${output.trim()}`)
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  server.close()
  return port
}

/**
 * @param {import('node:child_process').ChildProcessWithoutNullStreams} server
 * @returns {Promise<void>}
 */
function ready(server) {
  return new Promise((resolve, reject) => {
    /** @type {string[]} */
    const lines = []
    createInterface({ input: server.stderr }).on('line', (line) => {
      lines.push(line)
      if (line.includes('ready to accept connections')) resolve()
    })
    server.once('exit', () => reject(new CommandError(`PostgreSQL 15 does not start:\n${lines.join('\n')}`)))
  })
}

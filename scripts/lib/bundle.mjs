// @ts-check
import { dirname, isAbsolute, join, relative } from 'node:path'
import { rolldown } from 'rolldown'
import { root } from './root.mjs'

const COMPILED = join(root, 'apps/api/compiled')
const PACKAGES = join(root, 'packages')
const OUTPUT = join(root, 'apps/api/dist')
/** What is started by itself: programs and threads of the server, as paths from the compiled folder; and of packages, as `package/module`. */
const ENTRIES = [
  'server',
  'plans/planner-worker',
  'programs/tourapi/import',
  'programs/transit/import',
  'programs/backup',
  'programs/demo-code',
  'programs/profanity',
  'programs/restore',
  'programs/staff',
]
const ENTRIES_OF_PACKAGES = ['receipt-reader/reader-process']

/** Packages of hundreds of small modules; all others stay in node_modules, some with files and programs of their own. */
const BUNDLED = /^(?:@honjeo|typebox|drizzle-orm|date-fns|jose|es-hangul|@zxcvbn-ts)(?:\/|$)/

/**
 * Joins the compiled server, in `apps/api/compiled`, into a few files in `apps/api/dist`. Node resolves and reads each
 * module by itself: the server's 1,650 took a second of each start, and more of the processor than all else of it.
 * Files of earlier builds stay, since a server that still runs may yet load one of them.
 */
export async function bundleServer() {
  const bundle = await rolldown({
    input: Object.fromEntries([
      ...ENTRIES.map((entry) => [entry, join(COMPILED, `${entry}.js`)]),
      ...ENTRIES_OF_PACKAGES.map((entry) => [entry, join(PACKAGES, `${entry.replace('/', '/dist/')}.js`)]),
    ]),
    platform: 'node',
    external: (id) => !id.startsWith('.') && !isAbsolute(id) && !BUNDLED.test(id),
    plugins: [{ name: 'own-addresses', transform: markOwnAddress, renderChunk: writeOwnAddress }],
  })
  await bundle.write({ dir: OUTPUT, format: 'esm', entryFileNames: '[name].js', chunkFileNames: 'chunk-[hash].js' })
  await bundle.close()
}

const MARK = 'own-address:'

/**
 * Marks where a module asks for its own address, beside which it looks for other files.
 * @param {string} code
 * @param {string} id
 */
function markOwnAddress(code, id) {
  const address = addressOf(id)
  if (address === undefined || !code.includes('import.meta.url')) return null
  const mark = JSON.stringify(`${MARK}${address}`)
  return { code: code.replaceAll('import.meta.url', `new URL(${mark}, import.meta.url).href`), map: null }
}

/**
 * Returns where a module would be in `dist`: one of the server as it lies in its folder, one of a package as `package/module`.
 * @param {string} id
 */
function addressOf(id) {
  if (id.startsWith(COMPILED)) return relative(COMPILED, id)
  return id.startsWith(PACKAGES) ? relative(PACKAGES, id).replace('/dist/', '/') : undefined
}

/**
 * Writes in the place of each mark the way from the joined file to where the module would be in `dist`.
 * @param {string} code
 * @param {{ fileName: string }} chunk
 */
function writeOwnAddress(code, { fileName }) {
  const pattern = new RegExp(`(["'])${MARK}(.+?)\\1`, 'g')
  return {
    code: code.replaceAll(pattern, (_, _quote, path) => JSON.stringify(relative(dirname(fileName), path))),
    map: null,
  }
}

// @ts-check
import { join } from 'node:path'
import { run } from './child.mjs'
import { withProgress } from './progress.mjs'
import { referencedProjects } from './project-references.mjs'
import { root } from './root.mjs'
import { hashSources, makeOnce } from './stamp.mjs'

const SERVER = 'apps/api/tsconfig.app.json'
const SHARED = ['package-lock.json', 'tsconfig.base.json', 'packages']

/**
 * Builds what changed since it was last built: the server from `packages` and `apps/api`, its pages from `apps/web`.
 * @param {AbortSignal} signal
 */
export async function ensureBuilt(signal) {
  const packageOutputs = referencedProjects(root, SERVER).map((folder) => `${folder}/dist`)
  const builds = [
    build('the server', 'apps/api', [...packageOutputs, 'apps/api/dist/server.js'], async (isAnyOutputMissing) => {
      // The compiler looks at its notes only and would not see that a file it made is gone.
      const force = isAnyOutputMissing ? ['--force'] : []
      // The linter checks the types: to check them here as well would be two thirds of the compiler's time.
      await run('node', ['node_modules/typescript7/bin/tsc', '-b', SERVER, '--noCheck', ...force], { signal })
      // The packages it needs were not there yet when this file was read.
      const { bundleServer } = await import('./bundle.mjs')
      await bundleServer()
    }),
    build('the pages', 'apps/web', ['apps/web/dist/index.html', 'apps/web/dist-server/entry-server.js'], () => {
      // Vite's usual way to read its configuration writes into node_modules, which may be read-only.
      const vite = (/** @type {string} */ script) =>
        run('npm', ['run', '--silent', script, '--workspace=apps/web', '--', '--configLoader=runner'], { signal })
      return Promise.all([vite('build'), vite('build:server')])
    }),
  ]
  // Both end before a failure of one is reported: a build that goes on alone would write under the next one.
  await Promise.allSettled(builds)
  await Promise.all(builds)
}

/**
 * @param {string} name
 * @param {string} folder
 * @param {string[]} outputs
 * @param {(isAnyOutputMissing: boolean) => Promise<unknown>} command
 */
function build(name, folder, outputs, command) {
  const options = {
    stampFile: join(root, '.cache/built', folder.replace('/', '-')),
    hash: hashSources(root, [...SHARED, folder]),
    outputs: outputs.map((output) => join(root, output)),
  }
  return makeOnce(options, (isAnyOutputMissing) => withProgress(`Building ${name}`, () => command(isAnyOutputMissing)))
}

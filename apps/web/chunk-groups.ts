import { basename } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { closureOf, readModuleGraph } from './module-graph.ts'
import { moduleUsers } from './module-users.ts'
import { sharedFiles } from './shared-files.ts'

type Group = Extract<Rolldown.OutputOptions['codeSplitting'], object>['groups'] extends (infer G)[] | undefined
  ? G
  : never

const PAGE = /\/apps\/web\/index\.html$/
const ENTRY = /\/apps\/web\/src\/main\.tsx$/
/** Our own code, and the icons: small modules, of which every screen shares some. */
const OWN = /\/(?:apps\/web\/src|packages\/[\w-]+\/src)\/.*\.tsx?$|\/lucide-react\/dist\/esm\/icons\//
const SCREEN = /\/(?:routes\/([\w-]+)|features\/.*\/([\w-]+)-screen)\.tsx$/

/** The name of a screen: of its file among the app's routes, or in its feature before `-screen`. Empty for any other module. */
const screenOf = (module: string) => SCREEN.exec(module)?.slice(1).join('') ?? ''

/**
 * What a further file costs, in bytes of source. Of 2,500, some 400 compressed, a screen fetches 10 to 30 files in place of 25 to 60, and fewer
 * bytes.
 */
const FILE_BYTES = 2500
/**
 * And where people come to by a link, with nothing on their device: over HTTP/1.1, which fetches six at a time, a file costs a sixth of
 * the way there and back.
 */
const LINKED_FILE_BYTES = 30_000
const isLinked = (module: string) => /^(?:search|place|post|community)$/.test(screenOf(module))
const fileBytesOf = (module: string) => (isLinked(module) ? LINKED_FILE_BYTES : FILE_BYTES)

/** What home needs, and so many lazy modules besides comes with the app at once. */
const WANTED_BY_MOST = 30

const isHome = (module: string) => screenOf(module) === 'home'

/** The first screen's bytes keep everybody waiting; the staff has desks and cables; what opens over a screen was fetched ahead. */
function weightOf(module: string): number {
  const screen = screenOf(module)
  if (/^(?:home|splash|login)$/.test(screen)) return 16
  // The heaviest ones have no room for what they do not need.
  if (/^(?:new-plan|write-review)$/.test(screen)) return 10
  // The one of them that needs most.
  if (screen === 'place') return 2
  if (/^(?:chat-room|plan|profile-create|profile-edit|checklist|search-map|suspended|timer)$/.test(screen)) return 5
  if (/\/(?:features\/admin\/.*|admin-[\w-]+|staff-[\w-]+)\.tsx$/.test(module)) return 0.2
  return screen === '' ? 0.3 : 1
}

/**
 * Which modules share a file; see docs/decisions/0024. The bundler left alone makes a file for each set of screens that share
 * something: 400 of them, most of a few hundred bytes, which cost a request each and compress badly.
 */
export function chunkGroups(): { plugin: Plugin; groups: Group[] } {
  const names = new Map<string, string>()
  const atOnce = new Set<string>()
  const plugin: Plugin = {
    name: 'chunk-groups',
    apply: 'build',
    buildEnd(error) {
      if (error !== undefined) return
      const graph = readModuleGraph(this)
      const entry = [...graph.keys()].find((id) => PAGE.test(id))
      // The service worker is built by the same plugins, and is one file.
      if (entry === undefined) return
      for (const id of closureOf(graph, entry)) atOnce.add(id)
      // The entry stays alone: nothing may wait for its top-level await, and the page is what asks for it.
      for (const id of atOnce) if (PAGE.test(id) || ENTRY.test(id)) atOnce.delete(id)
      const users = moduleUsers(graph, entry)
      for (const [id, its] of users) {
        if (its.size < WANTED_BY_MOST || ![...its].some(isHome)) continue
        atOnce.add(id)
        users.delete(id)
      }
      const files = sharedFiles({
        graph,
        users,
        isFree: (id) => OWN.test(id),
        fileBytesOf,
        weightOf,
      })
      for (const [index, modules] of files.entries()) {
        const name = `shared-${basename(modules[0] ?? '').replace(/\.\w+$/, '')}-${index}`
        for (const id of modules) names.set(id, name)
      }
    },
  }
  const groups: Group[] = [
    // Apart from our own code, so that a deploy leaves it in the browsers' caches; in two files, since a phone takes a tenth of a
    // second to compile both, and does nothing else meanwhile.
    { name: 'vendor-dom', tags: ['$initial'], test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 5 },
    { name: 'vendor', tags: ['$initial'], test: /node_modules\/(?!lucide-react)/, priority: 4 },
    { name: 'app', test: (id) => atOnce.has(id), includeDependenciesRecursively: false, priority: 3 },
    { name: (id) => names.get(id), debugName: 'shared', includeDependenciesRecursively: false, priority: 2 },
  ]
  return { plugin, groups }
}

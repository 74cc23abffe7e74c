import type { Rolldown } from 'vite'

type Group = Extract<Rolldown.OutputOptions['codeSplitting'], object>['groups'] extends (infer G)[] | undefined
  ? G
  : never

/** Screens that use a module before it is worth more in the file all of them fetch than in one of its own. */
const SHARED_BY_MANY = 26
const SMALL_BYTES = 8000

/**
 * Which modules share a file; see docs/decisions/0022. The bundler left alone made 400 files, most of them a few hundred bytes,
 * which cost a request each, compress badly and fill the first load with their names.
 */
export const chunkGroups: Group[] = [
  // Apart from our own code, so that a deploy leaves it in the browsers' caches.
  { name: 'vendor', tags: ['$initial'], test: /node_modules\/(?!lucide-react)/, priority: 4 },
  // Without the entry itself, whose top-level await nothing may wait for; the page is what asks for it.
  {
    name: 'app',
    tags: ['$initial'],
    test: /^(?!.*\/(?:src\/main\.tsx|apps\/web\/index\.html)$)/,
    includeDependenciesRecursively: false,
    priority: 3,
  },
  // What the screens of a plan share with each other and with what opens over them.
  {
    name: 'plan-parts',
    test: /\/src\/features\/plans\/(?:detail|map|shared)\//,
    minShareCount: 2,
    maxModuleSize: SMALL_BYTES,
    includeDependenciesRecursively: false,
    priority: 2,
  },
  {
    name: 'kit',
    test: /\/apps\/web\/src\/(?:ui|lib)\/|lucide-react|\/packages\/contract\//,
    minShareCount: SHARED_BY_MANY,
    maxModuleSize: SMALL_BYTES,
    priority: 2,
  },
]

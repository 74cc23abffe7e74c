import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

type Context = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>
interface SharedFile {
  modules: Set<string>
  /** Those that fetch it. */
  screens: Set<string>
  bytes: number
}

const PAGE = fileURLToPath(new URL('index.html', import.meta.url))
/** The entry awaits at its top level. A module in its file would wait with it. */
const ENTRY = /\/apps\/web\/(?:index\.html|src\/main\.tsx)$/
/** Our own modules and the icons are small, and screens share many. The bundler decides about the others. */
const OWN = /\/(?:apps\/web\/src|packages\/[\w-]+\/src)\/.*\.tsx?$|\/lucide-react\/dist\/esm\/icons\//
const ICONS = /\/lucide-react\.mjs$/
const NAMED_ICONS = /(?<=import\s*\{)[^}]*(?=\}\s*from\s*['"]lucide-react['"])/g
const SCREEN = /\/(?:routes\/[\w-]+|[\w-]+-screen)\.tsx$/

/** What so many screens need is in one file: the app's where home needs it, else one of its own, which comes after home. */
const COMMON_SCREENS = 43
const HOME = /\/home-screen\.tsx$/
/** Every page fetches these when its first screen is quiet. They count as one more screen, which may bring what it does not need. */
const QUIET = /\/(?:fallbacks|start-worker|help-sheet)\.tsx?$/
/** The index of the queries imports these for home as well, which neither changes anything nor has endless lists. */
const AFTER_HOME = /\/@tanstack\/.*\/(?:mutationObserver|useMutation|infiniteQueryObserver|useInfiniteQuery)\.js$/
/** What a further file costs a screen, in bytes of source. Links lead to some with an empty cache: six files come at a time. */
function fileBytesOf(screen: string): number {
  if (/\/(?:list\/search|detail\/place|post\/post|list\/community)-screen\.tsx$/.test(screen)) return 30_000
  return screen === 'quiet' ? 10_000 : 2600
}

/** What a byte that a screen does not need costs it. A visit begins with some screens, which have the least room. */
function weightOf(screen: string): number {
  if (screen === 'quiet') return 0.3
  return /\/(?:home|login|new-plan|write-review)-screen\.tsx$/.test(screen) ? 16 : 1
}

/** What each module imports. The index of the icons imports them all: those who import it get the icons that they name. */
function readImports(context: Context): Map<string, string[]> {
  const imports = new Map<string, string[]>([[PAGE, []]])
  const codeOf = (id: string) => context.getModuleInfo(id)?.code ?? ''
  const fileOf = (name: string, index: string) =>
    new RegExp(String.raw`as ${name}\b[^;]*\.(/icons/[^'"]+)`).exec(codeOf(index))?.[1] ?? ''
  for (const id of imports.keys()) {
    const { importedIds = [], dynamicallyImportedIds = [] } = context.getModuleInfo(id) ?? {}
    const icons = codeOf(id).match(NAMED_ICONS)?.join().match(/\w+/g) ?? []
    const own = importedIds.flatMap((each) =>
      ICONS.test(each) ? icons.map((name) => each.replace(ICONS, fileOf(name, each))) : [each],
    )
    imports.set(id, own)
    for (const each of [...own, ...dynamicallyImportedIds]) if (!imports.has(each)) imports.set(each, [])
  }
  return imports
}

/** Bytes that one file in place of two saves: some screens fetch a file less, others get what they do not need. */
function savingOf(one: SharedFile, other: SharedFile): number {
  let saving = 0
  for (const screen of new Set([...one.screens, ...other.screens])) {
    if (!other.screens.has(screen)) saving -= weightOf(screen) * other.bytes
    else if (!one.screens.has(screen)) saving -= weightOf(screen) * one.bytes
    else saving += fileBytesOf(screen)
  }
  return saving
}

/** By its path, the name of the file of each module that the bundler does not decide about: see docs/decisions/0024. */
export function readChunkNames(context: Context): Map<string, string> {
  const imports = readImports(context)
  const closureOf = (module: string) => {
    const closure = new Set([module])
    for (const id of closure) for (const each of imports.get(id) ?? []) closure.add(each)
    return closure
  }
  const app = closureOf(PAGE)
  const screensOf = new Map<string, Set<string>>()
  for (const screen of [...imports.keys()].filter((id) => SCREEN.test(id) && !app.has(id)))
    for (const id of closureOf(screen)) screensOf.set(id, (screensOf.get(id) ?? new Set()).add(screen))
  for (const root of [...imports.keys()].filter((id) => QUIET.test(id)))
    for (const id of closureOf(root)) if (!app.has(id)) screensOf.set(id, (screensOf.get(id) ?? new Set()).add('quiet'))
  const common = new Set<string>()
  for (const [id, screens] of screensOf)
    if (screens.size >= COMMON_SCREENS) ([...screens].some((screen) => HOME.test(screen)) ? app : common).add(id)

  const files = new Map<string, SharedFile>()
  for (const [id, screens] of screensOf) {
    if (app.has(id) || common.has(id) || screens.size === 1 || !OWN.test(id) || SCREEN.test(id)) continue
    const key = [...screens].join()
    const file = files.get(key) ?? { modules: new Set(), screens, bytes: 0 }
    file.modules.add(id)
    file.bytes += context.getModuleInfo(id)?.code?.length ?? 0
    files.set(key, file)
  }
  /** Whether a screen of one file would fetch more than the other: what that imports, which it did not need. */
  const brings = (one: SharedFile, other: SharedFile) => {
    const modules = [...one.modules, ...other.modules]
    const further = modules
      .flatMap((id) => imports.get(id) ?? [])
      .filter((id) => !app.has(id) && !common.has(id) && !modules.includes(id))
    const screens = [...one.screens, ...other.screens]
    return further.some((id) => screens.some((screen) => screen !== 'quiet' && !screensOf.get(id)?.has(screen)))
  }
  const shared = new Set(files.values())
  for (;;) {
    let best: [saving: number, one: SharedFile, other: SharedFile] | null = null
    for (const one of shared)
      for (const other of shared) {
        if (other === one) break
        const saving = savingOf(one, other)
        if (saving > (best?.[0] ?? 0) && !brings(one, other)) best = [saving, one, other]
      }
    if (best === null) break
    const [, one, other] = best
    shared.delete(other)
    for (const id of other.modules) one.modules.add(id)
    for (const id of one.modules) screensOf.set(id, one.screens)
    for (const screen of other.screens) one.screens.add(screen)
    one.bytes += other.bytes
  }
  const names = new Map([...common].map((id) => [id, 'common']))
  for (const [id, screens] of screensOf)
    if (screens.size === 1 && screens.has('quiet') && OWN.test(id) && !QUIET.test(id)) names.set(id, 'quiet')
  for (const id of app) if (!ENTRY.test(id)) names.set(id, AFTER_HOME.test(id) ? 'common' : 'app')
  for (const [index, { modules }] of [...shared].entries()) for (const id of modules) names.set(id, `shared-${index}`)
  return names
}

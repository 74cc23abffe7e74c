import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

type Context = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>
/** Modules that are one file, and the screens that fetch it. */
type SharedFile = { modules: string[]; screens: Set<string>; bytes: number }

const PAGE = fileURLToPath(new URL('index.html', import.meta.url))
/** The entry awaits at its top level. A module in its file would wait with it. */
const ENTRY = /\/apps\/web\/(?:index\.html|src\/main\.tsx)$/
/** Our own modules and the icons are small, and screens share many. The bundler decides about the others. */
const OWN = /\/(?:apps\/web\/src|packages\/[\w-]+\/src)\/.*\.tsx?$|\/lucide-react\/dist\/esm\/icons\//
const SCREEN = /\/(?:routes\/[\w-]+|[\w-]+-screen)\.tsx$/
/** What so many screens need is in one file: the app's where home needs it, else one of its own, which comes after home. */
const COMMON_SCREENS = 43
const HOME = /\/home-screen\.tsx/
/** The index of the queries imports these for home as well, which neither changes anything nor has endless lists. */
const AFTER_HOME = /\/@tanstack\/.*\/(?:mutationObserver|useMutation|infiniteQueryObserver|useInfiniteQuery)\.js$/
/** Links lead to these with an empty cache: six files come at a time, each as slowly as the large ones beside it. */
const LINKED = /\/(?:list\/search|detail\/place|post\/post|list\/community|chat-room)-screen\.tsx$/
/** Has the most to fetch of them. */
const CHAT = /\/chat-room-screen\.tsx$/
/** The largest of them, at its limit. */
const PLACE = /\/detail\/place-screen\.tsx$/
/** What the service worker fetches ahead, which counts as a screen. */
const AHEAD = 'ahead'
/** A visit begins with some of these, and the others have the least room. */
const FULL =
  /\/(?:home|login|new-plan|new-post|write-review|chat-room|search-map|detail\/(?:place|plan))-screen\.tsx$|^ahead$/

/** What a byte that a screen does not need costs it. */
const priceOf = (screen: string) => (HOME.test(screen) ? 60 : PLACE.test(screen) ? 40 : FULL.test(screen) ? 16 : 1)

/** Bytes of source that one file in place of two saves: some screens fetch a file less, others get what they do not need. */
function savingOf(one: SharedFile, other: SharedFile): number {
  let saving = 0
  for (const screen of new Set([...one.screens, ...other.screens])) {
    const unneeded = (one.screens.has(screen) ? 0 : one.bytes) + (other.screens.has(screen) ? 0 : other.bytes)
    if (unneeded > 0) saving -= unneeded * priceOf(screen)
    else saving += CHAT.test(screen) ? 100_000 : LINKED.test(screen) ? 30_000 : 2600
  }
  return saving
}

/** By its path, the name of the file of each module that the bundler does not decide about: see docs/decisions/0024. */
export function readChunkNames(context: Context, ahead: readonly string[] = []): Map<string, string> {
  const importsOf = (id: string) => context.getModuleInfo(id)?.importedIds ?? []
  const lazyImportsOf = (id: string) => context.getModuleInfo(id)?.dynamicallyImportedIds ?? []
  const closureOf = (module: string, others?: (id: string) => string[]) => {
    const closure = new Set([module])
    for (const id of closure) for (const each of [...importsOf(id), ...(others?.(id) ?? [])]) closure.add(each)
    return closure
  }
  const app = closureOf(PAGE)
  const names = new Map<string, string>()
  for (const id of app) if (!ENTRY.test(id)) names.set(id, AFTER_HOME.test(id) ? 'common' : 'app')
  const screensOf = new Map<string, Set<string>>()
  const add = (root: string, screen: string, least: number) => {
    for (const id of closureOf(root))
      if (!app.has(id) && (screensOf.get(id)?.size ?? 0) >= least)
        screensOf.set(id, (screensOf.get(id) ?? new Set()).add(screen))
  }
  const ids = [...closureOf(PAGE, lazyImportsOf)]
  for (const screen of ids.filter((id) => SCREEN.test(id) && !app.has(id))) add(screen, screen, 0)
  for (const root of ids.filter((id) => ahead.some((module) => id.endsWith(`/${module}`)))) add(root, AHEAD, 2)

  /** Whether a screen of one of two files would fetch what the other imports, which it did not need. */
  const brings = (one: SharedFile, other: SharedFile) => {
    const screens = [...one.screens, ...other.screens]
    const imported = [...one.modules, ...other.modules].flatMap(importsOf)
    return imported.some((id) => !names.has(id) && screens.some((screen) => !screensOf.get(id)?.has(screen)))
  }
  const files: SharedFile[] = []
  const chat = ids.find((id) => CHAT.test(id)) ?? ''
  // What most screens need comes first. What follows goes into the file where it saves most, if it saves anything.
  for (const [id, screens] of [...screensOf].toSorted(([, one], [, other]) => other.size - one.size)) {
    if (screens.size >= COMMON_SCREENS) names.set(id, [...screens].some((each) => HOME.test(each)) ? 'app' : 'common')
    // Also what opens over the screen: the bundler would give each module that both use a file.
    if (screens.size === 1 && screens.has(chat)) names.set(id, 'chat-room-screen')
    if (names.has(id) || screens.size === 1 || !OWN.test(id) || SCREEN.test(id)) continue
    const own: SharedFile = { modules: [id], screens, bytes: context.getModuleInfo(id)?.code?.length ?? 0 }
    const fitting = files.filter((file) => savingOf(file, own) > 0 && !brings(file, own))
    fitting.sort((one, other) => savingOf(other, own) - savingOf(one, own))
    const [file = { modules: [], screens: new Set<string>(), bytes: 0 }] = fitting
    if (file.modules.length === 0) files.push(file)
    file.modules.push(id)
    file.bytes += own.bytes
    for (const screen of screens) file.screens.add(screen)
    screensOf.set(id, file.screens)
  }
  for (const [index, { modules }] of files.entries()) for (const id of modules) names.set(id, `shared-${index}`)
  return names
}

import type { Rolldown } from 'vite'

type Context = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>
/** Modules that are one file, and the screens that fetch it. */
type SharedFile = { modules: string[]; screens: Set<string>; bytes: number }

export const PAGE = `${import.meta.dirname}/index.html`
/** Our own modules and the icons are small, and screens share many. The bundler decides about the others. */
const OWN = /\/(?:apps\/web\/src|packages\/[\w-]+\/src)\/.*\.tsx?$|\/lucide-react\/dist\/esm\/icons\//
const SCREEN = /\/(?:routes\/[\w-]+|[\w-]+-screen)\.tsx$/
/** What so many screens need is in one file: the app's where home needs it, else one of its own, which comes after home. */
const COMMON_SCREENS = 43
/** The index of the queries imports these for home as well, which neither changes anything nor has endless lists. */
const AFTER_HOME = /\/@tanstack\/.*\/(?:mutationObserver|useMutation|infiniteQueryObserver|useInfiniteQuery)\.js$/
const HOME = /\/home-screen\.tsx$/
const CHAT = /\/chat-room-screen\.tsx$/

/**
 * What a byte that it does not need costs a screen, and one more file, in bytes of source: much where a visit begins with it, or a
 * link leads to it with an empty cache, where six files come at a time, or where it is near its limit.
 */
const COSTS: readonly (readonly [screen: RegExp, byte: number, file: number])[] = [
  [HOME, 60, 2600],
  [CHAT, 16, 500_000],
  [/\/detail\/place-screen/, 160, 40_000],
  [/\/list\/search-screen/, 60, 30_000],
  [/\/(?:detail\/plan|search-map)-screen/, 60, 2600],
  [/\/(?:list\/community|post\/post)-screen/, 1, 30_000],
  [/\/(?:login|new-plan|new-post|edit-post|write-review|profile-create)-screen/, 16, 2600],
]
const costsOf = (screen: string) => COSTS.find(([name]) => name.test(screen)) ?? ([/./, 1, 2600] as const)

/** Bytes of source that one file in place of two saves. */
function savingOf(one: SharedFile, other: SharedFile): number {
  let saving = 0
  for (const screen of new Set([...one.screens, ...other.screens])) {
    const [, byte, file] = costsOf(screen)
    const unneeded = (one.screens.has(screen) ? 0 : one.bytes) + (other.screens.has(screen) ? 0 : other.bytes)
    saving += unneeded > 0 ? -unneeded * byte : file
  }
  return saving
}

/** The given ones, and all that follow from one of them. */
export function closureOf<T>(given: Iterable<T>, next: (each: T) => Iterable<T>): Set<T> {
  const closure = new Set(given)
  for (const each of closure) for (const other of next(each)) closure.add(other)
  return closure
}

/** By its path, the name of the file of each module that the bundler does not decide about: see docs/decisions/0024. */
export function readChunkNames(context: Context): Map<string, string> {
  const importsOf = (id: string) => context.getModuleInfo(id)?.importedIds ?? []
  const lazyImportsOf = (id: string) => context.getModuleInfo(id)?.dynamicallyImportedIds ?? []
  const app = closureOf([PAGE], importsOf)
  const names = new Map<string, string>()
  for (const id of app) if (id !== PAGE) names.set(id, AFTER_HOME.test(id) ? 'common' : 'app')
  const screensOf = new Map<string, Set<string>>()
  const ids = [...closureOf([PAGE], (id) => [...importsOf(id), ...lazyImportsOf(id)])]
  for (const screen of ids.filter((id) => SCREEN.test(id) && !app.has(id)))
    for (const id of closureOf([screen], importsOf))
      if (!app.has(id)) screensOf.set(id, (screensOf.get(id) ?? new Set()).add(screen))

  /** Whether a screen of one of two files would fetch what the other imports, which it did not need. */
  const brings = (one: SharedFile, other: SharedFile) => {
    const screens = [...one.screens, ...other.screens]
    const imported = [...one.modules, ...other.modules].flatMap(importsOf)
    return imported.some((id) => !names.has(id) && screens.some((screen) => !screensOf.get(id)?.has(screen)))
  }
  const files: SharedFile[] = []
  // What most screens need comes first. What follows goes into the file where it saves most, if it saves anything.
  for (const [id, screens] of [...screensOf].toSorted(([, one], [, other]) => other.size - one.size)) {
    const all = [...screens]
    if (all.length >= COMMON_SCREENS) names.set(id, all.some((each) => HOME.test(each)) ? 'app' : 'common')
    // Also what opens over the screen: the bundler would give each module that both use a file.
    if (all.length === 1 && all.some((each) => CHAT.test(each))) names.set(id, 'chat-room-screen')
    if (names.has(id) || all.length === 1 || !OWN.test(id) || SCREEN.test(id)) continue
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

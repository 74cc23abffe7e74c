import type { Rolldown } from 'vite'

/** Modules that are one file, the screens that fetch it, and those that have all it imports in any case. */
type SharedFile = { modules: string[]; screens: Set<string>; ready: Set<string>; bytes: number }

export const PAGE = `${import.meta.dirname}/index.html`
/** Our own modules and the icons are small, and screens share many. The bundler decides about the others. */
const OWN = /\/(?:apps\/web\/src|packages\/[\w-]+\/src)\/.*\.tsx?$|\/lucide-react\/dist\/esm\/icons\//
const SCREEN = /\/(?:routes\/[\w-]+|[\w-]+-screen)\.tsx$/
/** What so many screens need is in one file: the app's where home needs it, else one of its own, which comes after home. */
const COMMON_SCREENS = 43
/**
 * What every screen fetches once it is quiet, as the help that must be there without a network. It counts as one more screen, `quiet`,
 * which waits for nothing: else it is six dozen small files.
 */
export const QUIET = /\/(?:help\/help-sheet|app\/(?:running|fallbacks|start-worker))\.tsx?$/
/** What a byte that it does not need costs a screen, and one more file, in bytes of source: see docs/decisions/0024. */
const COSTS = [
  [/^quiet$/, 0.1, 40_000],
  [/\/chat-room-screen/, 16, 500_000],
  [/\/detail\/place-screen/, 160, 40_000],
  [/\/(?:list\/community|post\/post)-screen/, 1, 30_000],
  [/\/(?:home|list\/search|detail\/plan|search-map)-screen/, 60, 2600],
  [/\/(?:login|new-plan|new-post|edit-post|write-review|profile-create)-screen/, 16, 2600],
] as const

/** Bytes of source that one file in place of two saves; none where a screen would fetch in vain what it imports. */
function savingOf(one: SharedFile, other: SharedFile): number {
  let saving = 0
  for (const screen of new Set([...one.screens, ...other.screens])) {
    const [, byte, file] = COSTS.find(([screens]) => screens.test(screen)) ?? [SCREEN, 1, 2600]
    const unneeded = [one, other].find(({ screens }) => !screens.has(screen))
    if (unneeded?.ready.has(screen) === false) return 0
    saving += unneeded === undefined ? file : -unneeded.bytes * byte
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
export function readChunkNames(context: Pick<Rolldown.ChunkingContext, 'getModuleInfo'>): Map<string, string> {
  const importsOf = (id: string) => context.getModuleInfo(id)?.importedIds ?? []
  const names = new Map<string, string>()
  const app = closureOf(importsOf(PAGE), importsOf)
  // The index of the queries imports for home as well what changes something, and endless lists, neither of which it has.
  for (const id of app) names.set(id, /(?:Mutation|Observer|InfiniteQuery)\.js$/.test(id) ? 'common' : 'app')
  const all = closureOf([PAGE], (id) => importsOf(id).concat(context.getModuleInfo(id)?.dynamicallyImportedIds ?? []))
  const allScreens = [...all].filter((id) => SCREEN.test(id) && !app.has(id))
  const needs = new Map(allScreens.map((screen) => [screen, closureOf([screen], importsOf)]))
  needs.set(
    'quiet',
    closureOf(
      [...all].filter((id) => QUIET.test(id)),
      importsOf,
    ),
  )
  const screensOf = new Map<string, Set<string>>()
  for (const [screen, modules] of needs)
    for (const id of modules) if (!app.has(id)) screensOf.set(id, (screensOf.get(id) ?? new Set()).add(screen))
  const files = new Set<SharedFile>()
  // What most screens need comes first. What follows goes into the file where it saves most, if it saves anything.
  for (const [id, screens] of [...screensOf].toSorted(([, one], [, other]) => other.size - one.size)) {
    const isOf = (name: string) => [...screens].some((screen) => screen.endsWith(`/${name}.tsx`))
    if (screens.size >= COMMON_SCREENS) names.set(id, isOf('home-screen') ? 'app' : 'common')
    // Also what opens over the screen: the bundler would give each module that both use a file.
    if (screens.size === 1 && isOf('chat-room-screen')) names.set(id, 'chat-room-screen')
    if (screens.size === 1 && screens.has('quiet')) names.set(id, 'quiet')
    if (names.has(id) || screens.size === 1 || !OWN.test(id) || SCREEN.test(id)) continue
    const imports = importsOf(id).filter((each) => !names.has(each))
    const ready = [...needs.keys()].filter((screen) => imports.every((each) => screensOf.get(each)?.has(screen)))
    const own = { modules: [id], screens, ready: new Set(ready), bytes: context.getModuleInfo(id)?.code?.length ?? 0 }
    const none: SharedFile = { modules: [], screens: new Set(), ready: new Set(needs.keys()), bytes: 0 }
    const file = [...files].reduce((best, each) => (savingOf(each, own) > savingOf(best, own) ? each : best), none)
    files.add(file)
    file.modules.push(id)
    for (const screen of screens) file.screens.add(screen)
    file.ready = new Set(ready.filter((screen) => file.ready.has(screen)))
    file.bytes += own.bytes
    screensOf.set(id, file.screens)
  }
  for (const [index, { modules }] of [...files].entries()) for (const id of modules) names.set(id, `shared-${index}`)
  return names
}

import type { ModuleGraph } from './module-graph.ts'

export interface SharedFilesOptions {
  graph: ModuleGraph
  /** Which lazy modules fetch a module. */
  users: ReadonlyMap<string, ReadonlySet<string>>
  /** Whether a module may share a file with any other; the bundler decides about the rest. */
  isFree: (module: string) => boolean
  /** What a further file costs a lazy module that fetches it, in bytes of source: its request, its imports, and that it compresses alone. */
  fileBytesOf: (user: string) => number
  /** How much the bytes count that a lazy module fetches. */
  weightOf: (user: string) => number
}

interface File {
  modules: string[]
  users: Set<string>
  bytes: number
  isFree: boolean
  imports: Set<File>
}

/** A file for each set of users, and one for each module that is not free. */
function firstFiles({ graph, users, isFree }: SharedFilesOptions): Set<File> {
  const files = new Map<string, File>()
  const holders = new Map<string, File>()
  for (const [id, its] of users) {
    const isShared = isFree(id) && its.size > 1 && !its.has(id)
    const key = isShared ? [...its].join() : id
    const file = files.get(key) ?? { modules: [], users: new Set(its), bytes: 0, isFree: isShared, imports: new Set() }
    file.modules.push(id)
    file.bytes += graph.get(id)?.bytes ?? 0
    files.set(key, file)
    holders.set(id, file)
  }
  for (const [id, file] of holders) {
    const imports = (graph.get(id)?.imports ?? []).flatMap((imported) => holders.get(imported) ?? [])
    for (const imported of imports) if (imported !== file) file.imports.add(imported)
  }
  return new Set(files.values())
}

/** The files that come with one. */
function broughtBy(file: File): Set<File> {
  const brought = new Set(file.imports)
  for (const each of brought) for (const imported of each.imports) brought.add(imported)
  return brought
}

/** Whether one imports the other by way of a third: made one, the two files would have to wait for each other. */
function isTangled(one: File, other: File): boolean {
  const leads = (from: File, to: File) => [...from.imports].some((each) => each !== to && broughtBy(each).has(to))
  return leads(one, other) || leads(other, one)
}

/** What is saved by one file in place of two: who fetches both fetches one less, all others get what they do not need. */
function savingOf(one: File, other: File, { fileBytesOf, weightOf }: SharedFilesOptions): number {
  let saving = 0
  for (const user of one.users) if (other.users.has(user)) saving += weightOf(user) * fileBytesOf(user)
  for (const [file, joined] of [
    [one, other],
    [other, one],
  ] as const) {
    const newcomers = [...joined.users].filter((user) => !file.users.has(user))
    const brought = newcomers.length === 0 ? [] : [...broughtBy(file)]
    for (const user of newcomers) {
      const more = brought.filter((each) => each !== joined && !each.users.has(user))
      saving -= weightOf(user) * more.reduce((sum, { bytes }) => sum + bytes + fileBytesOf(user), file.bytes)
    }
  }
  return saving
}

function absorb(one: File, other: File, files: Set<File>): void {
  files.delete(other)
  one.modules.push(...other.modules)
  one.bytes += other.bytes
  for (const user of other.users) one.users.add(user)
  for (const imported of other.imports) one.imports.add(imported)
  for (const file of files) if (file.imports.delete(other)) file.imports.add(one)
  one.imports.delete(one)
  for (const file of broughtBy(one)) for (const user of one.users) file.users.add(user)
}

/**
 * Which modules lie in one file. From a file for each set of users on, the two are made one by which most is saved, until nothing is
 * saved by it.
 */
export function sharedFiles(options: SharedFilesOptions): string[][] {
  const files = firstFiles(options)
  const free = [...files].filter(({ isFree }) => isFree)
  let pairs: { one: File; other: File; saving: number }[] = []

  function consider(one: File, other: File) {
    const saving = savingOf(one, other, options)
    if (saving > 0) pairs.push({ one, other, saving })
  }

  for (const [index, one] of free.entries()) for (const other of free.slice(0, index)) consider(one, other)
  while (pairs.length > 0) {
    const best = pairs.reduce((most, pair) => (pair.saving > most.saving ? pair : most))
    const { one, other } = best
    const saving = savingOf(one, other, options)
    if (saving < best.saving) {
      // Others became one meanwhile.
      best.saving = saving
      if (saving <= 0) pairs = pairs.filter((pair) => pair !== best)
      continue
    }
    pairs = pairs.filter((pair) => pair !== best)
    if (isTangled(one, other)) continue
    pairs = pairs.filter((pair) => ![pair.one, pair.other].some((file) => file === one || file === other))
    absorb(one, other, files)
    for (const file of files) if (file.isFree && file !== one) consider(one, file)
  }
  return [...files].filter(({ isFree }) => isFree).map(({ modules }) => modules)
}

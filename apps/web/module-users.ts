import { closureOf, type ModuleGraph } from './module-graph.ts'

/** Every module that is imported on demand: screens, and what opens over them. */
function lazyModules(graph: ModuleGraph): string[] {
  return [...new Set([...graph.values()].flatMap(({ lazyImports }) => lazyImports))].toSorted()
}

/**
 * Which lazy modules fetch a module: they need it, and it is not there whenever they are asked for. What starts the app, by its
 * `entry`, is always there.
 */
export function moduleUsers(graph: ModuleGraph, entry: string): Map<string, Set<string>> {
  const initial = closureOf(graph, entry)
  const closures = new Map(lazyModules(graph).map((id) => [id, closureOf(graph, id)]))
  const there = new Map<string, ReadonlySet<string>>()

  function thereBefore(id: string): ReadonlySet<string> {
    const known = there.get(id)
    if (known !== undefined) return known
    // For those who ask for each other, until more is known.
    there.set(id, initial)
    const askers = [...graph].filter(([, { lazyImports }]) => lazyImports.includes(id)).map(([asker]) => asker)
    let common: ReadonlySet<string> | null = askers.some((asker) => initial.has(asker)) ? initial : null
    for (const [place, closure] of closures) {
      if (common === initial || place === id || !askers.some((asker) => closure.has(asker))) continue
      const whole = new Set([...thereBefore(place), ...closure])
      common = common === null ? whole : new Set([...common].filter((each) => whole.has(each)))
    }
    there.set(id, common ?? initial)
    return common ?? initial
  }

  const users = new Map<string, Set<string>>()
  for (const [user, closure] of closures) {
    const before = thereBefore(user)
    for (const id of closure) if (!before.has(id)) users.set(id, (users.get(id) ?? new Set()).add(user))
  }
  return users
}

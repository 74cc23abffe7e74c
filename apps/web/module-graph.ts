import type { Rolldown } from 'vite'

export interface GraphModule {
  /** Modules it imports at once. */
  imports: readonly string[]
  /** Modules it imports later, on demand. */
  lazyImports: readonly string[]
  /** Of its source; what is left of it in a file is in proportion, more or less. */
  bytes: number
}

/** By their paths. */
export type ModuleGraph = ReadonlyMap<string, GraphModule>

const INDEX = /\/lucide-react\.mjs$/

/** The module of each icon, by the names it is exported under. */
function iconsByName(index: string, code: string): Map<string, string> {
  const icons = new Map<string, string>()
  for (const [, names = '', file = ''] of code.matchAll(/export \{([^}]*)\} from ['"]\.\/(icons\/[\w-]+\.mjs)['"]/g)) {
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) icons.set(name, index.replace(INDEX, `/${file}`))
  }
  return icons
}

/** What an `import { Bell, X as Close } from 'lucide-react'` names. */
function iconNames(code: string): string[] {
  const clauses = [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*['"]lucide-react['"]/g)]
  return clauses.flatMap(([, names = '']) => names.split(',').map((name) => name.trim().split(/\s/)[0] ?? ''))
}

/** Who imports what. The icons' index, which names two thousand of them, is left out: who imports it imports the icons it names. */
export function readModuleGraph(context: Pick<Rolldown.PluginContext, 'getModuleIds' | 'getModuleInfo'>): ModuleGraph {
  const ids = [...context.getModuleIds()]
  const index = ids.find((id) => INDEX.test(id)) ?? ''
  const icons = iconsByName(index, context.getModuleInfo(index)?.code ?? '')

  function toModule(id: string): GraphModule {
    const info = context.getModuleInfo(id)
    const imports = info?.importedIds ?? []
    const code = info?.code ?? ''
    const used = imports.includes(index) ? iconNames(code).flatMap((name) => icons.get(name) ?? []) : []
    return {
      imports: [...imports.filter((imported) => imported !== index), ...used],
      lazyImports: info?.dynamicallyImportedIds ?? [],
      bytes: code.length,
    }
  }
  return new Map(ids.filter((id) => id !== index).map((id) => [id, toModule(id)]))
}

/** A module with all that it imports at once, and they in turn. */
export function closureOf(graph: ModuleGraph, entry: string): Set<string> {
  const closure = new Set([entry])
  // A set that grows while it is walked is walked to its new end.
  for (const id of closure) for (const imported of graph.get(id)?.imports ?? []) closure.add(imported)
  return closure
}

import type { Method } from '@honjeo/contract/route-table'
import type { TestApp } from './test-app.ts'

export interface ServedRoute {
  /** The route as the contract would write it. */
  line: string
  method: Method
  path: string
}

/** A line as `│   ├── /:userId (GET, PATCH)`: four characters for each level, then a piece of the path and its methods. */
const LINE = /^([│ ├└─]*)[├└]── (\S+) \(([A-Z, ]+)\)$/u

/** Returns every route of a server, also those outside the contract, as its router itself lists them. */
export function servedRoutes({ app }: TestApp): ServedRoute[] {
  const pieces: string[] = []
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line) => {
      const [, indent, piece, methods] = LINE.exec(line) ?? []
      if (indent === undefined || piece === undefined || methods === undefined) throw new Error(`no route: ${line}`)
      pieces.splice(indent.length / 4, Number.POSITIVE_INFINITY, piece)
      const path = pieces.join('')
      return (methods.split(', ') as Method[]).map((method) => ({ line: `${method} ${path}`, method, path }))
    })
}

import type { Db } from '../db/client.ts'
import { exportKinds } from './export-kinds.queries.ts'
import { ownRows } from './export.queries.ts'

/** All of a member's data as the text of one JSON object, a row on a line, in pieces. */
export async function* exportJson(db: Db, userId: number, now: Date): AsyncGenerator<string> {
  yield `{\n"exportedAt": ${JSON.stringify(now.toISOString())}`
  for (const [name, kind] of Object.entries(exportKinds)) {
    yield `,\n${JSON.stringify(name)}: ${kind.isOne ? '' : '['}`
    let count = 0
    for await (const row of ownRows(db, kind, userId)) {
      if (!kind.isOne) yield count === 0 ? '\n' : ',\n'
      yield JSON.stringify(row)
      count += 1
    }
    if (!kind.isOne) yield count === 0 ? ']' : '\n]'
    else if (count === 0) yield 'null'
  }
  yield '\n}\n'
}

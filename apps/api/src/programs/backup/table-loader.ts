import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import type { Writable } from 'node:stream'
import type pg from 'pg'
import type { ArchiveEntry } from '@honjeo/backup-archive/archive'
import {
  type BackupTally,
  createTally,
  damaged,
  type Head,
  type Summary,
  tableEntry,
} from '@honjeo/backup-archive/format'
import { copyTableIn } from './loading.queries.ts'

interface Loading {
  table: string
  pieces: number
  stream: Writable
  ended: Promise<void>
  tally: BackupTally
}

/** Loads tables from their pieces, which come in order, one table after the other. */
export function createTableLoader(client: pg.ClientBase, { tables }: Head) {
  const sums: Summary['tables'] = {}
  let current: Loading | undefined

  async function flush() {
    if (!current) return
    const { table, stream, ended, tally } = current
    current = undefined
    stream.end()
    await ended
    const { lines: rows, bytes, sha256 } = tally.sum()
    sums[table] = { rows, bytes, sha256 }
  }

  function begin(table: string): Loading {
    const columns = tables[table]
    if (!columns || table in sums) throw damaged(`${table} comes unexpectedly`)
    const stream = copyTableIn(client, table, columns)
    const ended = finished(stream)
    ended.catch(() => {})
    return { table, pieces: 0, stream, ended, tally: createTally() }
  }

  return {
    async take({ name, data }: ArchiveEntry) {
      const [, table = ''] = name.split('/')
      if (current?.table !== table) {
        await flush()
        current = begin(table)
      }
      if (name !== tableEntry(table, current.pieces++)) throw damaged(`a piece of ${table} is missing`)
      current.tally.add(data)
      // A failure of the database ends the wait.
      if (!current.stream.write(data)) await Promise.race([once(current.stream, 'drain'), current.ended])
    },
    /** Resolves to what was loaded; tables without a row have no pieces. */
    async end(): Promise<Summary['tables']> {
      await flush()
      const { sha256 } = createTally().sum()
      for (const table of Object.keys(tables)) sums[table] ??= { rows: 0, bytes: 0, sha256 }
      return sums
    },
  }
}

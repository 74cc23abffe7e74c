import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'

/**
 * Set-up of the tests. With RECORD_STATEMENTS, the name of a folder, it keeps there each statement that the tests and the
 * server within them send, for `prepare-statements.ts`, which reads them with another version of PostgreSQL.
 */
const folder = process.env['RECORD_STATEMENTS']
const RECORDED = Symbol.for('honjeo.recorded-statements')
/** The statements that can be prepared; what opens a transaction or changes a schema is the same in all versions. */
const PREPARABLE = /^\s*(?:with|select|insert|update|delete|values|merge)\b/i

const holder = globalThis as { [RECORDED]?: Set<string> }

if (folder !== undefined && holder[RECORDED] === undefined) {
  const recorded = (holder[RECORDED] = new Set())
  const file = join(folder, `${process.pid}.jsonl`)
  const send = Reflect.get(pg.Client.prototype, 'query') as (...sent: unknown[]) => unknown
  Reflect.set(pg.Client.prototype, 'query', function query(this: pg.Client, ...sent: unknown[]) {
    const text = textOf(sent[0])
    if (text !== undefined && !recorded.has(text) && PREPARABLE.test(text)) {
      recorded.add(text)
      appendFileSync(file, `${JSON.stringify(text)}\n`)
    }
    return send.apply(this, sent)
  })
}

function textOf(sent: unknown): string | undefined {
  if (typeof sent === 'string') return sent
  const text = (sent as { text?: unknown } | undefined)?.text
  return typeof text === 'string' ? text : undefined
}

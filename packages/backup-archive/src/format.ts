import { createHash } from 'node:crypto'
import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'

/** Raised when a backup is written that older versions would read wrongly. */
export const FORMAT = 1

/**
 * A backup is a compressed tar, which `tar -tzf` lists: HEAD, the secret if it is kept with the data, tables in pieces
 * (`tables/posts/000000.copy`: the text form of COPY), images (`images/NAME/640.webp`), and the SUMMARY, without which a
 * backup is not whole.
 */
export const HEAD = 'backup.json'
export const SECRET = 'secret'
export const SUMMARY = 'summary.json'
export const tableEntry = (table: string, piece: number) => `tables/${table}/${String(piece).padStart(6, '0')}.copy`
export const imageEntry = (image: string, file: string) => `images/${image}/${file}`

const whole = () => Type.Integer({ minimum: 0 })
const checksum = () => Type.String({ pattern: '^[0-9a-f]{64}$' })

export const Head = Type.Object({
  format: Type.Integer({ minimum: 1 }),
  /** The version of the program that made it. */
  version: Type.String(),
  /** The time of the backup: what was committed before is in it. */
  madeAt: Type.String(),
  migrations: Type.Array(Type.Object({ hash: Type.String(), createdAt: Type.Number() })),
  /** The columns of each table, in the order of its pieces. */
  tables: Type.Record(Type.String(), Type.Array(Type.String())),
  sequences: Type.Record(Type.String(), Type.Object({ value: Type.String(), isCalled: Type.Boolean() })),
})
export type Head = Static<typeof Head>

export const Summary = Type.Object({
  tables: Type.Record(Type.String(), Type.Object({ rows: whole(), bytes: whole(), sha256: checksum() })),
  /** The checksum is of the names and contents of all files in their order. */
  images: Type.Object({ count: whole(), files: whole(), bytes: whole(), sha256: checksum() }),
})
export type Summary = Static<typeof Summary>

/** A failure whose sentence says what the operator can do. */
export class BackupError extends Error {
  override name = 'BackupError'
}

export const damaged = (what: string, cause?: unknown) =>
  new BackupError(`the backup is damaged (${what}): nothing was restored; take another one`, { cause })

/** Returns the head of a backup that this version can read. */
export function parseHead(data: Buffer): Head {
  const head = parseJson(data)
  const format = (head as Partial<Head> | null)?.format
  if (typeof format === 'number' && format > FORMAT) throw tooNew(`its format is ${format}`)
  if (!Value.Check(Head, head)) throw damaged(`${HEAD} is not what it should be`)
  return head
}

export function parseSummary(data: Buffer): Summary {
  const summary = parseJson(data)
  if (!Value.Check(Summary, summary)) throw damaged(`${SUMMARY} is not what it should be`)
  return summary
}

export const tooNew = (why: string) =>
  new BackupError(`the backup was made by a newer version of Honjeo (${why}): update this one first`)

function parseJson(data: Buffer): unknown {
  try {
    return JSON.parse(data.toString())
  } catch (error) {
    throw damaged('a description cannot be read', error)
  }
}

const NEW_LINE = 0x0a

/** Adds up what goes by: bytes, lines, and the checksum. */
export function createTally() {
  const hash = createHash('sha256')
  let bytes = 0
  let lines = 0
  return {
    add(data: Buffer) {
      hash.update(data)
      bytes += data.length
      for (let at = data.indexOf(NEW_LINE); at !== -1; at = data.indexOf(NEW_LINE, at + 1)) lines++
    },
    sum: () => ({ bytes, lines, sha256: hash.copy().digest('hex') }),
  }
}

export type BackupTally = ReturnType<typeof createTally>

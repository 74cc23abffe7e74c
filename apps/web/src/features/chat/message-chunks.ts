import type { ChatRow } from './message-rows.ts'

/** Rows that the browser looks at as one when they are out of sight; it would look at each of thousands in every frame. */
const CHUNK_ROWS = 64
/** Messages that were the newest on arrival and stay with what comes after them. */
const TAIL_MESSAGES = 20
/** The key of the newest chunk. It alone grows, so that no bubble moves to another one when it is stored. */
const TAIL = -1

interface MessageChunk {
  /** The number of the chunk: -1 for the newest, then 0, 1, 2 … upwards: older messages change no key. */
  key: number
  rows: readonly ChatRow[]
}

const seqOf = (row: ChatRow) =>
  row.kind === 'talk' ? (row.message?.seq ?? null) : row.kind === 'notice' ? row.seq : null

/** The number of the newest message that is stored; null while there is none. */
export function newestSeqOf(rows: readonly ChatRow[]): number | null {
  for (let i = rows.length - 1; i >= 0; i -= 1) {
    const seq = seqOf(rows[i]!)
    if (seq !== null) return seq
  }
  return null
}

/** The rows in their order, cut by their numbers. `newestAtStart` is that of the newest message when the list was first shown. */
export function chunkRows(rows: readonly ChatRow[], newestAtStart: number | null): MessageChunk[] {
  const base = (newestAtStart ?? Number.NEGATIVE_INFINITY) - TAIL_MESSAGES
  const chunks: { key: number; rows: ChatRow[] }[] = []
  let key = TAIL
  // The loop begins with the newest row: a mark belongs to the message below it.
  for (let i = rows.length - 1; i >= 0; i -= 1) {
    const row = rows[i]!
    const seq = seqOf(row)
    if (seq !== null) key = seq > base ? TAIL : Math.floor((base - seq) / CHUNK_ROWS)
    const open = chunks.at(-1)
    if (open?.key === key) open.rows.push(row)
    else chunks.push({ key, rows: [row] })
  }
  return chunks.toReversed().map((chunk) => ({ key: chunk.key, rows: chunk.rows.toReversed() }))
}

import { createHash } from 'node:crypto'

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

/**
 * Returns the text of a file or an answer, whatever its sender calls its encoding: public offices send CP949 as UTF-8 and UTF-8 as EUC-KR. What is no
 * UTF-8 is CP949, of which EUC-KR is a part.
 */
export function decodeKorean(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return decodeCp949(bytes)
  }
}

const isLead = (byte: number) => byte >= 0x81 && byte <= 0xfe

/** Node's own decoder knows EUC-KR alone: the syllables beyond it are put in from their table. */
function decodeCp949(bytes: Uint8Array): string {
  const eucKr = new TextDecoder('euc-kr')
  let text = ''
  let from = 0
  for (let index = 0; index < bytes.length; index += 1) {
    const lead = bytes[index] ?? 0
    if (!isLead(lead)) continue
    const syllable = syllables().get((lead << 8) | (bytes[index + 1] ?? 0))
    if (syllable !== undefined) {
      text += eucKr.decode(bytes.subarray(from, index)) + syllable
      from = index + 2
    }
    index += 1
  }
  return text + eucKr.decode(bytes.subarray(from))
}

/** The second bytes in their order, and those of leads from 0xa1 on, behind which EUC-KR begins at 0xa1. */
const TRAILS = [...range(0x41, 0x5a), ...range(0x61, 0x7a), ...range(0x81, 0xfe)]
const LATE_TRAILS = TRAILS.filter((trail) => trail < 0xa1)

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

let beyond: ReadonlyMap<number, string> | undefined

/** Returns the syllables that EUC-KR lacks, which in the order of Unicode fill the free pairs from 0x8141 to 0xc652 (Unified Hangul Code). */
function syllables(): ReadonlyMap<number, string> {
  if (beyond !== undefined) return beyond
  const eucKr = new TextDecoder('euc-kr')
  const known = new Set<string>()
  for (const lead of range(0xb0, 0xc8))
    for (const trail of range(0xa1, 0xfe)) known.add(eucKr.decode(Uint8Array.from([lead, trail])))
  const missing = range(0xac00, 0xd7a3)
    .map((code) => String.fromCodePoint(code))
    .filter((syllable) => !known.has(syllable))
  const pairs = range(0x81, 0xc6).flatMap((lead) =>
    (lead < 0xa1 ? TRAILS : LATE_TRAILS).map((trail) => (lead << 8) | trail),
  )
  beyond = new Map(missing.map((syllable, index) => [pairs[index] ?? 0, syllable]))
  return beyond
}

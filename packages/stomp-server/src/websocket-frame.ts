const TEXT_FRAME = 0x81
const MAX_LENGTH_7_BITS = 125
const MAX_LENGTH_16_BITS = 0xffff
const NOTHING = Buffer.alloc(0)

/**
 * Unmasked, final text frames of RFC 6455, one around each text, as they follow each other on the wire. Framing once
 * and writing the same bytes to every subscriber is what makes a large room cheap; `ws` frames once more for each
 * socket.
 */
export function frameTexts(...texts: string[]): Buffer {
  return frameParts(
    texts,
    texts.map(() => NOTHING),
  )
}

/** Does the same around texts that end with the bytes of the same number, which are encoded once for many. */
export function frameParts(texts: readonly string[], ends: readonly Buffer[]): Buffer {
  const lengths = texts.map((text, i) => Buffer.byteLength(text) + ends[i]!.length)
  const frames = Buffer.allocUnsafe(lengths.reduce((sum, length) => sum + headerLength(length) + length, 0))
  let offset = 0
  for (const [i, text] of texts.entries()) {
    offset = writeHeader(frames, offset, lengths[i]!)
    offset += frames.write(text, offset)
    offset += ends[i]!.copy(frames, offset)
  }
  return frames
}

function headerLength(length: number): number {
  if (length <= MAX_LENGTH_7_BITS) return 2
  return length <= MAX_LENGTH_16_BITS ? 4 : 10
}

/** Answers where the payload begins. */
function writeHeader(frames: Buffer, start: number, length: number): number {
  const offset = frames.writeUInt8(TEXT_FRAME, start)
  if (length <= MAX_LENGTH_7_BITS) return frames.writeUInt8(length, offset)
  if (length <= MAX_LENGTH_16_BITS) return frames.writeUInt16BE(length, frames.writeUInt8(126, offset))
  return frames.writeBigUInt64BE(BigInt(length), frames.writeUInt8(127, offset))
}

const TEXT_FRAME = 0x81
const MAX_LENGTH_7_BITS = 125
const MAX_LENGTH_16_BITS = 0xffff

/**
 * One unmasked, final text frame of RFC 6455 around `payload`, which must be UTF-8. Framing once and writing the same
 * bytes to every subscriber is what makes a large room cheap; `ws` frames anew for each socket.
 */
export function frameText(payload: Buffer): Buffer {
  return Buffer.concat([textHeader(payload.length), payload])
}

function textHeader(length: number): Buffer {
  if (length <= MAX_LENGTH_7_BITS) return Buffer.of(TEXT_FRAME, length)
  if (length <= MAX_LENGTH_16_BITS) return Buffer.of(TEXT_FRAME, 126, length >> 8, length & 0xff)
  const header = Buffer.alloc(10)
  header.writeUInt8(TEXT_FRAME, 0)
  header.writeUInt8(127, 1)
  header.writeBigUInt64BE(BigInt(length), 2)
  return header
}

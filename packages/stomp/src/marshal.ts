import { escapeHeader, escapingOf } from './header-escaping.ts'
import type { StompVersion } from './version.ts'

type Headers = Record<string, string | number | undefined>

/**
 * Returns one frame as bytes. Headers that are undefined are left out; `content-length` is added whenever there is a body. In 1.0 a header name must
 * not contain a colon: that version cannot express it.
 */
export function marshalFrame(
  command: string,
  headers: Headers,
  body?: string | Uint8Array,
  version: StompVersion = '1.2',
): Buffer {
  if (body === undefined || typeof body === 'string') return Buffer.from(marshalText(command, headers, body, version))
  const head = headOf(command, headers, version)
  return Buffer.concat([Buffer.from(`${head}content-length:${body.length}\n\n`), body, Buffer.of(0)])
}

/** Returns the frame as a text, to be sent as UTF-8. */
export function marshalText(command: string, headers: Headers, body?: string, version: StompVersion = '1.2'): string {
  const head = headOf(command, headers, version)
  return body === undefined ? `${head}\n\0` : `${head}content-length:${Buffer.byteLength(body)}\n\n${body}\0`
}

/** Returns how a frame with this body ends, which is the same in the frames of all who get it; see `withLength`. */
export const bodyBytes = (body: string) => Buffer.from(`\n\n${body}\0`)

/** Completes the headers of a frame, as `headOf` returns them, that ends with these bytes of `bodyBytes`. */
export const withLength = (head: string, end: Buffer) => `${head}content-length:${end.length - 3}`

/** Returns the command and headers of a frame, to which others may be added line by line. */
export function headOf(command: string, headers: Headers, version: StompVersion): string {
  const escaping = escapingOf(command, version)
  let head = `${command}\n`
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) head += `${escapeHeader(name, escaping)}:${escapeHeader(String(value), escaping)}\n`
  }
  return head
}

import { escapeHeader, escapingOf } from './header-escaping.ts'
import type { StompVersion } from './version.ts'

/**
 * One frame as bytes. Headers that are undefined are left out; `content-length` is added whenever there is a body.
 * In 1.0 a header name must not contain a colon: that version cannot express it.
 */
export function marshalFrame(
  command: string,
  headers: Record<string, string | number | undefined>,
  body?: string | Uint8Array,
  version: StompVersion = '1.2',
): Buffer {
  const escaping = escapingOf(command, version)
  let head = `${command}\n`
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) head += `${escapeHeader(name, escaping)}:${escapeHeader(String(value), escaping)}\n`
  }
  if (body === undefined) return Buffer.from(`${head}\n\0`)
  if (typeof body === 'string') return Buffer.from(`${head}content-length:${Buffer.byteLength(body)}\n\n${body}\0`)
  return Buffer.concat([Buffer.from(`${head}content-length:${body.length}\n\n`), body, Buffer.of(0)])
}

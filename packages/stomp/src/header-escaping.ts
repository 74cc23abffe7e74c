import { StompProtocolError } from './stomp-protocol-error.ts'
import type { StompVersion } from './version.ts'

const ESCAPES: Record<StompVersion, Record<string, string>> = {
  '1.2': { '\\': '\\\\', '\n': '\\n', ':': '\\c', '\r': '\\r' },
  '1.1': { '\\': '\\\\', '\n': '\\n', ':': '\\c' },
  '1.0': {},
}

/** The characters of escape sequences, per version. */
const UNESCAPES = Object.fromEntries(
  Object.entries(ESCAPES).map(([version, escapes]) => [
    version,
    Object.fromEntries(Object.entries(escapes).map(([character, sequence]) => [sequence, character])),
  ]),
) as Record<StompVersion, Record<string, string>>

const SPECIAL = /[\\\n\r:]/
const SPECIALS = /[\\\n\r:]/g

/** CONNECT and CONNECTED are not escaped in any version, for the sake of 1.0 peers. */
export function escapingOf(command: string, version: StompVersion): StompVersion {
  return command === 'CONNECT' || command === 'CONNECTED' ? '1.0' : version
}

/**
 * Returns a header's name or value as it is on the wire. Where the version has no escape for a line end it becomes a space: a value must never turn
 * into a second header.
 */
export function escapeHeader(text: string, escaping: StompVersion): string {
  if (!SPECIAL.test(text)) return text
  const escapes = ESCAPES[escaping]
  return text.replace(
    SPECIALS,
    (character) => escapes[character] ?? (character === '\n' || character === '\r' ? ' ' : character),
  )
}

export function unescapeHeader(text: string, escaping: StompVersion): string {
  if (escaping === '1.0' || !text.includes('\\')) return text
  const unescapes = UNESCAPES[escaping]
  return text.replace(/\\.?/gs, (sequence) => {
    const character = unescapes[sequence]
    if (character === undefined) throw new StompProtocolError('undefined escape in a header')
    return character
  })
}

import { StompProtocolError } from './stomp-protocol-error.ts'
import type { StompVersion } from './version.ts'

/** Milliseconds between two signs of life in each direction, as the server sees it; 0 where none was agreed. */
export interface HeartBeat {
  incomingMs: number
  outgoingMs: number
}

/**
 * Returns what follows from the client's `heart-beat` header when the server can send, and wants to receive, one every `serverMs`. In each direction
 * the slower of the two sides sets the pace. STOMP 1.0 has no heart-beats, even where a client that also speaks newer versions sent the header.
 */
export function negotiateHeartBeat(header: string | undefined, serverMs: number, version: StompVersion): HeartBeat {
  const match = /^(\d{1,9}),(\d{1,9})$/.exec(header ?? '0,0')
  if (!match) throw new StompProtocolError('malformed heart-beat header')
  if (version === '1.0') return { incomingMs: 0, outgoingMs: 0 }
  const slower = (clientMs: number) => (clientMs === 0 || serverMs === 0 ? 0 : Math.max(clientMs, serverMs))
  return { incomingMs: slower(Number(match[1])), outgoingMs: slower(Number(match[2])) }
}

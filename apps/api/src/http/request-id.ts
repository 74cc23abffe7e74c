import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const ID = /^[\w.:=/+-]{1,128}$/

/** The id that the caller gave a request, where it is fit for a log and a header; else a new one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && ID.test(given) ? given : randomUUID()
}

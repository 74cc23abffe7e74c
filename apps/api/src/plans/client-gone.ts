import type { FastifyReply } from 'fastify'
import { appError } from '../lib/errors.ts'

/**
 * Aborted when the connection closes before the answer is sent. (`request.signal` is of no use with a body: it looks at the
 * request, which closes once it is read.)
 */
export function clientGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  raw.once('close', () => {
    // An answer without a reader, and no fault of the server that its log should hold.
    if (!raw.writableFinished) gone.abort(appError('INVALID_INPUT'))
  })
  return gone.signal
}

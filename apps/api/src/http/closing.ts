import fp from 'fastify-plugin'
import { appError } from '@honjeo/contract/app-error'

const SWEEP_MS = 100
/** The time until another server is there in its place. */
const RETRY_AFTER_SECONDS = 2

/**
 * Lets the server close as soon as what it has begun is answered. The HTTP server closes the connections that are idle
 * when it is asked to; those whose answer comes later would be kept alive for the client, and keep the server from
 * closing. What comes in on them meanwhile, such as the question whether it is ready, is BUSY.
 */
export const closingPlugin = fp(async (app) => {
  let sweep: NodeJS.Timeout | undefined
  app.addHook('preClose', async () => {
    sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS)
  })
  app.addHook('onClose', async () => clearInterval(sweep))
  app.addHook('onRequest', async () => {
    if (sweep) throw appError('BUSY', { retryAfter: RETRY_AFTER_SECONDS })
  })
  app.addHook('onSend', async (_request, reply) => {
    if (sweep) reply.header('connection', 'close')
  })
})

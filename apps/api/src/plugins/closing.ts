import fp from 'fastify-plugin'

const SWEEP_MS = 100

/**
 * Lets the server close as soon as what it has begun is answered. The HTTP server closes the connections that are idle
 * when it is told to; those whose answer comes later would be kept alive for the client, and keep the server from closing.
 */
export const closingPlugin = fp(async (app) => {
  let sweep: NodeJS.Timeout | undefined
  app.addHook('preClose', async () => {
    sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS)
  })
  app.addHook('onClose', async () => clearInterval(sweep))
  app.addHook('onSend', async (_request, reply) => {
    if (sweep) reply.header('connection', 'close')
  })
})

import etag from '@fastify/etag'
import fp from 'fastify-plugin'

/**
 * `Cache-Control` on purpose: an answer made for one person is stored nowhere; a public read is asked for again each
 * time, and the ETag answers 304 when it is still the same.
 */
export const cachingPlugin = fp(async (app) => {
  await app.register(etag, { weak: true })
  app.addHook('onSend', async (request, reply, payload) => {
    if (!request.url.startsWith('/api/') || reply.hasHeader('cache-control')) return payload
    const isPublic =
      request.method === 'GET' && request.viewer === null && request.routeOptions.schema?.security === undefined
    reply.header('cache-control', isPublic ? 'public, no-cache' : 'no-store')
    reply.header('vary', 'Authorization')
    return payload
  })
})

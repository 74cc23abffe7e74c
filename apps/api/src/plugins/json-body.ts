import fp from 'fastify-plugin'

/** Bodies are JSON. Many clients name the type where they send nothing: an empty body counts as none. */
export const jsonBodyPlugin = fp(async (app) => {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null)
    else void parseJson(request, body.toString(), done)
  })
})

import type { KeyObject } from 'node:crypto'
import type { FastifyPluginAsync } from 'fastify'
import { saveRefusal } from '../../mail/refusals.queries.ts'
import { readRefusalToken } from '../../mail/refusals.ts'

/** Longer than any mail program writes it. */
const BODY_MAX = 2000

/**
 * The one click of mail programs (RFC 8058): they post to the page that the header of a mail names, by a form of one
 * field. Opening the address alone unsubscribes from nothing.
 */
export const registerOneClick: FastifyPluginAsync<{ key: KeyObject }> = async (app, { key }) => {
  const { db, clock } = app
  for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data']) {
    app.addContentTypeParser(type, { parseAs: 'string', bodyLimit: BODY_MAX }, (_request, body, done) =>
      done(null, body),
    )
  }

  app.post<{ Params: { token: string }; Body: unknown }>(
    '/no-mail/:token',
    { schema: { hide: true } },
    async ({ params, body }, reply) => {
      const refusal = readRefusalToken(key, params.token)
      if (refusal === null) return reply.code(404).type('text/plain').send('unknown link')
      const form = String(body)
      if (!form.includes('List-Unsubscribe') || !form.includes('One-Click'))
        return reply.code(400).type('text/plain').send('no click')
      await saveRefusal(db, refusal.hash, true, clock.now())
      return reply.code(200).type('text/plain').send('unsubscribed')
    },
  )
}

import fp from 'fastify-plugin'
import { bearerToken } from '../bearer-token.ts'
import { appError } from '../errors.ts'

export interface Viewer {
  userId: number
  sessionId: string
}

export interface ViewerOptions {
  /** Resolves the bearer of an access token; throws AUTH4011 or AUTH4013. */
  authenticate(token: string): Promise<Viewer>
}

/**
 * Knows who is calling. Routes whose contract asks for a member (`security`) are refused without a valid token before
 * their body is looked at; on open routes a token is optional, but a wrong one is still refused so that the client
 * renews it. The calls that start or renew a session ignore the header: an old token must not stand in their way.
 */
export const viewerPlugin = fp<ViewerOptions>(async (app, { authenticate }) => {
  app.decorateRequest('viewer', null)
  app.decorateRequest('requireViewer', function () {
    if (!this.viewer) throw appError('AUTH4010')
    return this.viewer
  })

  app.addHook('onRequest', async (request) => {
    const { url, schema } = request.routeOptions
    if (!url?.startsWith('/api/')) return
    const forMembers = schema?.security !== undefined
    if (!forMembers && url.startsWith('/api/auth/')) return
    const token = bearerToken(request.headers.authorization)
    if (token !== null) request.viewer = await authenticate(token)
    else if (forMembers) throw appError('AUTH4010')
  })
})

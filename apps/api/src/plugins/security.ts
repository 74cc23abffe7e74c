import helmet from '@fastify/helmet'
import fp from 'fastify-plugin'

export interface SecurityOptions {
  /** Served by https: only then may browsers be told to insist on it. */
  https: boolean
  /** Where pictures may come from beside ourselves: photos of the tourism service, tiles of the operator's map. */
  imageHosts: readonly string[]
}

/** Headers of every answer. The app brings everything it needs along, so nothing else from elsewhere may load. */
export const securityPlugin = fp<SecurityOptions>(async (app, { https, imageHosts }) => {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'"],
        'style-src': ["'self'"],
        'img-src': ["'self'", 'data:', 'blob:', ...imageHosts],
        'font-src': ["'self'"],
        'connect-src': ["'self'"],
        'media-src': ["'self'", 'blob:'],
        'worker-src': ["'self'"],
        'manifest-src': ["'self'"],
        'form-action': ["'self'"],
        'base-uri': ["'none'"],
        'frame-ancestors': ["'none'"],
        'object-src': ["'none'"],
      },
    },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
  })
})

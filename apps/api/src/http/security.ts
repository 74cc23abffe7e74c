import fp from 'fastify-plugin'
import helmet from 'helmet'
import { appError } from '@honjeo/contract/app-error'

export interface SecurityOptions {
  /** Whether the app is served by https, as `PUBLIC_URL` says: only then may browsers be made to insist on it. */
  https: boolean
  /** The hosts that pictures may come from beside ourselves: photos of the tourism service, tiles of the operator's map. */
  imageHosts: readonly string[]
  /** The hashes `'sha256-…'` of the script and the styles that are in our page itself. */
  pageHashes: { readonly scripts: readonly string[]; readonly styles: readonly string[] }
}

/**
 * What the app asks a device for; a script that slipped in can ask for nothing else. Sharing is for pages of our own by
 * itself, and Bluetooth is for no page that has not asked a person: browsers without them warn of each page that names
 * them.
 */
const OWN_FEATURES = ['clipboard-write', 'fullscreen', 'geolocation', 'screen-wake-lock']
const OTHER_FEATURES = ['camera', 'display-capture', 'hid', 'microphone', 'midi', 'payment', 'serial', 'usb']
const PERMISSIONS = [
  ...OWN_FEATURES.map((name) => `${name}=(self)`),
  ...OTHER_FEATURES.map((name) => `${name}=()`),
].join(', ')

/** The policy of a file that is opened by itself: it loads nothing, runs nothing, and is part of no other page. */
export const FILE_POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'"

const isCall = (url = '') => url.startsWith('/api/') || url === '/ws'

/** What no browser makes a page of, nor a worker. By the path: an answer that nothing has changed (304) has no type, and renews the headers. */
const IS_PART = /^\/(?:api|assets|covers|images|icons)\//

function refuse(error: unknown) {
  if (error) throw error
}

/**
 * Headers of every answer. For a page they say what it may load and do: nothing from elsewhere, for the app brings
 * everything it needs along. For its parts and the answers to calls they allow nothing, in a third of the bytes: a
 * screen comes in forty files. Both sets are put together once; to make them for each answer takes longer than most
 * answers.
 */
export const securityPlugin = fp<SecurityOptions>(async (app, { https, imageHosts, pageHashes }) => {
  const ofAll = {
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
  } as const
  const setForPage = helmet({
    ...ofAll,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'", ...pageHashes.scripts],
        'style-src': ["'self'", ...pageHashes.styles],
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
        // No string becomes markup, a script or a worker but by the app's one policy: see apps/web/src/app/trusted-types.ts.
        'require-trusted-types-for': ["'script'"],
        'trusted-types': ['default'],
      },
    },
    // This header is for browsers that do not know frame-ancestors.
    frameguard: { action: 'deny' },
  })
  const setForPart = helmet({
    ...ofAll,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': ["'none'"], 'base-uri': ["'none'"], 'frame-ancestors': ["'none'"] },
    },
    // What follows is about pages.
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    dnsPrefetchControl: false,
    ieNoOpen: false,
    frameguard: false,
    permittedCrossDomainPolicies: false,
    xssFilter: false,
  })

  app.addHook('onRequest', async ({ raw, url, headers, routeOptions }, reply) => {
    const isPart = IS_PART.test(url)
    const setHeaders = isPart ? setForPart : setForPage
    setHeaders(raw, reply.raw, refuse)
    if (!isPart) reply.header('permissions-policy', PERMISSIONS)
    // A page may be led to https; a client that sends tokens in clear is to notice.
    if (https && headers['x-forwarded-proto'] === 'http' && isCall(routeOptions.url)) throw appError('HTTPS_REQUIRED')
  })
})

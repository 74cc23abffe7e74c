import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

const LOOPBACK_PEER = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/
const LOOPBACK_HOST = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i
/** Any of these means that another computer asks through a proxy on this one, as `x-forwarded-…` does. */
const FORWARDED = new Set([
  'forwarded',
  'via',
  'x-real-ip',
  'x-client-ip',
  'true-client-ip',
  'cf-connecting-ip',
  'cf-ray',
])
const isForwarded = (name: string) => FORWARDED.has(name) || name.startsWith('x-forwarded-')

const BEARER = /^Bearer +(\S+) *$/i

const digest = (text: string) => createHash('sha256').update(text).digest()

/**
 * Whether a request comes from the operator of the server: from this computer and through no proxy, or with the
 * operator's token. A proxy that adds nothing is known by the host, which is then the public one; so is a page that has
 * its own name lead here.
 */
export function createOperatorCheck(token: string | null): (request: FastifyRequest) => boolean {
  const wanted = token === null ? null : digest(token)
  return ({ headers, socket }) => {
    const given = BEARER.exec(headers.authorization ?? '')?.[1]
    if (wanted !== null && given !== undefined && timingSafeEqual(digest(given), wanted)) return true
    return (
      LOOPBACK_PEER.test(socket.remoteAddress ?? '') &&
      LOOPBACK_HOST.test(headers.host ?? '') &&
      !Object.keys(headers).some(isForwarded)
    )
  }
}

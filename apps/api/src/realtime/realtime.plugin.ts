import { createServer, type IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import fastifyWebsocket from '@fastify/websocket'
import { STOMP_CONNECT_MS, STOMP_HEART_BEAT_MS } from '@honjeo/contract/values/limits'
import type { Rate } from '@honjeo/contract/values/request-limits'
import { chooseSubprotocol } from '@honjeo/stomp/version'
import fastifyPlugin from 'fastify-plugin'
import { isUnavailable } from '../db/db-errors.ts'
import { type Clock, systemClock } from '../lib/clock.ts'
import { appError } from '@honjeo/contract/app-error'
import { addressKey } from '../limits/client-address.ts'
import { endSocket } from '../http/error-handler.ts'
import { RefusalLog } from '@honjeo/observability/refusal-log'
import { Broker } from '@honjeo/stomp-server/broker'
import { type Bus, createMemoryBus } from '@honjeo/bus/bus'
import { createDoor } from '@honjeo/stomp-server/door'
import { createMemberLimits } from '@honjeo/stomp-server/member-limits'
import { isOriginAllowed } from '@honjeo/stomp-server/origin'
import { WriteTurn } from '@honjeo/stomp-server/socket-writer'
import { MESSAGE_MAX_BYTES } from '@honjeo/stomp-server/stomp-connection'
import type { Authenticate, StompTiming } from '@honjeo/stomp-server/stomp-environment'
import { StompRoutes } from '@honjeo/stomp-server/stomp-routes'
import { StompServer } from '@honjeo/stomp-server/stomp-server'

export interface RealtimeOptions {
  authenticate: Authenticate
  /** The origin whose pages alone may connect, such as `https://honjeo.kr`; null for those of the requested host. */
  publicUrl: string | null
  /** Connects this server with others; alone without one. */
  bus?: Bus
  /** Decides when a token has expired. */
  clock?: Clock
  timing?: Partial<StompTiming>
  /** What a member may send, over all servers. */
  sendRate: Rate
}

const PATH = '/ws'

/**
 * STOMP over WebSocket, only at /ws. Features offer their destinations through `app.stomp` and publish through
 * `app.broker`.
 */
export const realtimePlugin = fastifyPlugin<RealtimeOptions>(
  async (app, { authenticate, publicUrl, bus = createMemoryBus(), clock = systemClock, timing, sendRate }) => {
    const broker = new Broker()
    const enter = createDoor()
    const entered = new WeakMap<IncomingMessage, () => void>()
    const routes = new StompRoutes()
    const server = new StompServer({
      broker,
      routes,
      authenticate,
      isUnavailable,
      clock,
      limits: await createMemberLimits(bus, broker, sendRate),
      writeTurn: new WriteTurn(),
      timing: { connectMs: STOMP_CONNECT_MS, heartBeatMs: STOMP_HEART_BEAT_MS, sweepMs: 500, ...timing },
      log: app.log,
      refusals: new RefusalLog(app.log),
    })
    app.decorate('broker', broker)
    app.decorate('stomp', routes)

    // This server never listens: it only passes on upgrades of /ws. The plugin would answer 101 to an upgrade of any
    // path, and look at the path afterwards.
    const upgrades = createServer()
    app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      if (request.url?.split('?', 1)[0] === PATH) return upgrades.emit('upgrade', request, socket, head)
      return endSocket(
        socket.on('error', () => socket.destroy()),
        appError('NOT_FOUND'),
      )
    })

    await app.register(fastifyWebsocket, {
      options: {
        server: upgrades,
        clientTracking: false,
        handleProtocols: (offered) => chooseSubprotocol(offered) ?? false,
        maxPayload: MESSAGE_MAX_BYTES,
        // Compression would cost memory per socket and let secrets beside a member's text be guessed by length.
        perMessageDeflate: false,
      },
      // `ws` has answered a malformed or oversized message with its close code already.
      errorHandler: (error, socket, request) => {
        request.log.debug({ reason: error.message }, 'WebSocket failed')
        if (socket.readyState === socket.OPEN) socket.terminate()
      },
    })

    // The sockets close before the HTTP server waits for its last connection, which would be one of these.
    app.addHook('preClose', () => server.close())

    app.route({
      method: 'GET',
      url: PATH,
      exposeHeadRoute: false,
      schema: { hide: true },
      onRequest: async (request) => {
        if (!isOriginAllowed(request.headers.origin, request.headers.host, publicUrl)) throw appError('FORBIDDEN')
        if (!request.ws) return
        const { raw, ip } = request
        const isIn = await enter(addressKey(ip))
        if (raw.socket.destroyed) isIn()
        else raw.socket.once('close', isIn)
        entered.set(raw, isIn)
      },
      handler: (_request, reply) => reply.callNotFound(),
      async wsHandler(webSocket, request) {
        await server.accept(webSocket, request.raw.socket)
        entered.get(request.raw)?.()
      },
    })
  },
  { name: 'realtime', fastify: '5.x' },
)

declare module 'fastify' {
  interface FastifyInstance {
    broker: Broker
    stomp: StompRoutes
  }
}

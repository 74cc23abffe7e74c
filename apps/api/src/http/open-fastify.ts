import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import { BODY_MAX_BYTES } from '@honjeo/contract/values/limits'
import fastJsonStringify from 'fast-json-stringify'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { appError } from '@honjeo/contract/app-error'
import { answerUnreadableRequest, sendFailure } from './error-handler.ts'
import { cutPipelines } from './pipelining.ts'
import { setUpValidation } from './validation.ts'

const REQUEST_MS = 45_000
const REQUEST_CHECK_MS = 5000
/** The time for the headers; Node swaps the two where this one, by default a minute, is the longer. */
const HEADERS_MS = 20_000
/** The time in which each part of the server is there; on a busy machine one takes longer than the ten seconds of Fastify. */
const PART_MS = 60_000

interface FastifyDeps {
  /** Addresses and networks whose `X-Forwarded-For` is believed. */
  trustedProxies: string[]
  logger: FastifyBaseLogger
}

/** Opens the HTTP server itself, with its limits, and with what turns JSON into values and back. */
export function openFastify({ trustedProxies, logger }: FastifyDeps) {
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_MAX_BYTES,
    pluginTimeout: PART_MS,
    genReqId: requestIdOf,
    exposeHeadRoutes: false,
    rewriteUrl: takeHeadForGet,
    forceCloseConnections: 'idle',
    // The closing plugin answers it in the envelope.
    return503OnClosing: false,
    // Node looks every so often who has taken longer: a slow upload ends within a minute.
    requestTimeout: REQUEST_MS,
    http: { connectionsCheckingInterval: REQUEST_CHECK_MS, headersTimeout: HEADERS_MS },
    trustProxy: trustedProxies.length > 0 && trustedProxies,
    clientErrorHandler: answerUnreadableRequest,
    frameworkErrors: (_error, _request, reply) => void sendFailure(reply, appError('INVALID_INPUT')),
  }).withTypeProvider<TypeBoxTypeProvider>()
  cutPipelines(app.server)
  setUpValidation(app)
  setUpSerialization(app)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  return app
}

/**
 * Has a HEAD of the API answered as the GET it asks about. Node has prepared the answer by then and leaves out its content, so
 * the two cannot differ in anything else. Returns the address, which stays as it is.
 */
function takeHeadForGet(request: Pick<IncomingMessage, 'method' | 'url'>): string {
  const { url = '/' } = request
  if (request.method === 'HEAD' && url.startsWith('/api/')) request.method = 'GET'
  return url
}

const ID = /^[\w.:=/+-]{1,128}$/

/** The id that the caller gave a request, where it is fit for a log and a header; else a new one. */
function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && ID.test(given) ? given : randomUUID()
}

type Serialize = (value: unknown) => string

/** Schemas are constants of the contract; what they compile to holds no state. */
const compiled = new WeakMap<object, Serialize>()

/** Compiles a schema at its first answer: all of them would take a third of the time in which a server starts. */
function serializerOf(schema: object): Serialize {
  return (value) => {
    let serialize = compiled.get(schema)
    if (!serialize) {
      serialize = fastJsonStringify(schema)
      compiled.set(schema, serialize)
    }
    return serialize(value)
  }
}

/** Compiles as Fastify does, but each schema once: most routes answer their failures alike, and tests start many servers. */
function setUpSerialization(app: FastifyInstance) {
  app.setSerializerCompiler(({ schema }) => serializerOf(schema as object))
}

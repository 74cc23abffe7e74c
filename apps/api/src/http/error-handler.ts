import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { type ErrorName, ERRORS } from '@honjeo/contract/values/error-codes'
import type { ErrorObject } from 'ajv'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { isUnavailable } from '../db/db-errors.ts'
import { AppError, appError, wordsOf } from '@honjeo/contract/app-error'
import { countFailure } from '@honjeo/observability/metrics'
import { RefusalLog } from '@honjeo/observability/refusal-log'
import { fieldMessages } from './validation.ts'

const RETRY_AFTER_BUSY_SECONDS = 2

const BY_STATUS: Partial<Record<number, ErrorName>> = {
  400: 'INVALID_INPUT',
  404: 'NOT_FOUND',
  413: 'BODY_TOO_LARGE',
  415: 'UNSUPPORTED_TYPE',
  429: 'TOO_MANY_REQUESTS',
  503: 'BUSY',
}

/** Whether the client went away while it was sending. The error has the code of a database that cuts a connection. */
const isCutOff = ({ code }: FastifyError | AppError, { raw }: FastifyRequest) =>
  code === 'ECONNRESET' && raw.readableAborted

/** What went wrong as one of our codes, or null for a fault that is ours and must be logged. */
function toAppError(error: FastifyError | AppError): AppError | null {
  if (error instanceof AppError) return error
  if (error.validation) return appError('INVALID_INPUT', { fields: fieldMessages(error.validation as ErrorObject[]) })
  if (isUnavailable(error)) return appError('BUSY', { retryAfter: RETRY_AFTER_BUSY_SECONDS, cause: error })
  const known = error.statusCode === undefined ? undefined : BY_STATUS[error.statusCode]
  if (known) return appError(known)
  return error.statusCode !== undefined && error.statusCode < 500 ? appError('INVALID_INPUT') : null
}

const failureBody = (error: AppError) => ({
  isSuccess: false as const,
  code: error.code,
  message: ERRORS[error.reason].message,
  result: error.fields || error.result ? { ...error.result, ...(error.fields && wordsOf(error.fields)) } : null,
})

export function sendFailure(reply: FastifyReply, error: AppError) {
  countFailure(error.reason)
  reply.failureCode = error.code
  if (error.retryAfter !== undefined) reply.header('retry-after', Math.ceil(error.retryAfter))
  if (error.statusCode === 401) reply.header('www-authenticate', 'Bearer')
  return reply
    .code(error.statusCode)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(failureBody(error)))
}

/** Statuses that are logged as refusals: they show who tries others' doors, tries too often, or meets a full server. */
const REFUSALS = new Set([401, 403, 429, 503])

/** What is answered 503 without a cause was meant to be, as often as it takes: the request's own line says so. */
const isFault = ({ statusCode, cause }: AppError) => statusCode >= 500 && (statusCode !== 503 || cause !== undefined)

/** The only place that turns an error into an answer. */
export const errorHandlerPlugin = fp(async (app) => {
  const refusals = new RefusalLog(app.log)
  app.addHook('onClose', async () => refusals.close())
  app.decorate('noteRefusal', (request: FastifyRequest, reason: ErrorName) => {
    const { method, log, addressKey: address, provenId: userId } = request
    // The route as it is written: an address may hold a key.
    const { url: route } = request.routeOptions
    const { code, status } = ERRORS[reason]
    refusals.note({
      kind: status,
      message: 'refused',
      facts: { code, method, route },
      userId,
      address,
      log,
    })
  })
  app.setErrorHandler((error: FastifyError | AppError, request, reply) => {
    const known = isCutOff(error, request) ? appError('INVALID_INPUT') : toAppError(error)
    if (!known || isFault(known)) request.log.error({ err: error }, 'request failed')
    else if (REFUSALS.has(known.statusCode)) {
      // The log of refusals has a line for it, so the log of requests needs none.
      if (known.statusCode === 503) reply.isSentAway = true
      app.noteRefusal(request, known.reason)
    }
    return sendFailure(reply, known ?? appError('INTERNAL'))
  })
})

declare module 'fastify' {
  interface FastifyInstance {
    /** Writes to the log that a request was refused; many refusals share a line. */
    noteRefusal(request: FastifyRequest, reason: ErrorName): void
  }
}

/** What is no HTTP (or has headers beyond measure) never becomes a request: it is answered on the bare socket. */
export function answerUnreadableRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  // Browsers connect ahead. An answer on a connection that has asked for nothing would be that of the page they ask for next.
  if (error.code === 'ECONNRESET' || !socket.writable || socket.bytesRead === 0) {
    socket.destroy()
    return
  }
  endSocket(socket, appError('INVALID_INPUT'))
}

/** Writes a failure to a bare socket, which has no Fastify request, and ends it. */
export function endSocket(socket: Duplex, error: AppError): void {
  const body = JSON.stringify(failureBody(error))
  const { statusCode } = error
  socket.end(
    `HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode]}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  )
}

const bodies = new Map<ErrorName, Buffer>()

function bodyOf(reason: ErrorName): Buffer {
  const body = bodies.get(reason) ?? Buffer.from(JSON.stringify(failureBody(appError(reason))))
  bodies.set(reason, body)
  return body
}

interface AtOnce {
  reason: ErrorName
  /** The seconds after which a caller may try again. */
  retryAfter: number
}

/** Answers a failure without all that is done to other answers, because thousands of them a second must cost little. */
export function answerAtOnce({ id }: FastifyRequest, reply: FastifyReply, { reason, retryAfter }: AtOnce): void {
  const { code, status } = ERRORS[reason]
  countFailure(reason)
  reply.failureCode = code
  const body = bodyOf(reason)
  reply
    .hijack()
    .raw.writeHead(status, {
      'retry-after': `${Math.ceil(retryAfter)}`,
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-length': `${body.length}`,
      'x-content-type-options': 'nosniff',
      'x-request-id': id,
    })
    .end(body)
}

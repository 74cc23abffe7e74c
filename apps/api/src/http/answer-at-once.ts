import { ERRORS, type ErrorName } from '@honjeo/contract/values/error-codes'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { appError } from '../lib/errors.ts'
import { countFailure } from '../ops/failures.ts'
import { failureBody } from './error-handler.ts'

const bodies = new Map<ErrorName, Buffer>()

function bodyOf(reason: ErrorName): Buffer {
  const body = bodies.get(reason) ?? Buffer.from(JSON.stringify(failureBody(appError(reason))))
  bodies.set(reason, body)
  return body
}

interface AtOnce {
  reason: ErrorName
  /** Seconds. */
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

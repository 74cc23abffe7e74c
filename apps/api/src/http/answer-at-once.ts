import { ERRORS, type ErrorCode } from '@honjeo/contract/values/error-codes'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { appError } from '../lib/errors.ts'
import { countFailure } from '../ops/failures.ts'
import { failureBody } from './error-handler.ts'

const bodies = new Map<ErrorCode, Buffer>()

function bodyOf(code: ErrorCode): Buffer {
  const body = bodies.get(code) ?? Buffer.from(JSON.stringify(failureBody(appError(code))))
  bodies.set(code, body)
  return body
}

interface AtOnce {
  code: ErrorCode
  /** Seconds. */
  retryAfter: number
}

/** Answers a failure without all that is done to other answers, because thousands of them a second must cost little. */
export function answerAtOnce({ id }: FastifyRequest, reply: FastifyReply, { code, retryAfter }: AtOnce): void {
  countFailure(code)
  reply.failureCode = code
  const body = bodyOf(code)
  reply
    .hijack()
    .raw.writeHead(ERRORS[code].status, {
      'retry-after': `${Math.ceil(retryAfter)}`,
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-length': `${body.length}`,
      'x-content-type-options': 'nosniff',
      'x-request-id': id,
    })
    .end(body)
}

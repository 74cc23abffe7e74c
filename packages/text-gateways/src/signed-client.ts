import { createServiceClient } from '@honjeo/resilience/service-client'
import type { BaseLogger } from 'pino'
import type { Static, TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { TextFailure } from './gateway.ts'

const TIME_LIMIT_MS = 8000
const ANSWER_MAX_BYTES = 262_144
/** The statuses that are not this text's fault: the key, the balance, the rate, the gateway itself. */
const OUTAGES = [401, 402, 403, 408, 425, 429]

type Method = 'GET' | 'POST' | 'PUT'

interface SignedClientOptions {
  to: 'solapi' | 'sens'
  /** The address without a trailing slash. */
  url: string
  /** Returns the headers that prove this server; `path` with its query. */
  sign: (method: Method, path: string) => Record<string, string>
  log: Pick<BaseLogger, 'warn' | 'info'>
  /** The limit for one question. */
  timeLimitMs?: number | undefined
}

export interface SignedClient {
  /** Rejects with `TextFailure`. */
  ask<Answer extends TSchema>(schema: Answer, method: Method, path: string, body?: object): Promise<Static<Answer>>
}

/** Asks a gateway, each time with a signature of its own; a gateway that is ill is left alone for a while. */
export function createSignedClient(options: SignedClientOptions): SignedClient {
  const { to, url, sign, log, timeLimitMs = TIME_LIMIT_MS } = options
  const client = createServiceClient({
    to,
    Failure: TextFailure,
    answerMaxBytes: ANSWER_MAX_BYTES,
    outages: OUTAGES,
    log,
  })

  return {
    ask: (schema, method, path, body) =>
      client.run(async () => {
        const answer = await client.askJson(`${url}${path}`, {
          method,
          headers: { ...sign(method, path), ...(body && { 'content-type': 'application/json; charset=utf-8' }) },
          ...(body && { body: JSON.stringify(body) }),
          signal: AbortSignal.timeout(timeLimitMs),
        })
        if (!Value.Check(schema, answer)) throw new TextFailure('an answer of another form')
        return answer
      }),
  }
}

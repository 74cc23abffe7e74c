import { CircuitOpen, createCircuit } from '@honjeo/resilience/circuit'
import { readLimitedText } from '@honjeo/resilience/limited-text'
import type { BaseLogger } from 'pino'
import type { Static, TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { TextFailure } from './gateway.ts'

const TIME_LIMIT_MS = 8000
const ANSWER_MAX_BYTES = 262_144
/** Not this text's fault: the key, the balance, the rate, the gateway itself. */
const OUTAGES = [401, 402, 403, 408, 425, 429]

type Method = 'GET' | 'POST' | 'PUT'

interface SignedClientOptions {
  to: 'solapi' | 'sens'
  /** Without a trailing slash. */
  url: string
  /** The headers that prove this server; `path` with its query. */
  sign: (method: Method, path: string) => Record<string, string>
  log: Pick<BaseLogger, 'warn' | 'info'>
  /** For one question. */
  timeLimitMs?: number | undefined
}

export interface SignedClient {
  /** Rejects with `TextFailure`. */
  ask<Answer extends TSchema>(schema: Answer, method: Method, path: string, body?: object): Promise<Static<Answer>>
}

/** Asks a gateway, each time with a signature of its own; a gateway that is ill is left alone for a while. */
export function createSignedClient(options: SignedClientOptions): SignedClient {
  const { to, url, sign, log, timeLimitMs = TIME_LIMIT_MS } = options
  const isOutage = (error: unknown) => error instanceof TextFailure && error.isOutage
  const circuit = createCircuit({ to, isOutage, log })

  async function call<Answer extends TSchema>(schema: Answer, method: Method, path: string, body?: object) {
    const signal = AbortSignal.timeout(timeLimitMs)
    try {
      const reply = await fetch(`${url}${path}`, {
        method,
        headers: { ...sign(method, path), ...(body && { 'content-type': 'application/json; charset=utf-8' }) },
        ...(body && { body: JSON.stringify(body) }),
        signal,
        // A signature is not to be carried to wherever a redirect leads.
        redirect: 'error',
      })
      if (!reply.ok) {
        await reply.body?.cancel()
        throw new TextFailure(`status ${reply.status}`, reply.status >= 500 || OUTAGES.includes(reply.status))
      }
      const text = await readLimitedText(reply, ANSWER_MAX_BYTES)
      if (text === undefined) throw new TextFailure('an answer that is too long')
      const answer: unknown = JSON.parse(text)
      if (!Value.Check(schema, answer)) throw new TextFailure('an answer of another form')
      return answer
    } catch (error) {
      if (error instanceof TextFailure) throw error
      if (error instanceof SyntaxError) throw new TextFailure('an answer that is no JSON')
      throw new TextFailure(signal.aborted ? 'no answer in time' : 'it cannot be reached')
    }
  }

  return {
    async ask(schema, method, path, body) {
      try {
        return await circuit.run(() => call(schema, method, path, body))
      } catch (error) {
        if (error instanceof CircuitOpen) throw new TextFailure('it is left alone for a while')
        throw error
      }
    },
  }
}

import type { BaseLogger } from 'pino'
import { CircuitOpen, createCircuit } from './circuit.ts'
import { readLimitedText } from './limited-text.ts'

/** The failure of a service of others: its kind alone, since no secret and nothing about a person goes into a log. */
export class ServiceFailure extends Error {
  /** Whether the service itself is ill, rather than what it was asked. */
  readonly isOutage: boolean
  constructor(message: string, isOutage = true) {
    super(message)
    this.isOutage = isOutage
  }
}

export interface ServiceClientOptions {
  /** The name by which the operator knows the service; few and fixed. */
  to: string
  /** The error that both calls reject with. */
  Failure: new (message: string, isOutage?: boolean) => ServiceFailure
  answerMaxBytes: number
  /** Statuses below 500 that say that the service is ill, or does not know this server. */
  outages?: readonly number[]
  log: Pick<BaseLogger, 'warn' | 'info'>
}

export interface ServiceClient {
  /** Runs questions that belong together. A service that is ill is left alone for a while. */
  run<T>(questions: () => Promise<T>): Promise<T>
  /** Returns the JSON of a good answer. The signal limits its time. */
  askJson(url: string, request: RequestInit & { signal: AbortSignal }): Promise<unknown>
}

/** Asks a service of others in JSON, with limits of time and length. */
export function createServiceClient(options: ServiceClientOptions): ServiceClient {
  const { to, Failure, answerMaxBytes, outages = [429], log } = options
  const isOutage = (error: unknown) => error instanceof Failure && error.isOutage
  const circuit = createCircuit({ to, isOutage, log })

  return {
    async run(questions) {
      try {
        return await circuit.run(questions)
      } catch (error) {
        if (error instanceof CircuitOpen) throw new Failure('it is left alone for a while')
        throw error
      }
    },

    async askJson(url, request) {
      try {
        // Secrets and signatures are not to be carried to wherever a redirect leads.
        const reply = await fetch(url, { ...request, redirect: 'error' })
        if (!reply.ok) {
          await reply.body?.cancel()
          throw new Failure(`status ${reply.status}`, reply.status >= 500 || outages.includes(reply.status))
        }
        const text = await readLimitedText(reply, answerMaxBytes)
        if (text === undefined) throw new Failure('an answer that is too long')
        return JSON.parse(text) as unknown
      } catch (error) {
        if (error instanceof Failure) throw error
        if (error instanceof SyntaxError) throw new Failure('an answer that is no JSON')
        throw new Failure(request.signal.aborted ? 'no answer in time' : 'it cannot be reached')
      }
    },
  }
}

import { setTimeout as delay } from 'node:timers/promises'
import { readLimitedText } from '@honjeo/resilience/limited-text'
import { readAnswer, type Page } from '@honjeo/tourapi/answer'
import type { Operation, TourApi } from '@honjeo/tourapi/operation'
import { failureOfStatus, TourApiFailure } from '@honjeo/tourapi/failure'

/** Lets calls begin at even distances, never in a burst. */
class Pacer {
  readonly #distanceMs: number
  #next = 0

  constructor(perSecond: number) {
    this.#distanceMs = 1000 / perSecond
  }

  async turn(signal: AbortSignal): Promise<void> {
    const now = performance.now()
    const begin = Math.max(now, this.#next)
    this.#next = begin + this.#distanceMs
    if (begin > now) await delay(begin - now, undefined, { signal })
  }
}

export interface TourApiOptions {
  url: string
  key: string
  callsPerSecond: number
  /** Counts a call that is about to be made, and rejects when it may not be. */
  takeCall: () => Promise<void>
  signal: AbortSignal
  timeoutMs?: number | undefined
  /** The wait before the second try; it doubles before each further one. */
  retryMs?: number | undefined
}

const TRIES = 4
const TIMEOUT_MS = 20_000
const RETRY_MS = 1000
/** A page of a thousand rows has some 1.5 MB. */
const ANSWER_MAX_BYTES = 16_777_216
const IDENTITY = { MobileOS: 'ETC', MobileApp: 'Honjeo', _type: 'json' }

export function createTourApi(options: TourApiOptions): TourApi {
  const { signal, takeCall, retryMs = RETRY_MS } = options
  const pacer = new Pacer(options.callsPerSecond)
  return async (operation, parameters) => {
    for (let tries = 1; ; tries++) {
      await pacer.turn(signal)
      await takeCall()
      try {
        return await ask(options, operation, parameters)
      } catch (error) {
        signal.throwIfAborted()
        if (!(error instanceof TourApiFailure) || error.kind !== 'passing' || tries === TRIES) throw error
        await delay(retryMs * 2 ** (tries - 1), undefined, { signal })
      }
    }
  }
}

async function ask(
  { url, key, signal, timeoutMs = TIMEOUT_MS }: TourApiOptions,
  operation: Operation,
  parameters: Record<string, string | number>,
): Promise<Page> {
  const address = new URL(`${url}/${operation}`)
  const query: Record<string, string | number> = { ...IDENTITY, ...parameters, serviceKey: key }
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, String(value))
  const [status, body] = await load(address, AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]))
  if (body === undefined) throw failureOfStatus(status)
  return readAnswer(status, body)
}

async function load(address: URL, signal: AbortSignal): Promise<[status: number, body: string | undefined]> {
  try {
    // The address holds the key: it is not to be carried to wherever a redirect leads.
    const reply = await fetch(address, { redirect: 'manual', signal })
    return [reply.status, await readLimitedText(reply, ANSWER_MAX_BYTES)]
  } catch (error) {
    throw new TourApiFailure('passing', `the service cannot be reached (${causeOf(error)})`)
  }
}

function causeOf(error: unknown): string {
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'no answer in time'
  const cause = error instanceof Error ? (error.cause as NodeJS.ErrnoException | undefined) : undefined
  return cause?.code ?? 'the connection broke off'
}

/**
 * The kind of failure of a call that brought nothing. `passing`: the next try may succeed; `question`: this one question has no answer; `final`: no
 * call will be answered until the operator has done something or the day is over.
 */
type FailureKind = 'passing' | 'question' | 'final'

/** A sentence of ours, for people: it never repeats what the service said, which could hold the key. */
export class TourApiFailure extends Error {
  override name = 'TourApiFailure'
  readonly kind: FailureKind

  constructor(kind: FailureKind, message: string) {
    super(message)
    this.kind = kind
  }
}

/** The day's budget is spent: no fault, the import goes on tomorrow. */
export class BudgetSpent extends Error {
  override name = 'BudgetSpent'
}

const CHECK_URL = 'check TOURAPI_URL'
const REFUSED =
  'the service does not accept the key: check TOURAPI_KEY, and that the portal shows KorService2 as approved'

/** Result codes of the service and of the gateway before it. */
const CODES: Record<number, [FailureKind, string]> = {
  1: ['passing', 'the service reports a fault of its own'],
  4: ['passing', 'the service reports a network fault of its own'],
  5: ['passing', 'the service took too long inside'],
  10: ['question', 'the service does not accept a parameter'],
  11: ['question', 'the service misses a parameter'],
  12: ['final', `the service does not exist or was closed: ${CHECK_URL}`],
  20: ['final', REFUSED],
  22: ['final', "the key's quota of the day is used up; it is full again at midnight in Korea"],
  23: ['passing', 'the service finds us too fast'],
  30: ['final', 'the service does not know the key: check TOURAPI_KEY; a new key is known after up to an hour'],
  31: ['final', 'the key has expired: renew it at the portal'],
  32: ['final', "the key may not be used from this machine's address: register it at the portal"],
  33: ['final', 'the service takes the call as unsigned: check TOURAPI_KEY'],
  99: ['passing', 'the service reports an unknown fault'],
}

export function failureOfCode(code: number): TourApiFailure {
  const [kind, sentence] = CODES[code] ?? ['question', 'the service refuses the question']
  return new TourApiFailure(kind, `${sentence} (code ${code})`)
}

/** Returns the failure of an answer without a code; the gateway also says no with nothing but a status. */
export function failureOfStatus(status: number): TourApiFailure {
  if (status === 401 || status === 403) return new TourApiFailure('final', `${REFUSED} (HTTP ${status})`)
  if (status === 429) return new TourApiFailure('passing', `the service finds us too fast (HTTP ${status})`)
  if (status >= 500) return new TourApiFailure('passing', `the service has a fault (HTTP ${status})`)
  if (status >= 300) return new TourApiFailure('final', `nobody answers there (HTTP ${status}): ${CHECK_URL}`)
  return new TourApiFailure('passing', 'the answer of the service cannot be read')
}

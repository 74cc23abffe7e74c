/**
 * The reason why nothing was brought in. `passing`: the next try may succeed; `final`: none will until the operator has done something. The sentence
 * is ours: it never repeats what a service said, which could hold the key.
 */
export class OpenDataFailure extends Error {
  override name = 'OpenDataFailure'
  readonly kind: 'passing' | 'final'

  constructor(kind: 'passing' | 'final', message: string) {
    super(message)
    this.kind = kind
  }
}

/** Codes of the portal's gateway, which are the same for every service behind it. */
const FINAL: Record<number, string> = {
  12: 'there is no such service: it was closed or moved',
  20: 'the portal does not accept the key: check OPEN_DATA_KEY, and that the service is shown as approved',
  22: "the key's quota of the day is used up",
  30: 'the portal does not know the key: check OPEN_DATA_KEY; a new key is known after up to an hour',
  31: 'the key has expired: renew it at the portal',
  32: "the key may not be used from this machine's address",
  33: 'the portal takes the call as unsigned: check OPEN_DATA_KEY',
}

export function failureOfCode(code: number): OpenDataFailure {
  const sentence = FINAL[code]
  return sentence === undefined
    ? new OpenDataFailure('passing', `the service reports a fault (code ${code})`)
    : new OpenDataFailure('final', `${sentence} (code ${code})`)
}

export function failureOfStatus(status: number): OpenDataFailure {
  if (status === 401 || status === 403)
    return new OpenDataFailure('final', `the portal does not accept the key: check OPEN_DATA_KEY (HTTP ${status})`)
  if (status === 429) return new OpenDataFailure('passing', 'the service finds us too fast (HTTP 429)')
  if (status >= 500) return new OpenDataFailure('passing', `the service has a fault (HTTP ${status})`)
  if (status >= 300) return new OpenDataFailure('final', `nothing is there any more (HTTP ${status})`)
  return new OpenDataFailure('passing', 'the answer cannot be read')
}

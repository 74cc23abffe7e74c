import type { Frame } from '@honjeo/stomp/frame'
import { StompProtocolError } from '@honjeo/stomp/stomp-protocol-error'
import type { StompVersion } from '@honjeo/stomp/version'
import { bearerToken } from '@honjeo/contract/bearer-token'
import { appError } from '@honjeo/contract/app-error'

type Headers = Frame['headers']

export function requiredHeader(headers: Headers, name: string): string {
  const value = headers[name]
  if (value === undefined || value === '') throw new StompProtocolError(`${name} header expected`)
  return value
}

/** Returns the id of a subscription, which in 1.0 may be known by its destination alone. */
export function subscriptionId(headers: Headers, version: StompVersion): string {
  return requiredHeader(headers, headers.id === undefined && version === '1.0' ? 'destination' : 'id')
}

const ACK_MODES = ['auto', 'client', 'client-individual']

/**
 * Throws for a mode that the version does not know. All modes are served alike: nothing is delivered twice, so an ACK is taken
 * and changes nothing.
 */
export function requireAckMode({ ack = 'auto' }: Headers, version: StompVersion): void {
  const modes = version === '1.0' ? ACK_MODES.slice(0, 2) : ACK_MODES
  if (!modes.includes(ack)) throw new StompProtocolError(`ack modes are ${modes.join(', ')}`)
}

/** Returns the token of `Authorization: Bearer …`; LOGIN_REQUIRED where there is none, TOKEN_INVALID for anything else. */
export function connectToken(headers: Headers): string {
  const token = bearerToken(headers.Authorization ?? headers.authorization)
  if (token === null) throw appError('LOGIN_REQUIRED')
  return token
}

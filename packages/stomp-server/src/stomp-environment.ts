import type { BaseLogger } from 'pino'
import type { RefusalLog } from '@honjeo/observability/refusal-log'
import type { Broker } from './broker.ts'
import type { MemberLimits } from './member-limits.ts'
import type { WriteTurn } from './socket-writer.ts'
import type { StompRoutes } from './stomp-routes.ts'

/** The member and the login that a socket belongs to. */
export interface StompIdentity {
  userId: number
  /** The login the token belongs to; several sockets may share it. */
  sessionId: string
  /** The time at which the token expires, in milliseconds since 1970. */
  expiresAt: number
}

/** Throws an AppError for a token that is not, or no longer, good. */
export type Authenticate = (token: string) => Promise<StompIdentity>

export interface StompTiming {
  /** The time that a socket may stay without a successful CONNECT. */
  connectMs: number
  /** The shortest heart-beat interval, in both directions. */
  heartBeatMs: number
  /** The interval at which sockets are looked at; also the tolerance of everything else here. */
  sweepMs: number
}

/** The environment that all sessions of a process share. */
export interface StompEnvironment {
  authenticate: Authenticate
  /** Whether an error is that of a database which is away: worth another try, and no fault of ours. */
  isUnavailable: (error: unknown) => boolean
  clock: { now(): Date }
  broker: Broker
  routes: StompRoutes
  limits: MemberLimits
  timing: StompTiming
  writeTurn: WriteTurn
  log: Pick<BaseLogger, 'error'>
  refusals: RefusalLog
}

import type { TextReaders } from '@honjeo/contract/route-table'
import type { ErrorCode } from '@honjeo/contract/values/error-codes'
import type { Clock } from './lib/clock.ts'
import type { IslandRules } from './island-rules/island-rules.ts'
import type { Db } from './db/client.ts'
import type { ProfanityFilter } from './records/words.ts'
import type { AttemptLimits } from './limits/attempt-limits.ts'
import type { Outbox } from './mail/outbox.ts'
import type { PlaceHoursToday } from './places/hours/place-hours.ts'
import type { Viewer } from './http/viewer.ts'

/** The server's own parts, as plugins and routes find them on instance and request. */
declare module 'fastify' {
  interface FastifyInstance {
    db: Db
    clock: Clock
    outbox: Outbox
    attempts: AttemptLimits
    words: ProfanityFilter
    rules: IslandRules
    placeHours: PlaceHoursToday
    /** Ends requests to come into rooms that are over, and moves up who waits. */
    sweepRoomRequests: () => Promise<void>
    /** Reminds those who go back by bus today. */
    remindOfWaysHome: () => Promise<void>
    /** Lets every server know of a warning that staff gave or took back, and notifies those whose plan it concerns. */
    announceWarnings: () => Promise<void>
  }
  interface FastifyRequest {
    viewer: Viewer | null
    /** Returns who is calling; throws LOGIN_REQUIRED for a visitor. */
    requireViewer(): Viewer
    /** The member who calls, by a token or by having just logged in, for the log; also one who is refused. */
    provenId: number | null
  }
  interface FastifyReply {
    /** What went wrong according to the answer, for the log. */
    failureCode: ErrorCode | null
    /** Whether it was refused because of overload, and is logged together with all others. */
    isSentAway: boolean
  }
  interface FastifySchema {
    security?: readonly { readonly bearerAuth?: readonly string[] }[]
    /** The readers of each free text of the body. */
    readers?: TextReaders
    /** A body that it takes, at a time. */
    example?: (now: Date) => object
    /** The fields of a form, for the description: the route reads them itself. */
    form?: unknown
    /** Whether it is done once for an `Idempotency-Key`. */
    isDoneOnce?: boolean
    /** Whether a status 202 answers the code COMMON202. */
    answersLater?: boolean
    /** The type of the file that is the answer; without one the answer is JSON. */
    fileType?: string
  }
}

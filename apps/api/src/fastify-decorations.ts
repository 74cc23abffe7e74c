import type { Clock } from './clock.ts'
import type { Db } from './db/client.ts'
import type { AttemptLimits } from './limits/attempt-limits.ts'
import type { Outbox } from './mail/outbox.ts'
import type { Viewer } from './plugins/viewer.ts'

/** The server's own parts, as plugins and routes find them on instance and request. */
declare module 'fastify' {
  interface FastifyInstance {
    db: Db
    clock: Clock
    outbox: Outbox
    attempts: AttemptLimits
  }
  interface FastifyRequest {
    viewer: Viewer | null
    /** Who is calling; AUTH4010 for a visitor. */
    requireViewer(): Viewer
  }
  interface FastifySchema {
    security?: readonly { readonly bearerAuth?: readonly string[] }[]
  }
}

import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, partOf } from './columns.ts'
import { users } from './users.ts'

/** Answers of writes that were sent with an `Idempotency-Key`, stored in the same transaction as their effect. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: partOf('user_id', () => users.id),
    route: text().notNull(),
    key: text().notNull(),
    bodyHash: text('body_hash').notNull(),
    result: jsonb().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ name: 'idempotency_keys_pk', columns: [t.userId, t.route, t.key] }),
    index('idempotency_keys_created_idx').on(t.createdAt),
  ],
)

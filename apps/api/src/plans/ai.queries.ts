import { and, eq, gte } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { plans } from '../db/schema/plans.ts'

/** Those the member had made since then. */
export const countAutomaticPlans = (db: Db, userId: number, since: string) =>
  db.$count(plans, and(eq(plans.userId, userId), eq(plans.method, 'AI'), gte(plans.createdAt, since)))

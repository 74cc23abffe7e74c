import { islandRules } from '@honjeo/catalogue/island-rules'
import { generateKeySync } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findAccountByEmail } from '../auth/accounts.queries.ts'
import { koreanDay } from '../lib/clock.ts'
import { loadPlan } from '../plans/load-plan.ts'
import { toPlanDetail } from '../plans/plan-detail.ts'
import { listMyPlans } from '../plans/plans.queries.ts'
import { createRoadTimes } from '@honjeo/road-times/road-times'
import { createTestDatabase } from '../testing/test-database.ts'
import { openDatabase, type Database } from '../db/client.ts'
import { plans } from '@honjeo/schema/plans'
import { seedCatalogue } from './catalogue.ts'
import { seedDemo } from './demo.ts'
import { DEMO_LOGIN } from '@honjeo/demo-content/members'

const roads = createRoadTimes({ url: null, log: { warn: () => {} } })

/** The days are one among the short ones, one among the long ones, and one before the day when some places close, a Monday. */
describe.each(['2026-12-13', '2027-06-20', '2028-02-29'])('the plans of the demo account on %s', (today) => {
  const now = new Date(`${today}T12:00:00+09:00`)
  let database: Database
  let drop: () => Promise<void>
  let userId: number

  beforeAll(async () => {
    const created = await createTestDatabase()
    database = await openDatabase(created.connection)
    drop = created.drop
    await seedCatalogue(database.db)
    await seedDemo(database.db, { now, key: generateKeySync('aes', { length: 256 }) })
    userId = (await findAccountByEmail(database.db, DEMO_LOGIN.email))!.id
  })
  afterAll(async () => {
    await database.close()
    await drop()
  })

  it('are two to come, one of them by the planner, and one that is over', async () => {
    const { content } = await listMyPlans(
      database.db,
      userId,
      { status: undefined, size: 10, cursor: undefined },
      koreanDay(now),
    )
    expect(content.map(({ status }) => status)).toEqual(['UPCOMING', 'UPCOMING', 'FINISHED'])
    const methods = await database.db.select({ method: plans.method }).from(plans)
    expect(methods.map(({ method }) => method).toSorted()).toEqual(['AI', 'MANUAL', 'MANUAL'])
  })

  it('can be carried out: nothing is closed, dark or out of reach', async () => {
    const rows = await database.db
      .select({ id: plans.id })
      .from(plans)
      .where(eq(plans.userId, userId))
      .orderBy(asc(plans.id))
    for (const { id } of rows) {
      const { title, days } = await toPlanDetail(await loadPlan(database.db, id, userId), {
        roads,
        buses: { legs: async (ways) => ways.map(() => null) },
        rules: { current: async () => islandRules },
      })
      const wrong = days.flatMap(({ spots }) =>
        spots.flatMap(({ title: spot, warnings }) =>
          warnings.filter(({ code }) => code !== 'HOURS_UNKNOWN').map(({ code, time }) => [title, spot, code, time]),
        ),
      )
      expect(wrong).toEqual([])
    }
  })
})

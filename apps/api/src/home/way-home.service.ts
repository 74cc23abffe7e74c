import type { WayHome } from '@honjeo/contract/transit'
import { dayAfter, daysBetween } from '@honjeo/contract/values/days'
import { say } from '@honjeo/contract/values/sentences'
import type { FastifyBaseLogger } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Db } from '../db/client.ts'
import { type Clock, koreanDay } from '../lib/clock.ts'
import { koreanClock } from '../lib/korean-time.ts'
import { notify } from '../notifications/notify.ts'
import { loadPlan } from '../plans/load-plan.ts'
import { travelDays } from '../plans/plan-days.ts'
import { type TripWays, wayHomeOf } from './trip-days.ts'
import { listPlansByBus, lockVersion, type PlanOnTheWay } from './way-home.queries.ts'

/** Minutes before one has to set out. */
const LEADS = [45, 15]
const MINUTE_MS = 60_000
const PAGE = 500
/** The most plans whose way home is searched again within a minute: each takes some searches. */
const LOOKS = 200
/** How long an answer holds: a timetable may be published, hours may change. */
const KEPT_MS = 30 * MINUTE_MS
const ANSWERS_KEPT = 20_000

interface Parts {
  db: Db
  clock: Clock
  log: Pick<FastifyBaseLogger, 'warn'>
}

/** Returns when a day's way back begins, as an instant. */
const leavesAt = (day: string, { leaves }: WayHome) =>
  new Date(Date.parse(`${day}T00:00:00+09:00`) + leaves * MINUTE_MS)

/**
 * Makes the minute's job: who goes back by bus today hears 45 and 15 minutes before setting out, once each, however many servers
 * look. The way home of a plan that was changed is searched again, and a new time is sent again.
 */
export function createWayHomeReminders({ db, clock, log }: Parts, ways: TripWays): () => Promise<void> {
  const kept = new LRUCache<string, { until: number; home: WayHome | null }>({ max: ANSWERS_KEPT })

  /** What this server need not ask the database about again. */
  const said = new LRUCache<string, true>({ max: ANSWERS_KEPT })

  async function homeOn(day: string, { planId, userId }: PlanOnTheWay): Promise<WayHome | null> {
    const stored = await loadPlan(db, planId, userId)
    const dayIndex = daysBetween(stored.plan.startDate, day)
    const spots = stored.spots.filter((spot) => spot.dayIndex === dayIndex)
    const travelled = (await travelDays({ ...stored, spots }, ways))[dayIndex]
    return travelled === undefined ? null : wayHomeOf(travelled, day, stored, ways)
  }

  async function remindOn(day: string, now: Date): Promise<void> {
    let looks = LOOKS
    for (let afterId = 0; ;) {
      const page = await listPlansByBus(db, day, afterId, PAGE)
      for (const plan of page) {
        const key = `${plan.planId} ${plan.version} ${day}`
        let known = kept.get(key)
        if (known === undefined || known.until <= now.getTime()) {
          if (looks === 0) continue
          looks -= 1
          try {
            known = { until: now.getTime() + KEPT_MS, home: await homeOn(day, plan) }
          } catch (error) {
            // The plan was deleted meanwhile, or is none that can be shown: the others are not kept waiting.
            log.warn({ err: error }, 'a way home could not be looked up')
            known = { until: now.getTime() + KEPT_MS, home: null }
          }
          kept.set(key, known)
        }
        if (known.home !== null) await remind(plan, day, known.home, now)
      }
      if (page.length < PAGE) return
      afterId = page.at(-1)!.planId
    }
  }

  async function remind(plan: PlanOnTheWay, day: string, home: WayHome, now: Date): Promise<void> {
    const at = leavesAt(day, home)
    const left = (at.getTime() - now.getTime()) / MINUTE_MS
    // The lead is the nearest of those that have begun: who is late is not reminded twice at once.
    const lead = LEADS.filter((minutes) => left <= minutes).at(-1)
    if (left <= 0 || lead === undefined) return
    const clockTime = at.toISOString()
    const eventKey = `way-home/${plan.planId}/${clockTime}/${lead}`
    if (said.has(eventKey)) return
    const args = { clock: clockTime, stop: home.stop.name, line: home.number }
    await db.transaction(async (tx) => {
      if (!(await lockVersion(tx, plan))) return
      await notify(tx, {
        userId: plan.userId,
        type: 'CHECKIN',
        sentence: say(home.isLast ? 'WAY_HOME_LAST' : 'WAY_HOME', args, { clock: koreanClock(clockTime) }),
        resourceType: 'PLAN',
        resourceId: plan.planId,
        eventKey,
      })
    })
    said.set(eventKey, true)
  }

  return async () => {
    const now = clock.now()
    const today = koreanDay(now)
    // The buses after midnight are the day's before.
    for (const day of [dayAfter(today, -1), today]) await remindOn(day, now)
  }
}

import { plansRoutes } from '@honjeo/contract/plans'
import type { FastifyReply } from 'fastify'
import { originOf } from '../lib/origin-of.ts'
import type { App } from '../http/serve.ts'
import { loadPlan, loadSharedPlan, type StoredPlan } from './load-plan.ts'
import { toPlanSpot } from './plan-days.ts'
import { calendarOfPlan, gpxOfPlan, type FiledPlan } from '@honjeo/travel-files/plan-files'
import { sharePathOf } from './plan-detail.ts'

const { security, params } = plansRoutes['GET /api/plans/:planId']
const CALENDAR = { summary: '일정을 달력 파일로', fileType: 'text/calendar' }
const GPX = { summary: '일정을 경로 파일로', fileType: 'application/gpx+xml' }
const tags = ['여행 일정']
const own = { tags, security, params }
const shared = { tags, params: plansRoutes['GET /api/shared-plans/:token'].params }

function sendFile(reply: FastifyReply, type: string, name: string, file: string) {
  return reply
    .type(`${type}; charset=utf-8`)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('x-robots-tag', 'noindex')
    .send(file)
}

const sendCalendar = (reply: FastifyReply, file: string) => sendFile(reply, CALENDAR.fileType, 'honjeo-plan.ics', file)
const sendGpx = (reply: FastifyReply, file: string) => sendFile(reply, GPX.fileType, 'honjeo-plan.gpx', file)

const toFiledPlan = ({ plan, spots, places }: StoredPlan): FiledPlan => ({
  ...plan,
  stops: spots.map((spot) => {
    const { addr1: address, ...shown } = toPlanSpot(spot, places)
    return { ...spot, ...shown, address }
  }),
})

/** Serves plans as files for calendars and navigation. Like other files they are not in the contract, which speaks JSON. */
export function registerPlanFiles(app: App, publicUrl: string | null) {
  const { db, clock } = app

  app.get('/api/plans/:planId.ics', { schema: { ...own, ...CALENDAR } }, async (request, reply) => {
    const { planId } = request.params
    const plan = await loadPlan(db, planId, request.requireViewer().userId)
    return sendCalendar(
      reply,
      calendarOfPlan(toFiledPlan(plan), `${originOf(request, publicUrl)}/plan/${planId}`, clock.now()),
    )
  })

  app.get('/api/plans/:planId.gpx', { schema: { ...own, ...GPX } }, async (request, reply) => {
    const plan = await loadPlan(db, request.params.planId, request.requireViewer().userId)
    return sendGpx(reply, gpxOfPlan(toFiledPlan(plan), clock.now()))
  })

  app.get('/api/shared-plans/:token.ics', { schema: { ...shared, ...CALENDAR } }, async (request, reply) => {
    const { token } = request.params
    const url = originOf(request, publicUrl) + sharePathOf(token)
    return sendCalendar(reply, calendarOfPlan(toFiledPlan(await loadSharedPlan(db, token)), url, clock.now()))
  })

  app.get('/api/shared-plans/:token.gpx', { schema: { ...shared, ...GPX } }, async (request, reply) =>
    sendGpx(reply, gpxOfPlan(toFiledPlan(await loadSharedPlan(db, request.params.token)), clock.now())),
  )
}

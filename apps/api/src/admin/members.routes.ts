import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { serve } from '../http/serve.ts'
import type { Db } from '../db/client.ts'
import { appError } from '@honjeo/contract/app-error'
import { type ConsoleOptions, actAsStaff, type StaffAct } from './staff-act.ts'
import { findMember, listMembers } from './members.queries.ts'
import { closeChildsAccount, correctMember } from './members.service.ts'
import { lift, suspend, warn } from './sanctions.service.ts'

export const adminMembersPlugin: FastifyPluginAsyncTypebox<ConsoleOptions> = async (app, options) => {
  const { db, clock, outbox, log } = app
  const deps = { ...options, db, outbox, log }

  serve(app, 'GET /api/admin/members', (request) => listMembers(db, request.query, clock.now().toISOString()))

  async function requireMember(source: Db, userId: number) {
    const member = await findMember(source, userId, clock.now().toISOString())
    if (!member) throw appError('STAFF_TARGET_NOT_FOUND')
    return member
  }

  /** Does something about a member, and answers what they are by then. */
  async function actOn(
    request: FastifyRequest<{ Params: { userId: number } }>,
    act: (staffAct: StaffAct, userId: number) => Promise<void>,
  ) {
    const { userId } = request.params
    await actAsStaff(options, request, (staffAct) => act(staffAct, userId))
    return requireMember(db, userId)
  }

  serve(app, 'GET /api/admin/members/:userId', (request) =>
    actAsStaff(options, request, async ({ tx, audit }) => {
      const { userId } = request.params
      await audit({ action: 'MEMBER_VIEW', targetType: 'MEMBER', targetId: userId })
      return requireMember(tx, userId)
    }),
  )

  serve(app, 'PATCH /api/admin/members/:userId', (request) =>
    actOn(request, (act, userId) => correctMember(act, userId, request.body)),
  )

  serve(app, 'DELETE /api/admin/members/:userId', (request) =>
    actAsStaff(options, request, (act) => closeChildsAccount(act, deps, request.params.userId, request.body)),
  )

  serve(app, 'POST /api/admin/members/:userId/warnings', (request) =>
    actOn(request, (act, userId) => warn(act, { userId, ...request.body })),
  )

  serve(app, 'POST /api/admin/members/:userId/suspension', (request) =>
    actOn(request, (act, userId) => suspend(act, { userId, ...request.body })),
  )

  serve(app, 'DELETE /api/admin/members/:userId/suspension', (request) =>
    actAsStaff(options, request, (act) => lift(act, request.params.userId, request.body.note)),
  )
}

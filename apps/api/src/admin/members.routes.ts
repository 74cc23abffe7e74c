import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { adminMembersRoutes } from '@honjeo/contract/admin/members'
import type { FastifyRequest } from 'fastify'
import { appError } from '../errors.ts'
import type { AdminOptions } from './admin-options.ts'
import { findMember, listMembers } from './members.queries.ts'
import { correctMember } from './members.service.ts'
import { lift, suspend, warn } from './sanctions.service.ts'
import { actAsStaff, type StaffAct } from './staff-act.ts'

export const adminMembersPlugin: FastifyPluginAsyncTypebox<AdminOptions> = async (app, options) => {
  const { db, clock } = app
  const deps = { ...options, db, clock }

  app.get('/api/admin/members', { schema: adminMembersRoutes['GET /api/admin/members'] }, (request) =>
    listMembers(db, request.query, clock.now().toISOString()),
  )

  /** Does something about a member, and answers what they are by then. */
  const actOn = (
    request: FastifyRequest<{ Params: { userId: number } }>,
    act: (staffAct: StaffAct, userId: number) => Promise<void>,
  ) =>
    actAsStaff(deps, request, async (staffAct) => {
      const { userId } = request.params
      await act(staffAct, userId)
      const member = await findMember(staffAct.tx, userId, staffAct.now.toISOString())
      if (!member) throw appError('ADMIN4040')
      return member
    })

  app.get('/api/admin/members/:userId', { schema: adminMembersRoutes['GET /api/admin/members/:userId'] }, (request) =>
    actOn(request, ({ audit }, targetId) => audit({ action: 'MEMBER_VIEW', targetType: 'MEMBER', targetId })),
  )

  app.patch(
    '/api/admin/members/:userId',
    { schema: adminMembersRoutes['PATCH /api/admin/members/:userId'] },
    (request) => actOn(request, (act, userId) => correctMember(act, userId, request.body)),
  )

  app.post(
    '/api/admin/members/:userId/warnings',
    { schema: adminMembersRoutes['POST /api/admin/members/:userId/warnings'] },
    (request) => actOn(request, (act, userId) => warn(act, { userId, ...request.body })),
  )

  app.post(
    '/api/admin/members/:userId/suspension',
    { schema: adminMembersRoutes['POST /api/admin/members/:userId/suspension'] },
    (request) => actOn(request, (act, userId) => suspend(act, { userId, ...request.body })),
  )

  app.delete(
    '/api/admin/members/:userId/suspension',
    { schema: adminMembersRoutes['DELETE /api/admin/members/:userId/suspension'] },
    (request) => actAsStaff(deps, request, (act) => lift(act, request.params.userId, request.body.note)),
  )
}

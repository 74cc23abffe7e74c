import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { adminIslandRulesRoutes } from '@honjeo/contract/admin/island-rules'
import { appError } from '../lib/errors.ts'
import { findRule, listRules } from './island-rules.queries.ts'
import { decideProposal, proposeRule } from './island-rules.service.ts'
import { actAsStaff, type AdminOptions } from './staff-act.ts'

/** What holds on the island: one of the staff proposes a change, another confirms it, and from then on it holds. */
export const adminIslandRulesPlugin: FastifyPluginAsyncTypebox<AdminOptions> = async (app, options) => {
  const { db } = app

  async function shown(staffId: number, ruleId: number) {
    const rule = await findRule(db, staffId, ruleId)
    if (rule === undefined) throw appError('STAFF_TARGET_NOT_FOUND')
    return rule
  }

  app.get('/api/admin/island-rules', { schema: adminIslandRulesRoutes['GET /api/admin/island-rules'] }, (request) =>
    listRules(db, request.requireViewer().userId, request.query),
  )

  app.post(
    '/api/admin/island-rules',
    { schema: adminIslandRulesRoutes['POST /api/admin/island-rules'] },
    async (request, reply) => {
      const ruleId = await actAsStaff(options, request, (act) => proposeRule(act, request.body))
      reply.code(201)
      return shown(request.requireViewer().userId, ruleId)
    },
  )

  app.post(
    '/api/admin/island-rules/:ruleId/decision',
    { schema: adminIslandRulesRoutes['POST /api/admin/island-rules/:ruleId/decision'] },
    async (request) => {
      const { ruleId } = request.params
      await actAsStaff(options, request, (act) => decideProposal(act, { ruleId, ...request.body }))
      return shown(request.requireViewer().userId, ruleId)
    },
  )
}

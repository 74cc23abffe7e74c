import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { serve } from '../http/serve.ts'
import { appError } from '@honjeo/contract/app-error'
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

  serve(app, 'GET /api/admin/island-rules', (request) => listRules(db, request.requireViewer().userId, request.query))

  serve(app, 'POST /api/admin/island-rules', async (request) => {
    const ruleId = await actAsStaff(options, request, (act) => proposeRule(act, request.body))
    return shown(request.requireViewer().userId, ruleId)
  })

  serve(app, 'POST /api/admin/island-rules/:ruleId/decision', async (request) => {
    const { ruleId } = request.params
    await actAsStaff(options, request, (act) => decideProposal(act, { ruleId, ...request.body }))
    return shown(request.requireViewer().userId, ruleId)
  })
}

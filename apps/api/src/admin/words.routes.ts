import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { serve } from '../http/serve.ts'
import { deleteProfanityTerm, saveProfanityTerm } from '../records/profanity.queries.ts'
import { appError } from '@honjeo/contract/app-error'
import { type AdminOptions, actAsStaff } from './staff-act.ts'
import { listWords, lockWord } from './words.queries.ts'

/**
 * Posts, comments and reviews are judged in the database, where a change counts at once. Other texts are judged from
 * memory: a change counts at once on this server and within seconds on others.
 */
export const adminWordsPlugin: FastifyPluginAsyncTypebox<AdminOptions> = async (app, options) => {
  const { db, words } = app
  const changing = <T>(act: Promise<T>) => act.finally(() => words.forget())

  serve(app, 'GET /api/admin/words', (request) => listWords(db, request.query))

  serve(app, 'PUT /api/admin/words', (request) =>
    changing(
      actAsStaff(options, request, async ({ tx, audit }) => {
        const { term, isAllowed } = request.body
        const earlier = await lockWord(tx, term)
        if (earlier?.isAllowed === isAllowed) return earlier
        await saveProfanityTerm(tx, { term, isAllowed })
        const before = earlier ? { isAllowed: earlier.isAllowed } : null
        await audit({ action: 'WORD_SAVE', targetType: 'WORD', targetId: term, before, after: { isAllowed } })
        const saved = await lockWord(tx, term)
        if (!saved) throw new Error('a saved word is gone')
        return saved
      }),
    ),
  )

  serve(app, 'DELETE /api/admin/words', (request) =>
    changing(
      actAsStaff(options, request, async ({ tx, audit }) => {
        const { term } = request.body
        const word = await lockWord(tx, term)
        if (!word) throw appError('STAFF_TARGET_NOT_FOUND')
        await deleteProfanityTerm(tx, term)
        const before = { isAllowed: word.isAllowed }
        await audit({ action: 'WORD_DELETE', targetType: 'WORD', targetId: term, before })
      }),
    ),
  )
}

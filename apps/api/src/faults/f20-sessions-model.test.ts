import { REISSUE_GRACE_SECONDS } from '@honjeo/contract/values/limits'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { setUpTestApp, TEST_PASSWORD, type Member } from '../testing/test-app.ts'
import { inForm } from './form.ts'
import { SessionModel, type SessionStep } from './session-model.ts'

const WALKS = inForm({ short: 2, long: 60 })
const STEPS = 40

const t = setUpTestApp()

/** Numbers by which a step picks one of the sessions, and one of its tokens, that there are by then. */
const pick = fc.record({
  session: fc.nat(),
  back: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.nat(3), fc.nat(9)),
})
const step = fc.oneof(
  { weight: 3, arbitrary: fc.constant({ act: 'login' as const }) },
  { weight: 6, arbitrary: pick.map((picked) => ({ act: 'reissue' as const, ...picked })) },
  { weight: 1, arbitrary: pick.map((picked) => ({ act: 'logout' as const, ...picked })) },
  {
    weight: 2,
    arbitrary: fc
      .oneof(
        fc.constantFrom(REISSUE_GRACE_SECONDS, REISSUE_GRACE_SECONDS + 1, 86_400 * 16),
        fc.integer({ min: 1, max: 30 }),
      )
      .map((seconds) => ({ act: 'wait' as const, seconds })),
  },
)

it(
  'F20: logins, reissues, logouts and stolen tokens in any order leave the sessions that the model has',
  { timeout: inForm({ short: 120_000, long: 900_000 }) },
  async () => {
    const property = fc.asyncProperty(fc.array(step, { minLength: STEPS, maxLength: STEPS }), async (steps) => {
      const member = await t.addMember()
      const model = new SessionModel()
      /** Each session's tokens, in the order of their use, and the newest access token. */
      const sessions = [{ refresh: [member.refreshToken], access: member.accessToken }]
      model.take({ act: 'login' })

      async function take(taken: SessionStep): Promise<string> {
        if (taken.act === 'wait') {
          t.clock.advance(taken.seconds)
          return 'COMMON200'
        }
        if (taken.act === 'login') {
          const body = { email: member.email, password: TEST_PASSWORD }
          const { code, result } = await t.call<Member>('/api/auth/login', { method: 'POST', body })
          sessions.push({ refresh: [result.refreshToken], access: result.accessToken })
          return code
        }
        const session = sessions[taken.session]!
        if (taken.act === 'logout') {
          return (await t.call('/api/auth/logout', { method: 'DELETE' }, { accessToken: session.access })).code
        }
        const body = { refreshToken: session.refresh[taken.token] }
        const { code, result } = await t.call<Member>('/api/auth/reissue', { method: 'POST', body })
        if (code !== 'COMMON200') return code
        const known = session.refresh[taken.token + 1]
        session.access = result.accessToken
        // A login that is renewed too often keeps its token.
        if (known === undefined && result.refreshToken === session.refresh[taken.token]) return code
        if (known === undefined) session.refresh.push(result.refreshToken)
        return known === undefined || known === result.refreshToken ? code : 'ANOTHER SUCCESSOR'
      }

      function stepOf(drawn: (typeof steps)[number]): SessionStep {
        if (drawn.act === 'login' || drawn.act === 'wait') return drawn
        const session = drawn.session % sessions.length
        return { act: drawn.act, session, token: Math.max(0, sessions[session]!.refresh.length - 1 - drawn.back) }
      }

      for (const [n, drawn] of steps.entries()) {
        // Two things at one instant would make two sessions the least recently used one.
        t.clock.advance(1)
        model.take({ act: 'wait', seconds: 1 })
        const taken = stepOf(drawn)
        expect([n, taken, await take(taken)]).toEqual([n, taken, model.take(taken)])
        const { rows } = await t.sql(
          `select count(*) filter (where revoked_at is null)::int as live,
             (select count(*)::int from refresh_tokens where session_id in (select id from sessions where user_id = $1)) as tokens
           from sessions where user_id = $1`,
          member.id,
        )
        expect(rows).toEqual([
          {
            live: model.sessions.filter(({ isLive }) => isLive).length,
            tokens: model.sessions.reduce(
              (sum, { tokens }) => sum + tokens.filter(({ isForgotten }) => !isForgotten).length,
              0,
            ),
          },
        ])
      }
    })
    await fc.assert(property, { numRuns: WALKS, endOnFailure: true })
  },
)

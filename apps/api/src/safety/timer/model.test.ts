import fc from 'fast-check'
import { expect, it } from 'vitest'
import { inForm } from '../../faults/form.ts'
import { TimerModel, type TimerStep } from '../../testing/timer-model.ts'
import { alertToken, linkActs, pass, sentMessages, Traveller, UNMOVED } from '../../testing/timers.ts'
import { setUpTestApp } from '../../testing/test-app.ts'
import { hurryWithout } from './contacts.queries.ts'

const t = setUpTestApp(undefined, UNMOVED)
const { acknowledge, resolve } = linkActs(t)

const step: fc.Arbitrary<TimerStep> = fc.record({
  act: fc.oneof(
    { weight: 6, arbitrary: fc.constant('wait' as const) },
    { weight: 2, arbitrary: fc.constant('acknowledge' as const) },
    { weight: 2, arbitrary: fc.constantFrom('extend' as const, 'decline' as const) },
    { weight: 1, arbitrary: fc.constantFrom('resolve' as const, 'done' as const, 'cancel' as const) },
  ),
  who: fc.nat(2),
  minutes: fc.oneof(fc.integer({ min: 5, max: 40 }), fc.constantFrom(10, 15, 30, 120)),
})

it('a timer is where a model of it is, whatever is done in whatever order', { timeout: 300_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 3 }),
      fc.constantFrom(5, 12, 60),
      fc.constantFrom(5, 15),
      fc.array(step, { minLength: 3, maxLength: 14 }),
      async (contacts, minutes, graceMinutes, steps) => {
        const names = Array.from({ length: contacts }, (_, who) => String(who))
        const me = await new Traveller(t).join(...names)
        const id = await me.started({ minutes, graceMinutes })
        const beginning = t.clock.now().getTime()
        const model = new TimerModel(contacts, minutes, graceMinutes)
        for (const each of steps.map((one) => ({ ...one, who: one.who % contacts }))) {
          model.take(each)
          await take(each)
          const { result } = await me.read(id)
          const next = result.nextStageAt && (Date.parse(result.nextStageAt) - beginning) / 60_000
          expect([result.stage, next]).toEqual([model.stage, model.next])
          expect((await sentMessages(t, id)).filter((line) => line.includes(' ALERT '))).toEqual(model.alerts)
        }

        async function take({ act, who, minutes: many }: TimerStep) {
          if (act === 'wait') await pass(t, many)
          else if (act === 'extend') await me.change(id, { plannedAt: t.clock.inMinutes(many) })
          else if (act === 'done') await me.done(id)
          else if (act === 'cancel') await me.cancel(id)
          else if (act === 'acknowledge') await acknowledge(await alertToken(t, id, String(who)))
          else if (act === 'resolve') await resolve(await alertToken(t, id, String(who)))
          else await decline(who)
        }

        async function decline(who: number) {
          const { rows } = await t.sql(
            `update trusted_contacts set status = 'DECLINED' where owner_id = $1 and name = $2 returning id`,
            me.member.id,
            String(who),
          )
          const contactId = (rows as { id: number }[])[0]!.id
          await hurryWithout(t.database.db, { contactId, hasTakenBack: true }, t.clock.now().toISOString())
        }
      },
    ),
    { numRuns: inForm({ short: 10, long: 100 }), seed: 8 },
  )
})

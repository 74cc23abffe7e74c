import { describe, expect, it } from 'vitest'
import { setUpTestApp } from '../../testing/test-app.ts'
import { pass, sentMessages, Traveller, UNMOVED } from '../../testing/timers.ts'

const t = setUpTestApp(undefined, UNMOVED)

describe('a timer of one’s own', () => {
  it('starts without a contact, and reminds its member alone', async () => {
    const traveller = await new Traveller(t).join()
    expect(await traveller.start()).toMatchObject({ status: 409, code: 'CHECKIN4093' })
    const { result } = await traveller.start({ minutes: 5, graceMinutes: 5, isSolo: true })
    expect(result).toMatchObject({ isSolo: true, contacts: [], stage: 'ACTIVE' })
    await pass(t, 5)
    expect((await traveller.notices())[0]).toContain('다른 사람에게는 알리지 않아요')
    for (const stage of ['OVERDUE_1', 'OVERDUE_2', 'EXHAUSTED']) {
      await pass(t, stage === 'OVERDUE_1' ? 5 : 10)
      expect((await traveller.current())!.stage).toBe(stage)
      expect((await traveller.notices())[0]).toContain('다른 사람에게는 알리지 않았어요')
    }
    expect(await traveller.notices()).toHaveLength(4)
    expect((await traveller.done(result.checkInId)).result).toMatchObject({ ending: 'SAFE' })
  })

  it('alerts no contact, though there is one who would be', async () => {
    const traveller = await new Traveller(t).join('엄마')
    const id = await traveller.started({ minutes: 5, graceMinutes: 5, isSolo: true })
    await pass(t, 60)
    await pass(t, 60)
    expect(await sentMessages(t, id)).toEqual([])
    expect((await traveller.cancel(id)).status).toBe(200)
    expect(await sentMessages(t, id)).toEqual([])
  })

  it('can be extended as long as it runs: no one was alerted', async () => {
    const traveller = await new Traveller(t).join()
    const id = await traveller.started({ minutes: 5, graceMinutes: 5, isSolo: true })
    await pass(t, 20)
    expect((await traveller.change(id, { plannedAt: t.clock.inMinutes(30) })).result).toMatchObject({ stage: 'ACTIVE' })
  })

  it('closes by itself, and is no matter for the operator', async () => {
    const traveller = await new Traveller(t).join()
    const id = await traveller.started({ minutes: 5, graceMinutes: 5, isSolo: true })
    for (const minutes of [30, 15, 15, 73 * 60]) await pass(t, minutes)
    expect((await traveller.read(id)).result).toMatchObject({ ending: 'CLOSED' })
  })

  it('becomes an alarm of contacts when its member calls for help', async () => {
    const traveller = await new Traveller(t).join('엄마')
    const id = await traveller.started({ isSolo: true })
    expect((await traveller.sos()).result).toMatchObject({ checkInId: id, isSolo: false })
    expect(await sentMessages(t, id)).toEqual(['엄마 ALERT OVERDUE_2'])
  })
})

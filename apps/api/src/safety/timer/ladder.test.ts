import { TIMER_OPEN_HOURS } from '@honjeo/contract/values/limits'
import { describe, expect, it } from 'vitest'
import { alertToken, linkActs, look, pass, sentMessages, Traveller, UNMOVED } from '../../testing/timers.ts'
import { setUpTestApp } from '../../testing/test-app.ts'
import { hurryWithout } from './contacts.queries.ts'

const t = setUpTestApp(undefined, UNMOVED)
const { acknowledge, open, resolve } = linkActs(t)
const traveller = (...names: string[]) => new Traveller(t).join(...names)
const ALL = ['엄마', '지우', '수아']

describe('the ladder', () => {
  it('goes from reminding to all contacts, alerted twice, and is closed after days without an answer', async () => {
    const me = await traveller(...ALL)
    const id = await me.started({ minutes: 60 })
    const seen: [number, string | undefined, string[]][] = []
    let minutes = 0
    for (const at of [49, 50, 60, 74, 75, 84, 85, 95, 200]) {
      await pass(t, at - minutes)
      minutes = at
      seen.push([at, (await me.current())?.stage, await sentMessages(t, id)])
    }
    const first = ['엄마 ALERT OVERDUE_1']
    const others = [...first, '지우 ALERT OVERDUE_2', '수아 ALERT OVERDUE_2']
    const all = [...others, ...ALL.map((name) => `${name} ALERT EXHAUSTED`)]
    expect(seen).toEqual([
      [49, 'ACTIVE', []],
      [50, 'DUE_SOON', []],
      [60, 'GRACE', []],
      [74, 'GRACE', []],
      [75, 'OVERDUE_1', first],
      [84, 'OVERDUE_1', first],
      [85, 'OVERDUE_2', others],
      [95, 'EXHAUSTED', all],
      [200, 'EXHAUSTED', all],
    ])
    const notices = await me.notices()
    expect(notices).toHaveLength(5)
    for (const sentence of notices) expect(sentence).toContain('올레 7코스 걷기')

    await pass(t, TIMER_OPEN_HOURS * 60)
    expect(await me.current()).toBeNull()
    expect((await me.past())[0]).toMatchObject({ checkInId: id, ending: 'CLOSED', fix: null, nextStageAt: null })
    expect((await sentMessages(t, id)).slice(all.length)).toEqual(ALL.map((name) => `${name} ENDED`))
  })

  it('leaves the reminder out that would come at once', async () => {
    const me = await traveller('엄마')
    await me.started({ minutes: 10 })
    await pass(t, 9)
    expect((await me.current())?.stage).toBe('ACTIVE')
    await pass(t, 1)
    expect((await me.current())?.stage).toBe('GRACE')
    expect(await me.notices()).toHaveLength(1)
  })

  it('alerts the same contact again after ten minutes where there is no other', async () => {
    const me = await traveller('엄마')
    const id = await me.started({ minutes: 5, graceMinutes: 5 })
    await pass(t, 10)
    await pass(t, 10)
    expect(await sentMessages(t, id)).toEqual(['엄마 ALERT OVERDUE_1', '엄마 ALERT EXHAUSTED'])
  })

  it('alerts the next at once where mail to the first was refused before', async () => {
    const me = await traveller(...ALL)
    await t.sql(`update trusted_contacts set is_unreachable = true where owner_id = $1 and name = '엄마'`, me.member.id)
    const id = await me.started({ minutes: 5, graceMinutes: 5 })
    await pass(t, 10)
    expect(await sentMessages(t, id)).toEqual(['엄마 ALERT OVERDUE_1', '지우 ALERT OVERDUE_1'])
  })

  it('alerts no one who took back the yes, was taken off the list or blocked, and no one who came later', async () => {
    const me = await traveller(...ALL)
    const friend = await new Traveller(t).join()
    await me.addContact('친구', { memberId: friend.member.id })
    const id = await me.started({ minutes: 5, graceMinutes: 5 })
    await me.addContact('늦은이')
    await t.sql(`update trusted_contacts set status = 'DECLINED' where owner_id = $1 and name = '엄마'`, me.member.id)
    await t.sql(`update trusted_contacts set removed_at = now() where owner_id = $1 and name = '지우'`, me.member.id)
    await t.sql('insert into blocks (blocker_id, blocked_id) values ($1, $2)', me.member.id, friend.member.id)
    await pass(t, 10)
    await pass(t, 10)
    expect(await sentMessages(t, id)).toEqual(['수아 ALERT OVERDUE_1', '수아 ALERT EXHAUSTED'])
  })

  it('says it plainly where there is no one left to be alerted', async () => {
    const me = await traveller('엄마')
    await me.started({ minutes: 5, graceMinutes: 5 })
    await t.sql(`update trusted_contacts set status = 'DECLINED' where owner_id = $1`, me.member.id)
    await pass(t, 10)
    expect((await me.current())?.stage).toBe('EXHAUSTED')
    expect((await me.notices())[0]).toMatch(/알릴 수 있는 신뢰 연락처가 없어요.*112/)
  })
})

describe('after a time without a server', () => {
  it('contacts are alerted at once, without another grace, and hear that it is late', async () => {
    const me = await traveller(...ALL)
    const id = await me.started({ minutes: 60 })
    await pass(t, 180)
    expect(await sentMessages(t, id)).toEqual(['엄마 ALERT OVERDUE_1', '지우 ALERT OVERDUE_2', '수아 ALERT OVERDUE_2'])
    const { rows } = await t.sql(
      'select extract(epoch from created_at - wanted_at)::int / 60 as late from safety_messages where check_in_id = $1 order by id',
      id,
    )
    expect(rows).toEqual([{ late: 105 }, { late: 95 }, { late: 95 }])
    expect(await me.notices()).toHaveLength(1)
    await pass(t, 9)
    expect((await me.current())?.stage).toBe('OVERDUE_2')
    await pass(t, 1)
    expect((await me.current())?.stage).toBe('EXHAUSTED')
  })

  it('a contact who is alerted alone has their ten minutes', async () => {
    const me = await traveller('엄마')
    const id = await me.started({ minutes: 60 })
    await pass(t, 180)
    expect(await sentMessages(t, id)).toEqual(['엄마 ALERT OVERDUE_1'])
    await pass(t, 10)
    expect(await sentMessages(t, id)).toHaveLength(2)
  })

  it('grace that is still under way goes on to its end', async () => {
    const me = await traveller('엄마')
    const id = await me.started({ minutes: 60 })
    await pass(t, 70)
    expect([(await me.current())?.stage, await sentMessages(t, id)]).toEqual(['GRACE', []])
    await pass(t, 5)
    expect(await sentMessages(t, id)).toEqual(['엄마 ALERT OVERDUE_1'])
  })
})

it('many servers that look at once alert each contact once', async () => {
  const me = await traveller(...ALL)
  const id = await me.started({ minutes: 5, graceMinutes: 5 })
  t.clock.advance(20 * 60)
  await Promise.all(Array.from({ length: 6 }, () => look(t)))
  expect(await sentMessages(t, id)).toHaveLength(3)
  expect(await me.notices()).toHaveLength(1)
})

describe('a contact who answers', () => {
  async function alarmed() {
    const me = await traveller(...ALL)
    const id = await me.started({ minutes: 5, graceMinutes: 5 })
    await pass(t, 10)
    await pass(t, 10)
    const tokens = await Promise.all(ALL.map((name) => alertToken(t, id, name)))
    return { me, id, tokens }
  }

  it('is the only one of two at once, and the others and the traveller hear who', async () => {
    const { me, id, tokens } = await alarmed()
    const replies = await Promise.all(tokens.slice(0, 2).map((token) => acknowledge(token)))
    const mine = replies.map(({ result }) => result.isMine)
    expect(new Set(mine)).toEqual(new Set([false, true]))
    const winner = ALL[mine.indexOf(true)]
    for (const { result } of replies) expect(result.acknowledgedBy).toBe(winner)
    const answers = (await sentMessages(t, id)).filter((line) => line.includes('ACKNOWLEDGED'))
    expect(answers).toEqual(ALL.filter((name) => name !== winner).map((name) => `${name} ACKNOWLEDGED`))
    expect((await me.notices())[0]).toContain(`${winner}님이`)
    const current = await me.current()
    expect(current).toMatchObject({ acknowledgedBy: winner, nextStageAt: t.clock.inMinutes(30) })
    expect(current?.contacts.filter(({ acknowledgedAt }) => acknowledgedAt !== null)).toHaveLength(1)
  })

  it('has half an hour; then all are alerted again, and another contact may answer', async () => {
    const { me, id, tokens } = await alarmed()
    await acknowledge(tokens[0]!)
    await pass(t, 29)
    expect((await me.current())?.stage).toBe('OVERDUE_2')
    await pass(t, 1)
    expect((await me.current())?.stage).toBe('EXHAUSTED')
    expect((await sentMessages(t, id)).slice(-3)).toEqual(ALL.map((name) => `${name} ALERT EXHAUSTED`))
    expect((await acknowledge(tokens[1]!)).result).toMatchObject({ isMine: true, acknowledgedBy: '지우' })
    expect((await me.current())?.stage).toBe('OVERDUE_2')
    await pass(t, 30)
    expect((await sentMessages(t, id)).filter((line) => line.endsWith('EXHAUSTED'))).toHaveLength(6)
  })

  it('is waited for although a way to them has failed, and no longer when they take back the yes', async () => {
    const { me, tokens } = await alarmed()
    await acknowledge(tokens[0]!)
    const { rows } = await t.sql(`select id from trusted_contacts where owner_id = $1 and name = '엄마'`, me.member.id)
    const [{ id: contactId }] = rows as [{ id: number }]
    const nextAfter = async (hasTakenBack: boolean) => {
      await hurryWithout(t.database.db, { contactId, hasTakenBack }, t.clock.now().toISOString())
      return (await me.current())?.nextStageAt
    }
    expect(await nextAfter(false)).toBe(t.clock.inMinutes(30))
    expect(await nextAfter(true)).toBe(t.clock.inMinutes(0))
  })

  it('ends it when they have reached the traveller, and the others and the traveller are notified', async () => {
    const { me, id, tokens } = await alarmed()
    await acknowledge(tokens[0]!)
    expect((await resolve(tokens[1]!)).result).toMatchObject({ ending: 'CONTACT_OK', fix: null })
    expect((await sentMessages(t, id)).slice(-2)).toEqual(['엄마 ENDED', '수아 ENDED'])
    expect((await me.read(id)).result).toMatchObject({ stage: 'ENDED', ending: 'CONTACT_OK', acknowledgedBy: null })
    expect((await me.notices())[0]).toBe('지우님이 연락이 닿았다고 알려서 귀가 타이머를 끝냈어요.')
    expect((await acknowledge(tokens[2]!)).result).toMatchObject({ ending: 'CONTACT_OK', isMine: false })
    await pass(t, 60)
    expect((await sentMessages(t, id)).at(-1)).toBe('수아 ENDED')
  })

  it('hears of the end by the traveller, who is safe', async () => {
    const { me, id, tokens } = await alarmed()
    expect((await me.done(id)).result).toMatchObject({ stage: 'ENDED', ending: 'SAFE' })
    expect((await sentMessages(t, id)).slice(-3)).toEqual(ALL.map((name) => `${name} ENDED`))
    expect((await open(tokens[0]!)).result).toMatchObject({ ending: 'SAFE', endedAt: t.clock.inMinutes(0), fix: null })
  })
})

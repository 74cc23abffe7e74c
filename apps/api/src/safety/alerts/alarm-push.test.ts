import { beforeEach, describe, expect, it } from 'vitest'
import { look, Traveller } from '../../testing/timers.ts'
import { contactActs } from '../../testing/contacts.ts'
import { setUpPushApp } from '../../testing/push-app.ts'
import type { Member } from '../../testing/test-app.ts'

const { t, service, subscribed, beQuiet, changeType } = setUpPushApp({
  safetyMessages: { everyMs: 20 },
  timers: { everyMs: 3_600_000 },
})
const { askMember } = contactActs(t)
let friend: Member
let traveller: Traveller

beforeEach(async () => {
  friend = await t.addMember()
  traveller = await new Traveller(t).join()
  await subscribed(friend)
})

const statesTo = async (kind: string) =>
  (
    await t.sql(
      `select m.channel, m.state from safety_messages m join trusted_contacts c on c.id = m.contact_id
       where c.member_id = $1 and m.kind = $2 order by m.channel`,
      friend.id,
      kind,
    )
  ).rows as { channel: string; state: string }[]

describe('an alarm', () => {
  it('is pushed in the language of the contact and listed, at any hour, whatever is switched off', async () => {
    await beQuiet(friend)
    await changeType(friend, 'CHECKIN', false, false)
    await traveller.addContact('친구', { memberId: friend.id })
    await t.sql(`update trusted_contacts set language = 'ja' where member_id = $1`, friend.id)
    const id = await traveller.started({ minutes: 5, graceMinutes: 5 })
    t.clock.advance(11 * 60)
    await look(t)
    await look(t)
    const [pushed] = await service.inbox.has(1)
    expect(pushed!.message).toMatchObject({
      type: 'CHECKIN',
      message: expect.stringContaining('戻る時間を過ぎても') as string,
      resourceType: 'ALERT',
      resourceId: id,
      tag: `alert-${id}`,
    })
    expect(pushed!.headers).toMatchObject({ urgency: 'high' })
    await expect
      .poll(() => statesTo('ALERT'))
      .toEqual([
        { channel: 'APP', state: 'SENT' },
        { channel: 'EMAIL', state: 'SENT' },
      ])
  })
})

describe('an invitation', () => {
  it('keeps to quiet hours', async () => {
    await beQuiet(friend)
    await askMember(traveller.member, friend)
    await expect.poll(() => statesTo('INVITATION')).toMatchObject([{ state: 'QUEUED' }, { state: 'SENT' }])
    expect(service.inbox.items).toEqual([])
    t.clock.advance(51 * 60)
    const [pushed] = await service.inbox.has(1)
    expect(pushed!.message).toMatchObject({ resourceType: 'CONTACT' })
  })

  it('is not pushed to a contact who has switched it off, and not called sent', async () => {
    await changeType(friend, 'CHECKIN', true, false)
    await askMember(traveller.member, friend)
    await expect.poll(() => statesTo('INVITATION')).toMatchObject([{ state: 'NO_DEVICE' }, { state: 'SENT' }])
    expect(service.inbox.items).toEqual([])
  })
})

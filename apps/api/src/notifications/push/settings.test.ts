import type { NotificationSettings } from '@honjeo/contract/push'
import { beforeEach, describe, expect, it } from 'vitest'
import { setUpTestApp, type Member } from '../../testing/test-app.ts'

const t = setUpTestApp()
const PATH = '/api/account/notification-settings'
let me: Member
let other: Member

beforeEach(async () => {
  me = await t.addMember()
  other = await t.addMember()
})

const settings = async (as: Member) => (await t.call<NotificationSettings>(PATH, {}, as)).result
const change = (as: Member, body: unknown) => t.call<NotificationSettings>(PATH, { method: 'PUT', body }, as)

describe('notification settings', () => {
  it('are at first everything at any time, and nothing by mail', async () => {
    const { types, quiet } = await settings(me)
    expect(Object.values(types)).toEqual(Object.values(types).map(() => ({ inApp: true, push: true, email: false })))
    expect(quiet).toBeNull()
  })

  it('are one’s own, whole, and replaced at once', async () => {
    const before = await settings(me)
    const wanted = {
      types: {
        ...before.types,
        COMMENT: { inApp: true, push: false, email: true },
        SCRAP: { inApp: false, push: false, email: false },
      },
      quiet: { from: 1320, to: 420 },
      language: 'ja',
    }
    expect(await change(me, wanted)).toMatchObject({ status: 200, result: wanted })
    expect(await settings(me)).toEqual(wanted)
    expect(await settings(other)).toEqual(before)
    await change(me, before)
    expect(await settings(me)).toEqual(before)
    expect(await change(me, { quiet: null })).toMatchObject({ status: 400, code: 'COMMON400' })
    expect(await change(me, { ...before, quiet: { from: -1, to: 1440 } })).toMatchObject({ status: 400 })
  })

  it('are one whole of several that come at once', async () => {
    const { types } = await settings(me)
    const wanted = Array.from({ length: 6 }, (_, n) => ({
      types: {
        ...types,
        COMMENT: { inApp: false, push: n % 2 === 0, email: n % 2 === 0 },
        SCRAP: { inApp: n % 2 === 0, push: false, email: n % 2 === 1 },
      },
      quiet: { from: n, to: n + 60 },
      language: 'ko',
    }))
    const replies = await Promise.all(wanted.map((each) => change(me, each)))
    expect(replies.map(({ status }) => status)).toEqual(wanted.map(() => 200))
    expect(wanted).toContainEqual(await settings(me))
  })

  it('keep what is mailed where the app of before says nothing of it', async () => {
    const { types, quiet } = await settings(me)
    await change(me, { types: { ...types, CHAT: { inApp: true, push: true, email: true } }, quiet, language: 'zh' })
    const before = Object.fromEntries(Object.keys(types).map((type) => [type, { inApp: true, push: false }]))
    expect(await change(me, { types: before, quiet })).toMatchObject({
      status: 200,
      result: { types: { CHAT: { inApp: true, push: false, email: true }, SCRAP: { email: false } }, language: 'zh' },
    })
  })
})

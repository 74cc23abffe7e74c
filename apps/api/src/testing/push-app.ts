import type { NotificationSettings } from '@honjeo/contract/push'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { Community } from './community.ts'
import type { PushBrowser } from './push-browser.ts'
import { PushService } from './push-service.ts'
import { TestApp, type Member, type TestAppOptions } from './test-app.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

const SETTINGS = '/api/account/notification-settings'

/** A server that pushes, for the tests of one file, with the service it pushes by. */
export function setUpPushApp(options: TestAppOptions = {}) {
  const t = new TestApp()
  const service = new PushService()
  const board = new Community(t)
  let testDatabase: TestDatabase

  beforeAll(async () => {
    testDatabase = await createTestDatabase()
    await service.start()
    await t.open(testDatabase.connection, { ...options, push: service.settings })
    // The server's clock says what is due, which does not move here while that of the database goes on.
    t.clock.advance(600)
  })
  beforeEach(() => service.forget())
  afterAll(async () => {
    await t.close()
    await service.stop()
    await testDatabase.drop()
  })

  const subscribe = (as: Member, { draft }: Pick<PushBrowser, 'draft'>) =>
    t.call('/api/push-subscriptions', { method: 'POST', body: draft }, as)
  const settings = async (as: Member) => (await t.call<NotificationSettings>(SETTINGS, {}, as)).result
  const change = async (as: Member, changes: Partial<NotificationSettings>) => {
    const body = { ...(await settings(as)), ...changes }
    return t.call<NotificationSettings>(SETTINGS, { method: 'PUT', body }, as)
  }

  return {
    t,
    service,
    board,
    subscribe,
    /** Opens one more server of the same community, at the same time. */
    async openAnother(): Promise<TestApp> {
      const another = new TestApp()
      await another.open(testDatabase.connection, { push: service.settings })
      another.clock.advance((t.clock.now().getTime() - another.clock.now().getTime()) / 1000)
      return another
    },
    async subscribed(as: Member): Promise<PushBrowser> {
      const browser = service.browser()
      expect(await subscribe(as, browser)).toMatchObject({ status: 201, result: null })
      return browser
    },
    trial: (as: Member) => t.call<{ devices: number } | null>('/api/push-subscriptions/test', { method: 'POST' }, as),
    /** Sets one type otherwise than all others. */
    changeType: async (as: Member, type: keyof NotificationSettings['types'], inApp: boolean, push: boolean) =>
      change(as, { types: { ...(await settings(as)).types, [type]: { inApp, push, email: false } } }),
    /** Sets hours that are quiet for ten minutes already, and for 50 more. */
    beQuiet(as: Member) {
      const minute = (Math.floor(t.clock.now().getTime() / 60_000) + 540) % 1440
      return change(as, { quiet: { from: (minute + 1430) % 1440, to: (minute + 50) % 1440 } })
    },
    /** A comment on a new post of the first. */
    commentOn: async (whose: Member, by: Member) => board.addComment(by, await board.addPost(whose)),
    /** Resolves when all that was due has been claimed and settled. */
    async nothingIsDue() {
      const leaseEnd = new Date(t.clock.now().getTime() + 60_000).toISOString()
      const due = async () => (await t.sql('select from notifications where push_at <= $1', leaseEnd)).rowCount
      await expect.poll(due).toBe(0)
    },
  }
}

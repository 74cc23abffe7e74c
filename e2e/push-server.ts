import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { PushBrowser } from '../apps/api/src/testing/push-browser.ts'
import { PUSH_CERTIFICATE } from '../apps/api/src/testing/push-certificate.ts'
import { PushService } from '../apps/api/src/testing/push-service.ts'
import { test as base } from './fixtures.ts'
import { runServer, type RunningServer } from './run-server.ts'

/** A push service of this computer, and a server that pushes by it as by those of the browsers: over TLS, encrypted, signed. */
export const test = base.extend<object, { service: PushService; server: RunningServer }>({
  service: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const service = new PushService()
      await service.start()
      await use(service)
      await service.stop()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ service }, use, { workerIndex }) => {
      const folder = mkdtempSync(join(tmpdir(), 'honjeo-push-'))
      const certificate = join(folder, 'certificate.pem')
      writeFileSync(certificate, PUSH_CERTIFICATE)
      const server = await runServer({
        name: `server-push-${workerIndex}`,
        env: { PUSH_SERVICES: service.host, NODE_EXTRA_CA_CERTS: certificate },
      })
      await use(server)
      await server.stop()
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.baseUrl),
})

/** The one step that no test can take: to be subscribed, a browser has to reach the service of its maker. */
export const subscribeAs = (page: Page, { draft }: PushBrowser) =>
  page.addInitScript((json) => {
    let current: PushSubscription | null = null
    const subscription = {
      endpoint: json.endpoint,
      toJSON: () => json,
      unsubscribe: () => {
        current = null
        return Promise.resolve(true)
      },
    } as unknown as PushSubscription
    PushManager.prototype.subscribe = () => Promise.resolve((current = subscription))
    PushManager.prototype.getSubscription = () => Promise.resolve(current)
  }, draft)

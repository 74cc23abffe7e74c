import type { Page } from '@playwright/test'
import { isOfNetwork } from './chat.ts'
import { startCuttingProxy, type CuttingProxy } from './cutting-proxy.ts'
import { startDeployingProxy, type DeployingProxy } from './deploying-proxy.ts'
import { expect, test as base } from './fixtures.ts'

/**
 * What is not on the device: a file of a screen, a letter's part of the font, for which the system's own is used, or a
 * picture of the screen before that was still on its way.
 */
const isOfFile = (complaint: string) => /net::ERR_FAILED .+\/(?:assets|covers)\//.test(complaint)

/** With service workers allowed (`test.use`), for phones whose network goes away. */
export const test = base.extend<{ network: CuttingProxy; site: DeployingProxy }>({
  complaints: async ({ complaints }, use) => {
    await use(complaints)
    complaints.splice(0, complaints.length, ...complaints.filter((each) => !isOfNetwork(each) && !isOfFile(each)))
  },
  network: async ({ baseURL }, use) => {
    const proxy = await startCuttingProxy(baseURL ?? '')
    await use(proxy)
    await proxy.close()
  },
  site: async ({ baseURL }, use) => {
    const proxy = await startDeployingProxy(baseURL ?? '')
    await use(proxy)
    proxy.close()
  },
})

/** Until the worker of a page that is open has fetched all that it fetches ahead. */
export const waitForWorker = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (active?.state !== 'activated') await new Promise((done) => active?.addEventListener('statechange', done))
  })

/** Browsers look for a new worker by themselves, when a page is opened or after a while. Until it has what it needs, if there is one. */
export const fetchNewWorker = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
    const { installing } = registration
    if (installing) await new Promise((done) => installing.addEventListener('statechange', done, { once: true }))
  })

/** Opens an address, and waits until the app is on the device, for a member with what it loads last of all. */
export async function openAndKeep(page: Page, address: string): Promise<void> {
  const isLive = page.waitForEvent('websocket').catch(() => undefined)
  await page.goto(address)
  if (await page.evaluate(() => localStorage.getItem('accessToken') !== null)) await isLive
  await waitForWorker(page)
}

interface KeptRow {
  userId: number
}

/** What the device keeps in one store of its database. */
export const keptRows = <Row extends KeptRow>(page: Page, store: string): Promise<Row[]> =>
  page.evaluate(async (name) => {
    const opening = indexedDB.open('honjeo')
    await new Promise((done) => opening.addEventListener('success', done))
    const rows = opening.result.transaction(name).objectStore(name).getAll()
    await new Promise((done) => rows.addEventListener('success', done))
    opening.result.close()
    return rows.result as Row[]
  }, store)

/** The rows of a list, such as that of the saved places. */
export async function expectListKept(page: Page, list: string): Promise<void> {
  await expect
    .poll(async () => (await keptRows<KeptRow & { list: string }>(page, 'lists')).map((row) => row.list))
    .toContain(list)
}

export { expect }

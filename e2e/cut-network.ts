import { startCuttingProxy, type CuttingProxy } from './cutting-proxy.ts'
import { test as base } from './fixtures.ts'

/** For pages that find the app at `network.origin`. */
export const test = base.extend<{ network: CuttingProxy }>({
  network: [
    async ({ baseURL }, use) => {
      const proxy = await startCuttingProxy(baseURL ?? '')
      await use(proxy)
      await proxy.close()
    },
    // Set up before the phones, it is there as long as they are.
    { auto: true },
  ],
})

import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'

interface Undo {
  dispose(): Promise<void>
}

/** What a call changes until the object that it returns is disposed of. */
const DISPOSED = ['addInitScript', 'route', 'exposeFunction', 'exposeBinding']

/** What a call changes, and the call that changes it back. */
const RESET: Record<string, (phone: KeptPhone) => Promise<void>> = {
  setOffline: ({ context }) => context.setOffline(false),
  grantPermissions: ({ context }) => context.clearPermissions(),
  setGeolocation: ({ context }) => context.setGeolocation(null),
  setViewportSize: ({ page, size }) => page.setViewportSize(size),
  emulateMedia: ({ page }) =>
    page.emulateMedia({ media: null, colorScheme: null, contrast: null, forcedColors: null, reducedMotion: 'reduce' }),
}

/** What nothing changes back. */
const LASTING = ['newCDPSession', 'routeWebSocket', 'routeFromHAR', 'setExtraHTTPHeaders', 'setDefaultTimeout']

const HEARD = [
  'console',
  'dialog',
  'download',
  'framenavigated',
  'load',
  'page',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
  'websocket',
]

/**
 * A phone that a worker keeps for its next test. A browser context of a test's own starts a process and compiles the app
 * there, which takes four times as long as a screen in one that has done so.
 */
export class KeptPhone {
  readonly context: BrowserContext
  readonly page: Page
  readonly size: { width: number; height: number }
  #undos: Undo[] = []
  #resets = new Set<string>()
  #isSpoilt = false

  private constructor(context: BrowserContext, page: Page) {
    this.context = context
    this.page = page
    this.size = page.viewportSize()!
    this.#watch(context)
    this.#watch(page)
  }

  static async open(browser: Browser, options?: BrowserContextOptions): Promise<KeptPhone> {
    const context = await browser.newContext(options)
    return new KeptPhone(context, await context.newPage())
  }

  /** Notes what a test changes. */
  #watch(target: BrowserContext | Page) {
    const methods = target as unknown as Record<string, (...args: unknown[]) => unknown>
    const note = (name: string, act: (result: unknown) => void) => {
      const method = methods[name]?.bind(target)
      if (method === undefined) return
      methods[name] = (...args) => {
        const result = method(...args)
        act(result)
        return result
      }
    }
    for (const name of DISPOSED) {
      note(name, (result) => {
        const spoil = () => (this.#isSpoilt = true)
        ;(result as Promise<Undo>).then((undo) => this.#undos.push(undo), spoil)
      })
    }
    for (const name of Object.keys(RESET)) note(name, () => this.#resets.add(name))
    for (const name of LASTING) note(name, () => (this.#isSpoilt = true))
    const { clock } = target
    Object.defineProperty(target, 'clock', {
      get: () => {
        this.#isSpoilt = true
        return clock
      },
    })
  }

  /** Makes it a phone that has never been used, or returns false where it cannot. */
  async clear(origin: string): Promise<boolean> {
    const { context, page } = this
    if (this.#isSpoilt || page.isClosed()) return false
    for (const event of HEARD) {
      page.removeAllListeners(event)
      context.removeAllListeners(event)
    }
    await Promise.all(context.pages().flatMap((other) => (other === page ? [] : other.close())))
    await Promise.all(this.#undos.splice(0).map((undo) => undo.dispose()))
    for (const name of this.#resets) await RESET[name]?.(this)
    this.#resets.clear()
    await page.mouse.up()
    await page.mouse.move(0, 0)
    // Another server's address would end its process.
    await page.goto(`${origin}/livez`)
    await context.clearCookies()
    await page.evaluate(async () => {
      localStorage.clear()
      sessionStorage.clear()
      for (const { name = '' } of await indexedDB.databases()) {
        await new Promise((resolve, reject) => {
          const deletion = indexedDB.deleteDatabase(name)
          deletion.addEventListener('success', resolve)
          deletion.addEventListener('error', reject)
          deletion.addEventListener('blocked', reject)
        })
      }
      for (const name of await caches.keys()) await caches.delete(name)
    })
    return true
  }
}

/** More would be memory that no test uses at the same time. */
const KEPT_MAX = 3

/** All phones of a worker. */
class Phones {
  #free: KeptPhone[] = []
  #taken: KeptPhone[] = []
  /** Whether the phones of this test are as all tests have them. */
  isUsual = true

  /** With options, one that is closed with the test. */
  async take(browser: Browser, options?: BrowserContextOptions): Promise<KeptPhone> {
    if (options !== undefined) return KeptPhone.open(browser, options)
    const phone = (this.isUsual ? this.#free.pop() : undefined) ?? (await KeptPhone.open(browser))
    this.#taken.push(phone)
    return phone
  }

  /** Ends what the test has open, but for the phones that are as good as new. */
  async giveBack(browser: Browser, origin: string): Promise<void> {
    for (const phone of this.#taken.splice(0)) {
      const isKept = this.isUsual && this.#free.length < KEPT_MAX && (await phone.clear(origin).catch(() => false))
      if (isKept) this.#free.push(phone)
    }
    const kept = new Set(this.#free.map(({ context }) => context))
    await Promise.all(browser.contexts().flatMap((context) => (kept.has(context) ? [] : context.close())))
  }
}

/** The phones of this worker, which is a process of its own. */
export const phones = new Phones()

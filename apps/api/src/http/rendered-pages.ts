import { hash } from 'node:crypto'
import fp from 'fastify-plugin'
import { LRUCache } from 'lru-cache'

/** What strangers see of a page may be so old where another server changed it; what this one changes is rendered again. */
const KEPT_MS = 10_000
const KEPT_PAGES = 300
const CHANGES_PAGES = /^\/api\/(?:account|admin|chatrooms|community|mypage|plans|reports|reviews|tourist-spots)(?:\/|$)/

/** A page as it is sent: encoded and hashed once, which for a long list takes longer than all else of sending it. */
export interface RenderedBytes {
  bytes: Buffer
  etag: string
}

export interface RenderedPages {
  get(key: string): RenderedBytes | undefined
  /** Returns what `render` makes, and keeps it unless something was written meanwhile. */
  keep(key: string, render: () => Promise<string | undefined>): Promise<RenderedBytes | undefined>
}

function toBytes(html: string): RenderedBytes {
  const bytes = Buffer.from(html)
  return { bytes, etag: `W/"${hash('sha1', bytes, 'base64')}"` }
}

/** Keeps the pages that were rendered for strangers, by what each is rendered for, until something is written. */
export const renderedPagesPlugin = fp(async (app) => {
  const pages = new LRUCache<string, RenderedBytes>({ max: KEPT_PAGES, ttl: KEPT_MS })
  let writes = 0
  app.decorate('renderedPages', {
    get: (key) => pages.get(key),
    async keep(key, render) {
      const writesBefore = writes
      const html = await render()
      const page = html === undefined ? undefined : toBytes(html)
      if (page !== undefined && writes === writesBefore) pages.set(key, page)
      return page
    },
  })
  // Pages are cleared before the answer is out, so that who reads it finds what they wrote.
  app.addHook('onSend', async ({ method, routeOptions }) => {
    if (method === 'GET' || !CHANGES_PAGES.test(routeOptions.url ?? '')) return
    writes++
    pages.clear()
  })
})

declare module 'fastify' {
  interface FastifyInstance {
    renderedPages: RenderedPages
  }
}

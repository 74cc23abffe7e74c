import type { FastifyPluginAsync } from 'fastify'
import { originOf } from '../lib/origin-of.ts'
import { sendPage } from '../http/static-web.ts'
import { fillHead } from './fill-head.ts'
import { pageHeads } from './page-heads.ts'

export interface PageHeadOptions {
  pageAt(path: string): string
  publicUrl: string | null
}

/** Serves the pages that people share with what the preview of a link needs: crawlers run no JavaScript. */
export const pageHeadPlugin: FastifyPluginAsync<PageHeadOptions> = async (app, { pageAt, publicUrl }) => {
  for (const { path, find, asksDatabase } of pageHeads) {
    app.get<{ Params: Record<string, string> }>(
      path,
      {
        schema: { hide: true },
        exposeHeadRoute: true,
        config: asksDatabase ? { asksDatabase: 'or does without' } : {},
      },
      async (request, reply) => {
        const page = pageAt(request.url)
        // People see the app in any case, which loads the content itself.
        if (request.isDatabaseSpared) return sendPage(reply, page)
        try {
          const head = await find(app.db, request.params)
          if (head) {
            const html = fillHead(page, head, originOf(request, publicUrl))
            if (!head.isKey) return sendPage(reply, html)
            return sendPage(reply.header('referrer-policy', 'no-referrer'), html, 'no-store')
          }
        } catch (error) {
          // The app itself shows people what is wrong, and goes on by itself when it is over.
          request.log.error({ err: error }, 'a page is served without its head')
          return sendPage(reply, page)
        }
        // The same page, which says so in words; the status is for crawlers.
        return sendPage(reply.code(404), page)
      },
    )
  }
}

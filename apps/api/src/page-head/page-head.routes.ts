import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { originOf } from '../lib/origin-of.ts'
import { type BuiltWeb, sendPage } from '../http/static-web.ts'
import { fillHead, type PageHead } from './fill-head.ts'
import { pageHeads } from './page-heads.ts'
import { fillPage, loadPageRenderer } from './page-renderer.ts'

export interface PageHeadOptions {
  web: BuiltWeb
  publicUrl: string | null
}

/** An address that is longer is not one of ours. */
const URL_MAX = 200

/**
 * Serves the pages that people share: with what the preview of a link needs, for crawlers run no JavaScript, and with their
 * content, which is there before the app is. A page is rendered as a visitor sees it, and for all of them.
 */
export const pageHeadPlugin: FastifyPluginAsync<PageHeadOptions> = async (app, { web, publicUrl }) => {
  const renderer = await loadPageRenderer(web.dir)
  const { renderedPages } = app

  /** By what a page is kept that is rendered for this request; undefined where it is not one of those. */
  function keyOf(request: FastifyRequest, locale: string): string | undefined {
    const { url, routeOptions } = request
    const isRendered = renderer?.paths.includes(routeOptions.url ?? '') && url.length <= URL_MAX
    return isRendered ? `${locale} ${originOf(request, publicUrl)}${url}` : undefined
  }

  const addressOf = (request: FastifyRequest) => ({
    origin: originOf(request, publicUrl),
    ...(renderer?.paths.includes(request.routeOptions.url ?? '')
      ? { locales: renderer.locales, lang: renderer.askedLocale(request) }
      : {}),
  })

  /** Rejects where the page cannot be rendered. */
  async function render(request: FastifyRequest, head: PageHead, locale: string): Promise<string | undefined> {
    const { url, ip: remoteAddress, host } = request
    const rendered = await renderer?.render({
      url,
      locale,
      async ask(path) {
        const headers = { host, accept: 'application/json' }
        const { statusCode: status, payload: body } = await app.inject({ url: path, headers, remoteAddress })
        return { status, body }
      },
    })
    if (rendered === undefined) return undefined
    return fillPage(fillHead(web.renderedPageAt(url), head, addressOf(request)), rendered, locale)
  }

  for (const { path, find, asksDatabase } of pageHeads) {
    app.get<{ Params: Record<string, string> }>(
      path,
      {
        schema: { hide: true },
        exposeHeadRoute: true,
        config: asksDatabase ? { asksDatabase: 'or does without' } : {},
      },
      async (request, reply) => {
        const locale = renderer?.localeFor(request) ?? ''
        const key = keyOf(request, locale)
        if (key !== undefined) reply.header('vary', 'Accept-Language')
        const known = key === undefined ? undefined : renderedPages.get(key)
        if (known !== undefined) return sendPage(reply, known)
        const page = web.pageAt(request.url)
        // People see the app in any case, which loads the content itself.
        if (request.isDatabaseSpared) return sendPage(reply, page)
        let html: string
        let isKey = false
        try {
          const head = await find(app.db, request.params)
          // The same page, which says so in words; the status is for crawlers.
          if (head === undefined) return sendPage(reply.code(404), page)
          html = fillHead(page, head, addressOf(request))
          isKey = head.isKey ?? false
          const rendered = key === undefined ? undefined : await render(request, head, locale)
          if (key !== undefined && rendered !== undefined) renderedPages.set(key, (html = rendered))
        } catch (error) {
          // The app itself shows people what is wrong, and goes on by itself when it is over.
          request.log.error({ err: error }, 'a page is served without its head')
          return sendPage(reply, page)
        }
        if (!isKey) return sendPage(reply, html)
        return sendPage(reply.header('referrer-policy', 'no-referrer'), html, 'no-store')
      },
    )
  }
}

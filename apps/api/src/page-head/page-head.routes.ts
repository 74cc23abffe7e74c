import type { Language } from '@honjeo/contract/values/enums'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { originOf } from '../lib/origin-of.ts'
import { askedLanguage, pageLanguage } from '../http/accepted-language.ts'
import { type BuiltWeb, sendPage } from '../http/static-web.ts'
import { fillHead } from './fill-head.ts'
import { pageHeads, type PageHeadSource } from './page-heads.ts'
import { fillPage, loadPageRenderer } from './page-renderer.ts'

export interface PageHeadOptions {
  web: BuiltWeb
  publicUrl: string | null
  /** Whether so many pages at most are rendered. */
  isLimited: boolean
}

/**
 * Serves the pages that people share: with what the preview of a link needs, for crawlers run no JavaScript, and with their
 * content, which is there before the app is. A page is rendered as a visitor sees it, and for all of them.
 */
export const pageHeadPlugin: FastifyPluginAsync<PageHeadOptions> = async (app, { web, publicUrl, isLimited }) => {
  const renderer = await loadPageRenderer(web.dir, { isLimited })
  const { renderedPages } = app

  const addressOf = (request: FastifyRequest, locale: Language) => ({
    origin: originOf(request, publicUrl),
    lang: askedLanguage(request),
    locale,
  })

  /** Returns undefined where the page is served without its content. Rejects where it cannot be rendered. */
  async function render(
    request: FastifyRequest<{ Params: Record<string, string> }>,
    { find, ofContent }: PageHeadSource,
    url: string,
    locale: Language,
  ) {
    const { ip: remoteAddress, host, params } = request
    let isRefused = false
    try {
      const rendered = await renderer?.render(request, {
        url,
        locale,
        async ask(path) {
          const headers = { host, accept: 'application/json' }
          const { statusCode: status, payload: body } = await app.inject({ url: path, headers, remoteAddress })
          isRefused ||= status >= 400
          return { status, body }
        },
      })
      if (rendered === undefined) return undefined
      const head = ofContent ? ofContent(rendered.content, params) : await find(app.db, params)
      if (head === undefined) return undefined
      const address = { ...addressOf(request, locale), words: rendered.words }
      return fillPage(fillHead(web.renderedPageAt(url, locale), head, address), rendered)
    } catch (error) {
      // The log has it from the call that was refused: the visitor asks for too much, or the content has just gone.
      if (isRefused) return undefined
      throw error
    }
  }

  for (const source of pageHeads) {
    const { path, find, asksDatabase } = source
    app.get<{ Params: Record<string, string> }>(
      path,
      {
        schema: { hide: true },
        exposeHeadRoute: true,
        config: asksDatabase ? { asksDatabase: 'or does without' } : {},
      },
      async (request, reply) => {
        const locale = pageLanguage(request)
        const url = renderer?.paths.includes(path) ? renderer.addressOf(request) : undefined
        const key = url && `${locale} ${askedLanguage(request) ?? ''} ${originOf(request, publicUrl)}${url}`
        reply.header('vary', 'Accept-Language')
        const known = key === undefined ? undefined : renderedPages.get(key)
        if (known !== undefined) return sendPage(reply.header('etag', known.etag), known.bytes)
        const page = web.pageAt(request.url, locale)
        // People see the app in any case, which loads the content itself.
        if (request.isDatabaseSpared) return sendPage(reply, page)
        let html: string
        let isKey = false
        try {
          const isNamed = source.isNamed?.(request.params) ?? true
          const rendered =
            url && key && isNamed
              ? await renderedPages.keep(key, () => render(request, source, url, locale))
              : undefined
          if (rendered !== undefined) return sendPage(reply.header('etag', rendered.etag), rendered.bytes)
          const head = await find(app.db, request.params)
          // The page is the same, and says so in words; the status is for crawlers.
          if (head === undefined) return sendPage(reply.code(404), page)
          isKey = head.isKey ?? false
          html = fillHead(page, head, addressOf(request, locale))
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

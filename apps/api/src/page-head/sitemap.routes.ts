import type { FastifyPluginAsync } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Db } from '../db/client.ts'
import { escapeHtml } from '../lib/escape-html.ts'
import { originOf } from '../lib/origin-of.ts'
import { listNoticeIds, listPlaceIds, listPostIds } from './page-head.queries.ts'

/** A file may hold 50,000 addresses (sitemaps.org); ours are put together in a few milliseconds. */
const ADDRESSES_MAX = 2000
/** What a file may grow to until the list of files is made again. */
const FILE_MAX = 5 * ADDRESSES_MAX
/** New pages are found by links long before; the list of files reads all ids, and so is made once in this time. */
const LIST_KEPT_MS = 3_600_000

/** What strangers may read. Rooms and members are in no list for search engines, nor are plans, which have a link as their key. */
const KINDS: Readonly<
  Record<string, { path: string; listIds: (db: Db, after: number, limit: number) => Promise<number[]> }>
> = {
  places: { path: '/search-detail/', listIds: listPlaceIds },
  posts: { path: '/community/', listIds: listPostIds },
  notices: { path: '/notices/', listIds: listNoticeIds },
}

const PAGES = ['/', '/search', '/community', '/notices', '/install']

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const locations = (tag: string, urls: readonly string[]) =>
  urls.map((url) => `<${tag}><loc>${escapeHtml(url)}</loc></${tag}>`).join('\n')
const urlSet = (urls: readonly string[]) =>
  `${XML}<urlset xmlns="${NAMESPACE}">\n${locations('url', urls)}\n</urlset>\n`

/** Serves `/robots.txt`, and the list of all pages that a search engine may show. */
export const sitemapPlugin: FastifyPluginAsync<{ publicUrl: string | null }> = async (app, { publicUrl }) => {
  app.get('/robots.txt', { schema: { hide: true } }, (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, no-cache')
      .send(`User-agent: *\nDisallow: /api/\nDisallow: /admin\nSitemap: ${originOf(request, publicUrl)}/sitemap.xml\n`),
  )

  const config = { asksDatabase: 'or is sent away' } as const
  const xml = 'application/xml; charset=utf-8'

  const lists = new LRUCache<'files', string[]>({ max: 1, ttl: LIST_KEPT_MS, fetchMethod: listFiles })

  async function listFiles(): Promise<string[]> {
    const files = ['pages']
    for (const [kind, { listIds }] of Object.entries(KINDS)) {
      let after = 0
      for (let count = ADDRESSES_MAX; count === ADDRESSES_MAX;) {
        const ids = await listIds(app.db, after, ADDRESSES_MAX)
        const last = ids.at(-1)
        // What is written later may belong between: a file has all from one number to another, however many these have become.
        if (last !== undefined) files.push(`${kind}-${after}${ids.length === ADDRESSES_MAX ? `-${last}` : ''}`)
        after = last ?? after
        count = ids.length
      }
    }
    return files
  }

  app.get('/sitemap.xml', { schema: { hide: true }, config }, async (request, reply) => {
    const origin = originOf(request, publicUrl)
    const files = ((await lists.fetch('files')) ?? []).map((file) => `${origin}/sitemap/${file}.xml`)
    const index = `${XML}<sitemapindex xmlns="${NAMESPACE}">\n${locations('sitemap', files)}\n</sitemapindex>\n`
    return reply.type(xml).header('cache-control', 'public, no-cache').send(index)
  })

  app.get<{ Params: { file: string } }>(
    '/sitemap/:file',
    { schema: { hide: true }, config },
    async (request, reply) => {
      const origin = originOf(request, publicUrl)
      const { file } = request.params
      const [, name = '', after, last] = /^([a-z]+)(?:-(\d{1,15})(?:-(\d{1,15}))?)?\.xml$/.exec(file) ?? []
      const kind = after === undefined ? undefined : KINDS[name]
      if (file !== 'pages.xml' && !kind) return reply.callNotFound()
      const paths = kind
        ? (await kind.listIds(app.db, Number(after), FILE_MAX))
            .filter((id) => last === undefined || id <= Number(last))
            .map((id) => kind.path + id)
        : PAGES
      return reply
        .type(xml)
        .header('cache-control', 'public, no-cache')
        .send(urlSet(paths.map((path) => origin + path)))
    },
  )
}

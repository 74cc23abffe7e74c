import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageRendererModule, PageToRender, RenderedPage } from '@honjeo/contract/rendered-page'
import type { Rate } from '@honjeo/contract/values/request-limits'
import type { FastifyRequest } from 'fastify'
import { TokenBuckets } from '@honjeo/resilience/token-buckets'
import { inScript } from './fill-head.ts'

/** How many wait to be rendered, each for some milliseconds; a page that comes when more do is the app's empty one. */
const WAITING_MAX = 16
const TIME_LIMIT_MS = 2000

export interface PageRenderer {
  paths: readonly string[]
  /** Returns the address by which the page of this request is rendered and cached; undefined where it is not rendered. */
  addressOf(request: FastifyRequest): string | undefined
  /** Returns undefined where the page is to be sent without content, as when the server has too much to do. */
  render(request: FastifyRequest, page: Omit<PageToRender, 'now'>): Promise<RenderedPage | undefined>
}

/** A page takes some 4 ms of processor: all of them a fifth of a core in the long run, and no address half of that. */
const OF_ALL: Rate = { perSecond: 50, burst: 100 }
const OF_ADDRESS: Rate = { perSecond: 20, burst: 60 }
/** An address that is longer is not one of ours. */
const URL_MAX = 200

/** Loads what the build of the web left beside its pages; null where it left nothing. `now` is of a clock in milliseconds. */
export async function loadPageRenderer(
  webDir: string,
  { isLimited = true, now = () => performance.now() }: { isLimited?: boolean; now?: () => number } = {},
): Promise<PageRenderer | null> {
  const file = join(webDir, '../dist-server/entry-server.js')
  if (!existsSync(file)) return null
  const { addressOf, paths, renderPage } = (await import(pathToFileURL(file).href)) as PageRendererModule
  const ofAll = new TokenBuckets<'all'>(OF_ALL)
  const ofAddress = new TokenBuckets<string>(OF_ADDRESS)
  let waiting = 0

  const mayRender = ({ addressKey }: FastifyRequest) =>
    waiting < WAITING_MAX && (!isLimited || (ofAddress.take(addressKey, now()) && ofAll.take('all', now())))

  return {
    paths,
    addressOf: ({ url }) => (url.length > URL_MAX ? undefined : addressOf(url)),
    async render(request, page) {
      if (!mayRender(request)) return undefined
      waiting++
      let timer: NodeJS.Timeout | undefined
      const tooLong = new Promise<undefined>((resolve) => {
        timer = setTimeout(() => resolve(undefined), TIME_LIMIT_MS)
      })
      const rendering = renderPage({ ...page, now: Date.now() }).finally(() => waiting--)
      try {
        return await Promise.race([rendering, tooLong])
      } finally {
        clearTimeout(timer)
        rendering.catch(() => undefined)
      }
    },
  }
}

/** The app's page holds its logo in here until the app has started; Vite leaves this line as we wrote it. */
const ROOT = '<div id="root">'
const ROOT_END = '</div>'

/**
 * The app's page with what was rendered in its root, and the answers that it was rendered of. The logo is kept in a template, for a member from
 * whom the page is hidden until it is their own.
 */
export function fillPage(page: string, { html, links, data }: RenderedPage): string {
  const start = page.indexOf(ROOT)
  const end = page.indexOf(ROOT_END, start) + ROOT_END.length
  const logo = page.slice(start + ROOT.length, end - ROOT_END.length).trim()
  const script = `<script type="application/json" id="page-data">${inScript(data)}</script>`
  const root = `<template id="logo">${logo}</template>${ROOT}${html}</div>\n    ${script}`
  const before = page.slice(0, start).replace('</head>', () => `${links}</head>`)
  return before + root + page.slice(end)
}

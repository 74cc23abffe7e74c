// First, since the others look for what the device keeps.
import './keep-nothing.ts'
import { AsyncLocalStorage } from 'node:async_hooks'
import type { PageData, PageRendererModule, PageToRender } from '@honjeo/contract/rendered-page'
import { i18n, type Messages } from '@lingui/core'
import { QueryClient } from '@tanstack/react-query'
import { Writable } from 'node:stream'
import { type ReactNode, StrictMode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { type DataRouter, matchPath, type RouteObject, UNSAFE_createMemoryHistory } from 'react-router'
import { App } from '#app/app.tsx'
import { routes } from '#app/router.tsx'
import { createScreenRouter } from '#app/screen-router.ts'
import { untilOpened } from '#app/take-over-page.ts'
import { commentsQuery, postQuery } from '#features/community/community.api.ts'
import { noticeQuery } from '#features/notices/notices.api.ts'
import { NO_FILTERS, parsePlaceFilters, withPlaceFilters } from '#features/places/place-filters.ts'
import { placeQuery, placesQuery } from '#features/places/places.api.ts'
import { sharedPlanQuery } from '#features/plans/plans.api.ts'
import { endDrawnPage, startDrawnPage } from '#lib/page/rendering.ts'
import { answerCallsBy } from '#lib/server/http.ts'
import { LOCALES, SOURCE_LOCALE } from '#lib/text/locales.ts'

interface Address {
  params: Readonly<Record<string, string | undefined>>
  search: URLSearchParams
}

/** Parts of an address that no screen looks at: the language, which is known by then, and what others put behind links. */
const IGNORED = /^(?:lang|utm_\w+|fbclid|gclid)$/

/** What a page shows first; without it there is nothing to render. */
const PAGES: Readonly<Record<string, (client: QueryClient, address: Address) => Promise<unknown>>> = {
  '/search'(client, { search }) {
    const filters = parsePlaceFilters(search)
    // Only the device knows what is near.
    const sort = filters.sort === 'DISTANCE' ? 'RECOMMENDED' : filters.sort
    return client.fetchInfiniteQuery(placesQuery({ ...filters, sort }, undefined))
  },
  '/search-detail/:placeId': (client, { params }) => client.fetchQuery(placeQuery(Number(params['placeId']))),
  '/community/:postId'(client, { params }) {
    const postId = Number(params['postId'])
    return Promise.all([client.fetchQuery(postQuery(postId)), client.fetchInfiniteQuery(commentsQuery(postId))])
  },
  '/notices/:noticeId': (client, { params }) => client.fetchQuery(noticeQuery(Number(params['noticeId']))),
  '/shared-plan/:token': (client, { params }) => client.fetchQuery(sharedPlanQuery(params['token'] ?? '')),
}

/** Of every language but the source, whose messages are in the code. */
const catalogues = import.meta.glob<{ messages: Messages }>(['../locales/*.po', '!../locales/ko.po'])

/** The languages that have been rendered in. */
const loaded = new Set<string>()

async function messagesOf(locale: string): Promise<Messages> {
  const load = catalogues[`../locales/${locale}.po`]
  return load === undefined ? {} : (await load()).messages
}

/** Each rendering's own answers, for `request` is the same function for all of them. */
const asking = new AsyncLocalStorage<PageToRender['ask']>()
answerCallsBy(async (url) => {
  const ask = asking.getStore()
  if (ask === undefined) throw new Error(`asked outside of a page: ${url.pathname}`)
  const { status, body } = await ask(url.pathname + url.search)
  return new Response(body, { status })
})

/** The language is the module's own, so that one page is rendered at a time. */
let lastRendering: Promise<unknown> = Promise.resolve()

function inTurn<Result>(render: () => Promise<Result>): Promise<Result> {
  const rendering = lastRendering.then(render)
  lastRendering = rendering.catch(() => undefined)
  return rendering
}

/** A rendering takes some milliseconds; one that waits for something would keep all others waiting. */
const RENDERING_MS = 1000

/** Pictures that React wants at once, as links before what it rendered. */
const LINKS = /^(?:<link [^>]*\/>)+/

/** Resolves with all that is written, as one text. */
function textOf(pipe: (to: Writable) => void): Promise<string> {
  const pieces: Buffer[] = []
  return new Promise((resolve, reject) => {
    const write = (piece: Buffer, _encoding: string, done: () => void) => {
      pieces.push(piece)
      done()
    }
    pipe(new Writable({ write }).on('finish', () => resolve(Buffer.concat(pieces).toString())).on('error', reject))
  })
}

/** Node's own streams take less time than those that browsers know as well. Rejects with the first thing that fails. */
function htmlOf(page: ReactNode): Promise<string> {
  const failures: unknown[] = []
  let tooLong: NodeJS.Timeout | undefined
  return new Promise<string>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      // In one piece: what comes later would be put into its place by a script in the page, which its policy forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void failures.push(error),
      onShellError: reject,
      onAllReady: () => (failures.length > 0 ? reject(failures[0]) : resolve(textOf(pipe))),
    })
    // The next page waits for this one.
    tooLong = setTimeout(abort, RENDERING_MS)
  }).finally(() => clearTimeout(tooLong))
}

async function renderHtml({ locale, now }: PageToRender, client: QueryClient, router: DataRouter) {
  const messages = await messagesOf(locale)
  return inTurn(async () => {
    if (!loaded.has(locale)) i18n.load(locale, messages)
    loaded.add(locale)
    i18n.activate(locale)
    startDrawnPage(now)
    try {
      return await htmlOf(
        <StrictMode>
          <App router={router} client={client} />
        </StrictMode>,
      )
    } finally {
      endDrawnPage()
    }
  })
}

/** The routes around a page, and no others; a router looks at all that it has, which takes as long as a third of a page. */
function onlyPage(route: RouteObject, path: string): RouteObject[] {
  if (route.path !== undefined) return route.path === path ? [route] : []
  const children = route.children?.flatMap((child) => onlyPage(child, path)) ?? []
  return children.length === 0 ? [] : [{ ...route, children } as RouteObject]
}

export const locales = [SOURCE_LOCALE, ...LOCALES.filter((locale) => locale !== SOURCE_LOCALE)]
export const paths = Object.keys(PAGES)
const pages = paths.map((path) => ({ path, routes: routes.flatMap((route) => onlyPage(route, path)) }))

/** The page of a pathname, and what its path says. */
function findPage(pathname: string) {
  for (const { path, routes: own } of pages) {
    const match = matchPath(path, pathname)
    if (match !== null) return { fetchFirst: PAGES[path], params: match.params, routes: own }
  }
  return undefined
}

/**
 * Returns the address by which a page is rendered and cached: with its filters in one order, and without what it does
 * not look at. Undefined where the page is not rendered, as with anything else behind its path: addresses that are
 * invented by the thousand cost no rendering.
 */
export function addressOf(url: string): string | undefined {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  if (findPage(pathname) === undefined) return undefined
  const hasFilters = pathname === '/search'
  const isKnown = (name: string) => IGNORED.test(name) || (hasFilters && name in NO_FILTERS)
  if (![...searchParams.keys()].every(isKnown)) return undefined
  if (!hasFilters) return pathname
  const search = withPlaceFilters(new URLSearchParams(), parsePlaceFilters(searchParams)).toString()
  return search === '' ? pathname : `${pathname}?${search}`
}

export async function renderPage(page: PageToRender) {
  const { url, locale, now, ask } = page
  const { pathname, searchParams: search } = new URL(url, 'http://localhost')
  const found = findPage(pathname)
  if (found?.fetchFirst === undefined) return undefined
  const { fetchFirst, params, routes: own } = found
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })
  const router = createScreenRouter(own, { history: UNSAFE_createMemoryHistory({ initialEntries: [url] }) })
  try {
    await asking.run(ask, () => fetchFirst(client, { params, search }))
    await untilOpened(router)
    const html = await renderHtml(page, client, router)
    const [links = ''] = LINKS.exec(html) ?? []
    const answers = client
      .getQueryCache()
      .getAll()
      .map(({ queryKey, state }) => ({ queryKey, data: state.data }))
    const data = JSON.stringify({ locale, now, answers } satisfies PageData)
    return { html: html.slice(links.length), links, data }
  } finally {
    router.dispose()
    client.clear()
  }
}

void ({ addressOf, locales, paths, renderPage } satisfies PageRendererModule)

// First, since the others look for what the device keeps.
import './keep-nothing.ts'
import type { PageData, PageRendererModule, PageToRender } from '@honjeo/contract/rendered-page'
import { i18n, type Messages } from '@lingui/core'
import { QueryClient } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
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

/** More than the largest phone shows of a list; the app asks for the next ones as they come near. */
const FIRST_CARDS = 10

/** What a page shows first; without it there is nothing to render. */
const PAGES: Readonly<Record<string, (client: QueryClient, address: Address) => Promise<unknown>>> = {
  '/search'(client, { search }) {
    const filters = parsePlaceFilters(search)
    // Only the device knows what is near.
    const sort = filters.sort === 'DISTANCE' ? 'RECOMMENDED' : filters.sort
    return client.fetchInfiniteQuery(placesQuery({ ...filters, sort }, undefined, FIRST_CARDS))
  },
  '/search-detail/:placeId': (client, { params }) => client.fetchQuery(placeQuery(Number(params['placeId']))),
  '/community/:postId'(client, { params }) {
    const postId = Number(params['postId'])
    return Promise.all([client.fetchQuery(postQuery(postId)), client.fetchInfiniteQuery(commentsQuery(postId))])
  },
  '/notices/:noticeId': (client, { params }) => client.fetchQuery(noticeQuery(Number(params['noticeId']))),
  '/shared-plan/:token': (client, { params }) => client.fetchQuery(sharedPlanQuery(params['token'] ?? '')),
}

/** The catalogues of every language but the source, whose messages are in the code. */
const catalogues = import.meta.glob<{ messages: Messages }>(['../locales/*.po', '!../locales/ko.po'])

/** The languages that have been rendered in. */
const loaded = new Set<string>()

async function loadMessages(locale: string): Promise<void> {
  if (loaded.has(locale)) return
  const load = catalogues[`../locales/${locale}.po`]
  i18n.load(locale, load === undefined ? {} : (await load()).messages)
  loaded.add(locale)
}

/** What answers the page whose queries are being started, for `request` is the same function for all of them. */
let asked: PageToRender['ask'] | undefined
answerCallsBy(async (path) => {
  if (asked === undefined) throw new Error(`asked outside of a page: ${path}`)
  const { status, body: text } = await asked(path)
  return { status, text, retryAfter: null }
})

/**
 * Starts queries, which call before they wait for anything. What Node.js has for this (`AsyncLocalStorage`) listens to every
 * promise of the process from then on, which makes each call of the API cost a quarter more.
 */
function asking<Started>(ask: PageToRender['ask'], start: () => Started): Started {
  asked = ask
  try {
    return start()
  } finally {
    asked = undefined
  }
}

/** Pictures that React wants at once, as links before what it rendered. */
const LINKS = /^(?:<link [^>]*\/>)+/

/** Where something was not there yet: React has the browser draw it, and this page would lack it. */
const UNFINISHED = '<!--$!-->'

/**
 * Renders without a break, since the language is the module's own. React's streams send a page in pieces that a script puts into
 * their places, which the page's policy forbids; into a text React writes the same in two thirds of the time.
 */
function renderHtml({ locale, now }: PageToRender, client: QueryClient, router: DataRouter): string {
  i18n.activate(locale)
  startDrawnPage(now)
  try {
    const html = renderToString(
      <StrictMode>
        <App router={router} client={client} />
      </StrictMode>,
    )
    if (html.includes(UNFINISHED)) throw new Error('a part of the page was not there when it was rendered')
    return html
  } finally {
    endDrawnPage()
  }
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
  // Neither needs to be closed: they listen to nothing outside of themselves, and are forgotten with this call.
  await asking(ask, () => fetchFirst(client, { params, search }))
  await untilOpened(router)
  await loadMessages(locale)
  const html = renderHtml(page, client, router)
  const [links = ''] = LINKS.exec(html) ?? []
  const answers = client
    .getQueryCache()
    .getAll()
    .map(({ queryKey, state }) => ({ queryKey, data: state.data }))
  const data = JSON.stringify({ locale, now, answers } satisfies PageData)
  return { html: html.slice(links.length), links, data }
}

void ({ addressOf, locales, paths, renderPage } satisfies PageRendererModule)

// This comes first, since the others look for what the device keeps.
import './keep-nothing.ts'
import type { PageData, PageRendererModule, PageToRender, PageWords } from '@honjeo/contract/rendered-page'
import { i18n, type Messages } from '@lingui/core'
import { plural, t } from '@lingui/core/macro'
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
import { formatNights } from '#features/plans/labels.ts'
import { sharedPlanQuery } from '#features/plans/plans.api.ts'
import { endDrawnPage, startDrawnPage } from '#lib/page/rendering.ts'
import { answerCallsBy } from '#lib/server/http.ts'

interface Address {
  params: Readonly<Record<string, string | undefined>>
  search: URLSearchParams
}

/** Parts of an address that no screen looks at: the language, which is known by then, and what others put behind links. */
const IGNORED = /^(?:lang|utm_\w+|fbclid|gclid)$/

/** The number of cards that is more than the largest phone shows of a list; the app asks for the next ones as they come near. */
const FIRST_CARDS = 8

/** What a page shows first, and of this what it is about; without it there is nothing to render. */
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
    const both = [client.fetchQuery(postQuery(postId)), client.fetchInfiniteQuery(commentsQuery(postId))] as const
    return Promise.all(both).then(([post]) => post)
  },
  '/notices/:noticeId': (client, { params }) => client.fetchQuery(noticeQuery(Number(params['noticeId']))),
  '/shared-plan/:token': (client, { params }) => client.fetchQuery(sharedPlanQuery(params['token'] ?? '')),
}

/** What pages say of themselves that is not what a member or the catalogue of places has written. */
const WORDS: Readonly<Record<string, (client: QueryClient, address: Address) => Omit<PageWords, 'app'>>> = {
  '/search': () => ({
    title: t`탐색`,
    description: t`혼자 떠나는 제주, 혼저와 함께. 혼자 가기 좋은 곳을 찾고, 일정을 짜고, 동행을 만나요.`,
  }),
  '/shared-plan/:token'(client, { params }) {
    const plan = client.getQueryData(sharedPlanQuery(params['token'] ?? '').queryKey)
    if (plan === undefined) return {}
    const length = formatNights(plan.startDate, plan.endDate)
    const count = plan.days.reduce((sum, { spots }) => sum + spots.length, 0)
    const journey = t`${length} 제주 혼자 여행 일정이에요.`
    return { description: count === 0 ? journey : `${journey} ${plural(count, { other: '#곳에 들러요.' })}` }
  },
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

/** The mark where something was not there yet: React has the browser draw it, and this page would lack it. */
const UNFINISHED = '<!--$!-->'

/**
 * Renders without a break, since the language is the module's own. React's streams send a page in pieces that a script puts into
 * their places, which the page's policy forbids; into a text React writes the same in two thirds of the time.
 */
function renderHtml(now: number, client: QueryClient, router: DataRouter): string {
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

export const paths = Object.keys(PAGES)
const pages = paths.map((path) => ({ path, routes: routes.flatMap((route) => onlyPage(route, path)) }))

/** The page of a pathname, and what its path says. */
function findPage(pathname: string) {
  for (const { path, routes: own } of pages) {
    const match = matchPath(path, pathname)
    if (match !== null) return { path, fetchFirst: PAGES[path], params: match.params, routes: own }
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

export async function renderPage({ url, locale, now, ask }: PageToRender) {
  const { pathname, searchParams: search } = new URL(url, 'http://localhost')
  const found = findPage(pathname)
  if (found?.fetchFirst === undefined) return undefined
  const { path, fetchFirst, params, routes: own } = found
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })
  const router = createScreenRouter(own, { history: UNSAFE_createMemoryHistory({ initialEntries: [url] }) })
  // Neither needs to be closed: they listen to nothing outside of themselves, and are forgotten with this call.
  const content = await asking(ask, () => fetchFirst(client, { params, search }))
  await untilOpened(router)
  await loadMessages(locale)
  i18n.activate(locale)
  const words = { app: t`혼저`, ...WORDS[path]?.(client, { params, search }) }
  const html = renderHtml(now, client, router)
  const [links = ''] = LINKS.exec(html) ?? []
  const answers = client
    .getQueryCache()
    .getAll()
    .map(({ queryKey, state }) => ({ queryKey, data: state.data }))
  const data = JSON.stringify({ locale, now, answers } satisfies PageData)
  return { words, html: html.slice(links.length), links, data, content }
}

void ({ addressOf, paths, renderPage } satisfies PageRendererModule)

import {
  createPath,
  type DataRouteObject,
  type DataRouter,
  IDLE_BLOCKER,
  IDLE_NAVIGATION,
  type Location,
  matchRoutes,
  NavigationType,
  resolvePath,
  type RouteObject,
  type RouterState,
  type RouterSubscriber,
  type To,
  type UNSAFE_createBrowserHistory,
} from 'react-router'
import { boundaryOf, type Prepared, prepareScreen, toDataRoutes } from './prepare-screen.ts'

type History = Pick<
  ReturnType<typeof UNSAFE_createBrowserHistory>,
  'action' | 'createHref' | 'createURL' | 'encodeLocation' | 'go' | 'listen' | 'location' | 'push' | 'replace'
>
type Options = NonNullable<Parameters<DataRouter['navigate']>[1]>
type Blocks = Parameters<DataRouter['getBlocker']>[1]

interface RouterOptions {
  history: History
  /** Routes that are not known before an address is opened. */
  findMore?: (pathname: string) => Promise<RouteObject[]>
}

const firstPart = (path: string) => /^\/?([\w-]*)(?:\/|$)/.exec(path)?.[1]?.toLowerCase()

/** The routes that an address which begins so may lead to; undefined where it begins strangely, for any. */
const routesUnder = (routes: readonly DataRouteObject[], first?: string): DataRouteObject[] =>
  routes.flatMap((route) => {
    const { path, children } = route
    if (path === undefined) return children ? { ...route, children: routesUnder(children, first) } : route
    return first !== undefined && (firstPart(path) ?? first) !== first ? [] : route
  })

const actionOf = ({ replace }: Options) => (replace === true ? NavigationType.Replace : NavigationType.Push)

const newKey = () => Math.random().toString(36).slice(2, 10)

/** Whether only the part behind # is another, or was asked for again: nothing is fetched for it. */
const isWithinPage = (now: Location, next: Location) =>
  now.pathname === next.pathname &&
  now.search === next.search &&
  (now.hash !== '' ? next.hash !== '' : next.hash !== now.hash)

/**
 * The state behind React Router's own `RouterProvider` and hooks: which screen is shown at which address, and which one is on
 * its way. `createBrowserRouter` knows actions, fetchers, revalidation and view transitions besides, which no screen has a use
 * for and which were a tenth of what the app starts with. What is left behaves as it does there.
 */
export function createScreenRouter(given: readonly RouteObject[], { history, findMore }: RouterOptions): DataRouter {
  const routes = toDataRoutes(given)
  const subscribers = new Set<RouterSubscriber>()
  const blocks = new Map<string, Blocks>()
  let isUnseen = false
  let current: AbortController | null = null
  let afterPop: (() => void) | null = null
  let onNextPop: (() => void) | null = null
  let scroll: { saved: Record<string, number>; position: () => number; keyOf: (location: Location) => string } | null =
    null
  let isScrollRestored = false

  /** To look through the whole table takes a phone a tenth of a second. */
  const match = ({ pathname }: Location) => matchRoutes(routesUnder(routes, firstPart(pathname)), { pathname }) ?? []
  const firstMatches = match(history.location)
  const isReady = firstMatches.every(({ route }) => !route.lazy && !route.loader && !route.middleware)
  let state: RouterState = {
    historyAction: history.action,
    location: history.location,
    matches: firstMatches,
    initialized: isReady,
    renderFallback: !isReady,
    navigation: IDLE_NAVIGATION,
    restoreScrollPosition: null,
    preventScrollReset: false,
    revalidation: 'idle',
    loaderData: {},
    actionData: null,
    errors: null,
    fetchers: new Map(),
    blockers: new Map(),
  }

  const report = { deletedFetchers: [], newErrors: null, viewTransitionOpts: undefined }
  function update(change: Partial<RouterState>, flushSync = false) {
    state = { ...state, ...change }
    isUnseen ||= subscribers.size === 0
    for (const subscriber of subscribers) subscriber(state, { ...report, flushSync })
  }

  function endPop() {
    afterPop?.()
    afterPop = null
  }

  const savedScroll = (location: Location) => scroll?.saved[scroll.keyOf(location)] ?? null

  function complete(action: NavigationType, location: Location, prepared: Partial<Prepared>, options: Options) {
    if (action === NavigationType.Push) history.push(location, location.state)
    else if (action === NavigationType.Replace) history.replace(location, location.state)
    const change: Partial<RouterState> = {
      ...prepared,
      historyAction: action,
      location,
      initialized: true,
      renderFallback: false,
      navigation: IDLE_NAVIGATION,
      restoreScrollPosition: savedScroll(location),
      preventScrollReset: options.preventScrollReset === true,
      blockers: new Map([...state.blockers.keys()].map((key) => [key, IDLE_BLOCKER])),
    }
    update(change, options.flushSync)
    endPop()
  }

  async function start(action: NavigationType, location: Location, options: Options = {}): Promise<void> {
    current?.abort()
    const controller = new AbortController()
    current = controller
    const { signal } = controller
    if (scroll !== null) scroll.saved[scroll.keyOf(state.location)] = scroll.position()
    let matches = match(location)
    if (state.initialized && isWithinPage(state.location, location))
      return complete(action, location, { matches }, options)

    if (state.initialized) {
      const navigation = { ...IDLE_NAVIGATION, state: 'loading', location, matches, historyAction: action } as const
      update({ navigation }, options.flushSync)
    }
    let failure: unknown
    try {
      const more = (await findMore?.(location.pathname)) ?? []
      routes.push(...toDataRoutes(more, `more-${routes.length}-`))
      if (more.length > 0) matches = match(location)
    } catch (error) {
      failure = error
    }
    const ask = () => new Request(history.createURL(createPath({ ...location, hash: '' })), { signal })
    const prepared =
      failure === undefined
        ? await prepareScreen(matches, ask)
        : { matches, loaderData: {}, errors: { [boundaryOf(matches, matches.length - 1)]: failure } }
    if (signal.aborted) return
    if (!(prepared instanceof Response)) return complete(action, location, prepared, options)
    const to = prepared.headers.get('location')
    if (to === null) throw new Error(`${location.pathname} answered without saying where to go`)
    return start(actionOf(options), toLocation(to, { _isRedirect: true }), options)
  }

  /** Rejects what leads out of the app: addresses come out of links, too. */
  function toLocation(to: To | null, historyState: unknown = null): Location {
    const path = history.encodeLocation(resolvePath(to ?? '.', state.location.pathname))
    const location: Location = { ...path, state: historyState, key: newKey(), mask: undefined }
    const { origin } = history.createURL('/')
    if (history.createURL(history.createHref(location)).origin !== origin)
      throw new Error(`not within the app: ${createPath(path)}`)
    return location
  }

  /** Asks the screen that minds being left. Returns whether it does; it goes on by `proceed`. */
  function isBlocked(historyAction: NavigationType, nextLocation: Location, proceed: () => void): boolean {
    const [key, isMinded] = [...blocks].at(-1) ?? []
    if (key === undefined || isMinded === undefined || state.blockers.get(key)?.state === 'proceeding') return false
    if (!isMinded({ currentLocation: state.location, nextLocation, historyAction })) return false
    const set = (blocker: ReturnType<DataRouter['getBlocker']>) =>
      update({ blockers: new Map(state.blockers).set(key, blocker) })
    set({
      state: 'blocked',
      location: nextLocation,
      proceed() {
        set({ state: 'proceeding', proceed: undefined, reset: undefined, location: nextLocation })
        proceed()
      },
      reset: () => set(IDLE_BLOCKER),
    })
    return true
  }

  async function navigate(to: To | number | null, options: Options = {}): Promise<void> {
    endPop()
    if (typeof to === 'number') {
      return new Promise((resolve) => {
        afterPop = resolve
        history.go(to)
      })
    }
    const location = toLocation(to, options.state)
    const action = actionOf(options)
    if (isBlocked(action, location, () => void navigate(to, options))) return
    await start(action, location, options)
  }

  const stopListening = history.listen(({ action, location, delta }) => {
    if (onNextPop !== null) {
      onNextPop()
      onNextPop = null
      return
    }
    let returned = Promise.resolve()
    const proceed = () => void returned.then(() => history.go(delta ?? 0))
    if (delta === null || !isBlocked(action, location, proceed)) {
      void start(action, location)
      return
    }
    // The browser has left already; it is brought back while the screen asks.
    returned = new Promise((resolve) => {
      onNextPop = resolve
    })
    history.go(-delta)
    endPop()
  })

  const router = {
    get state() {
      return state
    },
    routes,
    manifest: {},
    basename: '/',
    future: {},
    window: undefined,
    createHref: history.createHref,
    createURL: history.createURL,
    encodeLocation: history.encodeLocation,
    navigate,
    subscribe(subscriber: RouterSubscriber) {
      subscribers.add(subscriber)
      if (isUnseen) subscriber(state, { ...report, flushSync: false })
      isUnseen = false
      return () => subscribers.delete(subscriber)
    },
    enableScrollRestoration(saved, position, keyOf) {
      scroll = { saved, position, keyOf: (location) => keyOf?.(location, []) ?? location.key }
      if (!isScrollRestored && state.navigation.state === 'idle') {
        isScrollRestored = true
        const first = savedScroll(state.location)
        if (first !== null) update({ restoreScrollPosition: first })
      }
      return () => {
        scroll = null
      }
    },
    getBlocker(key, isMinded) {
      blocks.set(key, isMinded)
      return state.blockers.get(key) ?? IDLE_BLOCKER
    },
    deleteBlocker(key) {
      blocks.delete(key)
      state.blockers.delete(key)
    },
    dispose() {
      stopListening()
      subscribers.clear()
      current?.abort()
    },
  } satisfies Partial<DataRouter>
  if (!isReady) void start(NavigationType.Pop, state.location)
  return router as unknown as DataRouter
}

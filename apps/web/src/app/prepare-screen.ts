import {
  type DataRouteMatch,
  type DataRouteObject,
  type RouteObject,
  type RouterState,
  UNSAFE_mapRouteProperties,
} from 'react-router'

/** What is known of a screen once it can be shown: itself, or what kept it from being shown. */
export type Prepared = Pick<RouterState, 'matches' | 'errors' | 'loaderData'>

/** The routes as `RouterProvider` wants them: with ids, and elements in place of components. */
export function toDataRoutes(routes: readonly RouteObject[], path = ''): DataRouteObject[] {
  return routes.map((route, index) => {
    const { children, ...own } = route
    const place = `${path}${index}`
    const made = { ...own, ...UNSAFE_mapRouteProperties(route), id: route.id ?? place }
    return (children ? { ...made, children: toDataRoutes(children, `${place}-`) } : made) as DataRouteObject
  })
}

/** Returns the route itself or the one around it that has a face for errors; the frame of the app has. */
export const boundaryOf = (matches: readonly DataRouteMatch[], index: number) =>
  matches.slice(0, index + 1).findLast(({ route }) => route.errorElement !== undefined)?.route.id ?? ''

/** Runs what may forbid a screen, fetches its module, and asks its loader. A redirect is returned. */
export async function prepareScreen(matches: DataRouteMatch[], ask: () => Request): Promise<Prepared | Response> {
  const [{ params } = { params: {} }] = matches
  const loaderData: Prepared['loaderData'] = {}
  let index = 0
  try {
    // A request takes as long to make as the rest of this, and what guards most screens looks at ids alone.
    const args = {
      params,
      context: undefined,
      pattern: '',
      get request() {
        return ask()
      },
      get url() {
        return new URL(ask().url)
      },
    } as never
    for (index = 0; index < matches.length; index += 1)
      // oxlint-disable-next-line no-await-in-loop -- the outer one first: it may forbid what the inner one would do
      for (const guard of matches[index]?.route.middleware ?? []) await guard(args, async () => undefined)
    for (index = 0; index < matches.length; index += 1) {
      const { route } = matches[index] as DataRouteMatch
      if (typeof route.lazy === 'function') {
        // oxlint-disable-next-line no-await-in-loop -- only the last one has a module of its own
        const module = await route.lazy()
        Object.assign(route, module, UNSAFE_mapRouteProperties(module as RouteObject), { lazy: undefined })
      }
      if (typeof route.loader !== 'function') continue
      // oxlint-disable-next-line no-await-in-loop -- as above
      const answer: unknown = await route.loader(args)
      if (answer instanceof Response) return answer
      loaderData[route.id] = answer ?? null
    }
  } catch (error) {
    if (error instanceof Response) return error
    return { matches, loaderData, errors: { [boundaryOf(matches, index)]: error } }
  }
  return { matches, loaderData, errors: null }
}

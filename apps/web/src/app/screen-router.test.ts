import { redirect, type RouteObject, UNSAFE_createMemoryHistory } from 'react-router'
import { expect, it } from 'vitest'
import { createScreenRouter } from './screen-router.ts'
import { untilOpened } from './take-over-page.ts'

const Screen = () => null
let loads: string[] = []

const screen = (path: string, more: Partial<RouteObject> = {}) =>
  ({
    path,
    async lazy() {
      loads.push(path)
      return { Component: Screen, ...more }
    },
  }) as RouteObject

const routes = (): RouteObject[] => [
  {
    id: 'frame',
    ErrorBoundary: Screen,
    children: [
      screen('/'),
      screen('/a'),
      screen('/b'),
      screen('/moved', { loader: () => redirect('/b?from=moved') }),
      { path: '/broken', lazy: async () => Promise.reject(new Error('no such file')) },
      {
        id: 'members',
        ErrorBoundary: Screen,
        middleware: [
          ({ request }) => {
            if (new URL(request.url).searchParams.has('visitor')) throw redirect('/a')
          },
        ],
        children: [screen('/own')],
      },
      screen('*'),
    ],
  },
]

async function open(address = '/', initialEntries = [address]) {
  loads = []
  const history = UNSAFE_createMemoryHistory({ initialEntries })
  const router = createScreenRouter(routes(), {
    history,
    findMore: async (pathname) => (pathname === '/desk' ? [screen('/desk')] : []),
  })
  await untilOpened(router)
  return { router, history, path: () => router.state.location.pathname }
}

it('opens with the screen of the address, fetched once, and shows each next one when it is there', async () => {
  const { router, path } = await open('/a')
  expect([path(), router.state.initialized, router.state.errors]).toEqual(['/a', true, null])
  const going = router.navigate('/b')
  expect([router.state.navigation.state, path()]).toEqual(['loading', '/a'])
  await going
  expect([router.state.navigation.state, path()]).toEqual(['idle', '/b'])
  await router.navigate('/a')
  expect(loads).toEqual(['/a', '/b'])
})

it('keeps the last of two ways, and the way back to each screen', async () => {
  const { router, path } = await open()
  const first = router.navigate('/a')
  await Promise.all([router.navigate('/b'), first])
  expect(path()).toBe('/b')
  await router.navigate(-1)
  expect(path()).toBe('/')
  await router.navigate('/a', { replace: true })
  await router.navigate(1)
  expect(path()).toBe('/b')
  await router.navigate(-1)
  expect(path()).toBe('/a')
})

it('follows what forbids a screen, before that is fetched, and what leads on from it', async () => {
  const { router, path } = await open()
  await router.navigate('/own?visitor')
  expect([path(), loads]).toEqual(['/a', ['/', '/a']])
  await router.navigate('/own')
  expect(path()).toBe('/own')
  await router.navigate('/moved')
  expect(path() + router.state.location.search).toBe('/b?from=moved')
})

it('shows a screen that cannot be fetched within the frame around it, and lets go of the failure', async () => {
  const { router, path } = await open()
  await router.navigate('/broken')
  expect(path()).toBe('/broken')
  expect(router.state.errors).toEqual({ frame: new Error('no such file') })
  await router.navigate('/a')
  expect(router.state.errors).toBe(null)
})

it('asks a screen that minds before it is left, and goes on or stays as it says', async () => {
  const { router, history, path } = await open('/a', ['/', '/a'])
  router.getBlocker('form', () => true)
  await router.navigate('/b')
  expect([path(), router.state.blockers.get('form')?.state]).toEqual(['/a', 'blocked'])
  router.state.blockers.get('form')?.reset?.()
  expect(router.state.blockers.get('form')?.state).toBe('unblocked')

  history.go(-1)
  expect([path(), history.location.pathname]).toEqual(['/a', '/a'])
  router.state.blockers.get('form')?.proceed?.()
  await expect.poll(path).toBe('/')
})

it('fetches nothing for a place within the page, and puts back where a page was scrolled to', async () => {
  const { router, path } = await open('/a')
  let top = 0
  const stop = router.enableScrollRestoration({}, () => top)
  await router.navigate({ hash: 'terms' })
  expect([router.state.location.hash, router.state.restoreScrollPosition]).toEqual(['#terms', null])
  top = 700
  await router.navigate('/b')
  await router.navigate(-1)
  expect([path(), router.state.restoreScrollPosition]).toEqual(['/a', 700])
  stop()
  expect(loads).toEqual(['/a', '/b'])
})

it('learns of more screens when one is opened, and never leaves the app', async () => {
  const { router, history } = await open()
  await router.navigate('/desk')
  expect(loads.at(-1)).toBe('/desk')
  for (const address of ['//other.example/x', 'https://other.example/x', '/\\other.example']) {
    await router.navigate(address).catch(() => undefined)
    expect(history.createURL(router.createHref(router.state.location)).origin).toBe('http://localhost')
  }
})

import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { renderedPagesPlugin } from './rendered-pages.ts'

async function openApp() {
  const app = Fastify()
  await app.register(renderedPagesPlugin)
  app.post('/api/community/posts', async () => 'written')
  app.get('/api/community/posts', async () => 'read')
  app.post('/api/mypage/profile', async () => 'written')
  app.post('/api/chatrooms/:roomId', async () => 'written')
  app.post('/api/auth/login', async () => 'nothing that a page shows')
  const textOf = (page?: { bytes: Buffer }) => page?.bytes.toString()
  const pages = {
    get: (key: string) => textOf(app.renderedPages.get(key)),
    keep: async (key: string, render: () => Promise<string | undefined>) =>
      textOf(await app.renderedPages.keep(key, render)),
  }
  return { pages, ask: (method: 'GET' | 'POST', url: string) => app.inject({ method, url }) }
}

it('keeps a page until something that pages show is written', async () => {
  const { pages, ask } = await openApp()
  expect(await pages.keep('ko /search', async () => 'the list')).toBe('the list')
  await ask('GET', '/api/community/posts')
  await ask('POST', '/api/auth/login')
  expect(pages.get('ko /search')).toBe('the list')
  await ask('POST', '/api/community/posts')
  expect(pages.get('ko /search')).toBeUndefined()
})

it.each(['/api/mypage/profile', '/api/chatrooms/:roomId'])('forgets pages when %s is written', async (url) => {
  const { pages, ask } = await openApp()
  await pages.keep('ko /community/1', async () => 'by a name, about a room')
  await ask('POST', url)
  expect(pages.get('ko /community/1')).toBeUndefined()
})

it('shows a page once, but does not keep it, when something was written while it was rendered', async () => {
  const { pages, ask } = await openApp()
  const page = await pages.keep('ko /community/1', async () => {
    await ask('POST', '/api/community/posts')
    return 'as it was before'
  })
  expect(page).toBe('as it was before')
  expect(pages.get('ko /community/1')).toBeUndefined()
})

it('keeps nothing where nothing was rendered', async () => {
  const { pages } = await openApp()
  expect(await pages.keep('ko /search', async () => undefined)).toBeUndefined()
  expect(pages.get('ko /search')).toBeUndefined()
})

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyRequest } from 'fastify'
import { afterAll, expect, it } from 'vitest'
import { loadPageRenderer } from './page-renderer.ts'

const folder = mkdtempSync(join(tmpdir(), 'honjeo-renderer-'))
afterAll(() => rmSync(folder, { recursive: true }))
mkdirSync(join(folder, 'dist-server'))
// What the web's build makes takes a minute; the browser tests have the real one.
writeFileSync(
  join(folder, 'dist-server/entry-server.js'),
  `export const paths = ['/search']
export const addressOf = (url) => url
export const renderPage = ({ url }) => url === '/never' ? new Promise(() => {}) : Promise.resolve({ words: { app: '혼저' }, html: url, links: '', data: '{}', content: null })
`,
)

async function openRenderer() {
  const clock = { ms: 0 }
  const renderer = await loadPageRenderer(join(folder, 'dist'), { now: () => clock.ms })
  if (renderer === null) throw new Error('no renderer')
  const ask = async () => ({ status: 200, body: '' })
  return {
    clock,
    renderer,
    /** Returns how many of `count` pages that one address opens one after the other are rendered. */
    async countRendered(addressKey: string, count: number) {
      let rendered = 0
      for (let each = 0; each < count; each++) {
        const request = { addressKey } as FastifyRequest
        if (await renderer.render(request, { url: '/search', locale: 'ko', ask })) rendered++
      }
      return rendered
    },
  }
}

it('renders for one address, and for all of them, only so much', async () => {
  const { clock, countRendered } = await openRenderer()
  expect(await countRendered('one', 200)).toBe(60)
  expect(await countRendered('two', 200)).toBe(40)
  expect(await countRendered('three', 1)).toBe(0)
  clock.ms += 1000
  expect(await countRendered('one', 200)).toBe(20)
  expect(await countRendered('four', 200)).toBe(30)
})

it('has the rest wait for no page that does not come to an end', async () => {
  const { renderer } = await openRenderer()
  const ask = async () => ({ status: 200, body: '' })
  const open = (url: string) => renderer.render({ addressKey: url } as FastifyRequest, { url, locale: 'ko', ask })
  const stuck = Array.from({ length: 16 }, () => open('/never'))
  expect(await open('/search')).toBeUndefined()
  expect(await Promise.all(stuck)).toEqual(Array.from({ length: 16 }, () => undefined))
})

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import { root } from '../../scripts/lib/root.mjs'
import { sum } from './statistics.ts'

const dist = join(root, 'apps/web/dist')

/** The scripts a screen loads by itself when it is the first one opened, as paths below the built pages. */
export async function scriptsOf(browser: Browser, url: string): Promise<string[]> {
  const context = await browser.newContext({ locale: 'ko-KR' })
  // The first visit of a session would begin at the splash.
  await context.addInitScript(() => sessionStorage.setItem('splash-shown', '1'))
  const page = await context.newPage()
  const scripts = new Set<string>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('.js')) scripts.add(pathname)
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await context.close()
  return [...scripts]
}

/** kB of all of them as they are sent. */
export const gzippedSize = (scripts: readonly string[]) =>
  sum(scripts.map((script) => gzipSync(readFileSync(join(dist, script)), { level: 9 }).length)) / 1000

/** The files a script was made of; none where the bundler wrote it by itself. */
export function sourcesOf(script: string): string[] {
  const map = join(dist, `${script}.map`)
  return existsSync(map) ? (JSON.parse(readFileSync(map, 'utf8')) as { sources: string[] }).sources : []
}

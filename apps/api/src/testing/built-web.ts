import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { afterAll } from 'vitest'

const source = fileURLToPath(new URL('../../../web/', import.meta.url))

/**
 * Makes, for the tests of one file, a folder as a build of the web leaves it, with the page itself, what lies beside
 * it, its worker, one hashed file, also compressed, the texts of each language, and what each screen needs.
 */
export function makeBuiltWeb(): string {
  const dir = mkdtempSync(join(tmpdir(), 'honjeo-web-'))
  afterAll(() => rmSync(dir, { recursive: true }))
  const start = '<script data-app="/assets/app-3f2a.js">void (0 < 1)</script>'
  const page = readFileSync(join(source, 'index.html'), 'utf8')
  const styles = '<link rel="stylesheet" crossorigin href="/assets/app-1.css">'
  const built = page.replace(/<script type="module" src="[^"]+"><\/script>/, styles)
  writeFileSync(join(dir, 'index.html'), built.replace('</head>', `${start}</head>`))
  cpSync(join(source, 'public'), dir, { recursive: true })
  writeFileSync(join(dir, 'push-worker.js'), 'void self\n')
  mkdirSync(join(dir, 'assets'))
  writeFileSync(join(dir, 'assets', 'app-3f2a.js'), 'export {}\n')
  writeFileSync(join(dir, 'assets', 'app-3f2a.js.map'), '{}\n')
  writeFileSync(join(dir, 'assets', 'app-3f2a.js.br'), brotliCompressSync('export {}\n'))
  for (const language of ['en', 'ja', 'zh'])
    for (const name of [`${language}-1.js`, `more-${language}-1.js`])
      writeFileSync(join(dir, 'assets', name), 'export {}\n')
  const screens = {
    '/': ['assets/home-1.js'],
    '/splash': ['assets/splash-1.js'],
    '/search': [],
    '/chat-room/:roomId': [],
    '/search-detail/:placeId': [],
    '/community/new-post': [],
    '/community/:postId': ['assets/post-1.js', 'assets/post-1.css'],
  }
  writeFileSync(join(dir, 'screen-files.json'), JSON.stringify({ app: [], screens, first: ['/', '/search'] }))
  return dir
}

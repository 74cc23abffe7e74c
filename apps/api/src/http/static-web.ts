import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyReply } from 'fastify'
import fp from 'fastify-plugin'
import { APP_NAMES, LANGUAGES, type Language } from '@honjeo/contract/values/enums'
import { appError } from '@honjeo/contract/app-error'
import { pageLanguage } from './accepted-language.ts'
import { wordsInLanguage } from './app-words.ts'
import { manifestIn } from './manifest.ts'
import { sendFailure } from './error-handler.ts'
import { preloading, readScreenFiles } from './screen-files.ts'
import type { SecurityOptions } from './security.ts'

const YEAR_SECONDS = 31_536_000

export interface BuiltWeb {
  dir: string
  /** The paths of the files that browsers may ask for, from the folder. */
  files: ReadonlySet<string>
  /**
   * The app's one page, as it is for the screen at this path: it names the scripts of that screen, which would otherwise be
   * asked for only when those of the app have run. A build has its own hashed files, so all is read once and not again.
   */
  pageAt(path: string, language: Language): string
  /** Returns the page for content that is rendered: without what the screen asks for first, and with its scripts later. */
  renderedPageAt(path: string, language: Language): string
  /** What a phone's home screen says of the app. */
  manifest(language: Language): string | null
  /** Hashes of what is in the page itself, as a content security policy names them. */
  hashes: SecurityOptions['pageHashes']
}

function hashOf(text: string): string {
  const hash = createHash('sha256').update(text).digest('base64')
  return `'sha256-${hash}'`
}

/** Hashes of the script that names the app; of none where the page has no such script, or only a file's. */
function hashScripts(html: string): string[] {
  const [, rest = ''] = html.split(' data-app=')
  const text = rest.slice(rest.indexOf('>') + 1, Math.max(rest.indexOf('</script>'), 0))
  return text === '' ? [] : [hashOf(text)]
}

const hashStyles = (html: string) =>
  Array.from(html.matchAll(/<style>([^<]*)<\/style>/g), ([, text = '']) => hashOf(text))

/**
 * Lists the files of a build. Compressed copies are served in place of what they were made of, and source maps are for
 * those who look into an error on the server.
 */
const listFiles = (dir: string) =>
  new Set(
    readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(?:map|br|gz)$/.test(entry.name))
      .map((entry) => relative(dir, join(entry.parentPath, entry.name)).replaceAll(sep, '/')),
  )

/** A page with content is not to be seen without its styles. The app's empty one does not wait for them, as it shows a logo alone. */
function looksFirst(html: string): string {
  const start = html.indexOf('<link rel="stylesheet"')
  const link = start === -1 ? '' : html.slice(start, html.indexOf('>', start) + 1)
  return link === '' ? html : html.replace(link, '').replace('</head>', () => `${link}</head>`)
}

/** The logo that is seen until the app has started; Vite leaves this line as we wrote it. */
const LOGO = `<p class="boot">${APP_NAMES.ko}<`

const textsIn = (name: string, files: ReadonlySet<string>) =>
  [...files].find((file) => file.startsWith(`assets/${name}-`) && file.endsWith('.js'))

/**
 * The page in a language: what it says to crawlers and to browsers without scripts, its logo, which is not replaced by another one when the app starts, and the app's texts, which
 * would otherwise be asked for only when the app has run.
 */
function inLanguage(html: string, language: Language, files: ReadonlySet<string>): string {
  const texts = textsIn(language, files)
  const link = texts === undefined ? '' : `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${texts}">`
  return wordsInLanguage(html, language)
    .replace('<html lang="ko">', `<html lang="${language}">`)
    .replace(LOGO, `<p class="boot">${APP_NAMES[language]}<`)
    .replace('</head>', () => `${link}</head>`)
}

const MANIFEST = 'manifest.webmanifest'

/** Reads the manifest once and writes it once in each language; null where the build has none. */
function createManifests(file: string): BuiltWeb['manifest'] {
  if (!existsSync(file)) return () => null
  const built = readFileSync(file, 'utf8')
  const manifests = Object.fromEntries(LANGUAGES.map((language) => [language, manifestIn(built, language)])) as Record<
    Language,
    string
  >
  return (language) => manifests[language]
}

/** The built app in a folder; null where nothing was built, and the API is served alone. */
export function readBuiltWeb(dir: string | null): BuiltWeb | null {
  if (dir === null) return null
  const file = join(dir, 'index.html')
  if (!existsSync(file)) return null
  const html = readFileSync(file, 'utf8')
  const screens = readScreenFiles(dir)
  const files = listFiles(dir)
  const pagesIn = (language: Language) => {
    const page = inLanguage(html, language, files)
    const moreTexts = textsIn(`more-${language}`, files)
    return {
      pageAt: preloading(page, screens, { moreTexts }),
      renderedPageAt: preloading(looksFirst(page), screens, { moreTexts, hasContent: true }),
    }
  }
  const pages = { ko: pagesIn('ko'), en: pagesIn('en'), ja: pagesIn('ja'), zh: pagesIn('zh') } satisfies Record<
    Language,
    unknown
  >
  return {
    dir,
    files,
    pageAt: (path, language) => pages[language].pageAt(path),
    renderedPageAt: (path, language) => pages[language].renderedPageAt(path),
    manifest: createManifests(join(dir, MANIFEST)),
    hashes: { scripts: hashScripts(html), styles: hashStyles(html) },
  }
}

export const sendPage = (reply: FastifyReply, html: string | Buffer, cacheControl = 'no-cache') =>
  reply.header('cache-control', cacheControl).type('text/html; charset=utf-8').send(html)

/** Serves the built app. Every path that is not a file or an API call is the app itself, which knows its own routes. */
export const staticWebPlugin = fp<{ web: BuiltWeb | null }>(async (app, { web }) => {
  if (web) {
    await app.register(fastifyStatic, {
      root: web.dir,
      preCompressed: true,
      index: false,
      // The files have no route of their own, for which the package would read two folders for each file that is asked for.
      serve: false,
      setHeaders(reply, path) {
        const isHashed = path.includes('/assets/')
        reply.header('cache-control', isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'public, no-cache')
      },
    })
    app.get(`/${MANIFEST}`, { schema: { hide: true } }, (request, reply) => {
      const manifest = web.manifest(pageLanguage(request))
      if (manifest === null) return reply.callNotFound()
      return reply
        .headers({ 'cache-control': 'public, no-cache', vary: 'Accept-Language' })
        .type('application/manifest+json; charset=utf-8')
        .send(manifest)
    })
    app.get<{ Params: { '*': string } }>('/*', { schema: { hide: true } }, ({ params }, reply) =>
      web.files.has(params['*']) ? reply.sendFile(params['*']) : reply.callNotFound(),
    )
  }

  app.setNotFoundHandler((request, reply) => {
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') &&
      !/^\/(api|ws|docs|covers|dev\/mail|assets|\.[^/]*)(\/|$|\?)/.test(request.url) &&
      request.headers.accept?.includes('text/html')
    if (!web || !isPage) return sendFailure(reply, appError('NOT_FOUND'))
    return sendPage(reply.header('vary', 'Accept-Language'), web.pageAt(request.url, pageLanguage(request)))
  })
})

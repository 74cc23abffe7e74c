import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Paths of screens, `/room/:roomId`, with the files each needs beyond those of the app; as the build of the web wrote it. */
type ScreenFiles = Readonly<Record<string, readonly string[]>>

export function readScreenFiles(dir: string): ScreenFiles {
  const path = join(dir, 'screen-files.json')
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as { screens: ScreenFiles }).screens : {}
}

/** A session that begins at `/` begins with the splash, which nothing else leads to. */
const BEFORE: Readonly<Record<string, string>> = { '/': '/splash' }

/** A path of the app's router as a pattern: fixed parts before variable ones, so that `/plan/new` is not the plan `new`. */
const patternOf = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`)
const variablesIn = (path: string) => path.split(':').length

/** Makes of a page what tells the browser at once which scripts the screen at a URL's path needs. */
export function preloading(html: string, screens: ScreenFiles): (url: string) => string {
  const pages = Object.entries(screens)
    .filter(([path]) => path.startsWith('/'))
    .toSorted(([one], [other]) => variablesIn(one) - variablesIn(other))
    .map(([path, files]) => {
      const all = new Set([...(screens[BEFORE[path] ?? ''] ?? []), ...files].filter((file) => file.endsWith('.js')))
      const links = [...all].map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join('')
      return { pattern: patternOf(path), page: html.replace('</head>', () => `${links}</head>`) }
    })
  return (url) => {
    const [path = ''] = url.split(/[?#]/, 1)
    return pages.find(({ pattern }) => pattern.test(path))?.page ?? html
  }
}

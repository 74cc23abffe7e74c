import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from './lib/root.mjs'

/** kB, gzip: what is aimed at, and what fails. A screen's own is what it fetches beyond what the app and most screens share. */
const LIMITS = {
  start: { target: 130, most: 130 },
  style: { target: 12, most: 20 },
  page: { target: 6, most: 14 },
  screen: { target: 25, most: 41 },
  mapScreen: { target: 60, most: 76 },
  /** For everyone whom the network may leave. A fifth of it is what safety needs. */
  ahead: { target: 500, most: 600 },
}
const MAPS = ['/search-map']
const DATA_URL_BYTES = 4096

const dist = join(root, 'apps/web/dist')
const problems: string[] = []
const read = (file: string) => readFileSync(join(dist, file))
const kB = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + gzipSync(read(file), { level: 9 }).length, 0) / 1000
const ofKind = (files: readonly string[], kind: string) => files.filter((file) => extname(file) === kind)

function hold(name: string, files: readonly string[], { target, most }: { target: number; most: number }) {
  const figure = kB(files)
  const mark = figure > most ? '!' : figure > target ? '>' : ' '
  console.log(`${mark} ${figure.toFixed(1).padStart(6)} kB in ${files.length} files, target ${target}: ${name}`)
  if (figure > most) problems.push(`${name}: ${figure.toFixed(1)} kB gzip, ${most} at most`)
}

const { app, screens } = JSON.parse(read('screen-files.json').toString()) as {
  app: string[]
  screens: Record<string, string[]>
}
const scripts = (path: string) => ofKind(screens[path] ?? [], '.js')
const own = (path: string) => scripts(path).filter((file) => !file.startsWith('assets/common-'))
const start = ofKind(app, '.js')
hold('scripts before the first tap, with home', [...start, ...scripts('/')], LIMITS.start)
// A first visit shows the splash, and by itself goes on to the login.
const firstVisit = [...new Set([...start, ...scripts('/splash'), ...scripts('/login')])]
hold('scripts before the first tap of a first visit', firstVisit, LIMITS.start)
hold('styles', ofKind(app, '.css'), LIMITS.style)
hold('the page', ['index.html'], LIMITS.page)

const worker = read('push-worker.js').toString()
const ahead = [...worker.matchAll(/"?url"?:\s*["'`]\/((?:index|assets)[^"'`]+)/g)].map(([, file = '']) => file)
hold('what the service worker fetches ahead', ahead, LIMITS.ahead)

const heaviestFirst = Object.keys(screens).toSorted((a, b) => kB(own(b)) - kB(own(a)))
for (const path of heaviestFirst) {
  hold(`scripts of ${path}`, own(path), MAPS.includes(path) ? LIMITS.mapScreen : LIMITS.screen)
}

const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
  statSync(join(dist, file)).isFile(),
)
for (const file of files.filter((name) => /\.(?:js|css)$/.test(name))) {
  const text = read(file).toString()
  const longest = Math.max(0, ...[...text.matchAll(/data:[\w/+.-]+[;,][\w+/=%.,;-]*/g)].map(([url]) => url.length))
  if (longest > DATA_URL_BYTES) problems.push(`${file} has a data: URL of ${longest} bytes`)
  if (text.length < 1000) continue
  for (const ending of ['.br', '.gz'])
    if (!existsSync(join(dist, file + ending))) problems.push(`${file}${ending} is missing`)
}
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1

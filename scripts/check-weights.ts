import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from './lib/root.mjs'

/** kB, gzip. What is loaded before anything can be tapped; a screen beyond it. */
const LIMITS = { script: 150, style: 20, page: 14, screen: 40, mapScreen: 75 }
/** What many screens share is fetched once, with the first of them. */
const SHARED = /\/kit-/
const MAPS = ['/search-map']
/**
 * kB. Heavier so far, held where they stand. Safety has its reason: whoever is in danger has the siren and the number of the
 * national grid with the screen. A plan can be taken in the hand as soon as it is seen.
 */
const EXCEPTIONS: Record<string, number> = {
  '/safety-check': 85,
  '/plan/:planId': 75,
  '/plan': 50,
  '/alert/:token': 45,
  '/safety-check/rescue': 45,
  '/chat-room/:roomId': 45,
}
const DATA_URL_BYTES = 4096

const dist = join(root, 'apps/web/dist')
const problems: string[] = []
const read = (file: string) => readFileSync(join(dist, file))
const kB = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + gzipSync(read(file), { level: 9 }).length, 0) / 1000
const ofKind = (files: readonly string[], kind: string) => files.filter((file) => extname(file) === kind)

function hold(name: string, figure: number, limit: number) {
  if (figure > limit) problems.push(`${name}: ${figure.toFixed(1)} kB gzip, ${limit} at most`)
}

const { app, screens } = JSON.parse(read('screen-files.json').toString()) as {
  app: string[]
  screens: Record<string, string[]>
}
// The first visit begins with the splash, which can be tapped.
hold('scripts before the first tap', kB(ofKind([...app, ...(screens['/splash'] ?? [])], '.js')), LIMITS.script)
hold('styles', kB(ofKind(app, '.css')), LIMITS.style)
hold('the page', kB(['index.html']), LIMITS.page)

const weights = Object.entries(screens).map(([path, files]) => {
  const own = ofKind(files, '.js').filter((file) => !SHARED.test(file))
  return { path, weight: kB(own) }
})
for (const { path, weight } of weights) {
  hold(`scripts of ${path}`, weight, EXCEPTIONS[path] ?? (MAPS.includes(path) ? LIMITS.mapScreen : LIMITS.screen))
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
const top = weights.toSorted((a, b) => b.weight - a.weight).slice(0, 5)
console.log(top.map(({ path, weight }) => `${path} ${weight.toFixed(1)}`).join(', '))
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1

/** What the map with 2,000 places asks of a browser: frames while it is pulled about, and code that only its screen loads. */
import { chromium, type Browser, type Page } from '@playwright/test'
import { runStatements } from '../apps/api/src/testing/database-server.ts'
import { FIRST_GENERATED_ID } from '../apps/api/src/testing/generated-places.ts'
import { insertGeneratedPlaces } from '../apps/api/src/testing/insert-generated-places.ts'
import { ensureBuilt } from '../scripts/lib/build.mjs'
import { interruptionSignal } from '../scripts/lib/interruption.mjs'
import { startDatabase } from './lib/database.ts'
import { drag } from './lib/drag.ts'
import { FRAME_MS, LATE, traceSmoothness, type Smoothness } from './lib/frames.ts'
import { report, row, type Row } from './lib/report.ts'
import { gzippedSize, scriptsOf, sourcesOf } from './lib/route-scripts.ts'
import { startServer } from './lib/server.ts'

const PLACES = 2000
const ISLAND = '126.1,33.1,127,33.6,9'
const VIEWS = { island: '33.38,126.55,9.5', town: '33.49,126.5,12', street: '33.5,126.53,15' }
/** So near that no marks are put together, all places lie within a kilometre of this view. */
const CROWD = '33.5,126.53,17'
/** A square of 45 by 45. */
const GATHER = `
  update places set lat = 33.4955 + n / 45 * 0.0002, lng = 126.5246 + n % 45 * 0.00024
  from generate_series(0, ${PLACES - 1}) n where content_id = ${FIRST_GENERATED_ID} + n`
const SCREEN = { width: 480, height: 900 }
/** The tries of each page, alternately: whatever else the machine does only adds, so the best try counts. */
const TRIES = 3

/** Frames that may be late or missing, from the design's targets. */
const MISSED_PERCENT = 5
const MAP_SCRIPTS_KB = 60
const OTHER_SCREENS = ['/', '/search', '/search-box', '/search-detail/572973', '/login']
const MAP_SOURCE = /features\/places\/map\/|node_modules\/(?:leaflet|supercluster|kdbush)\/|packages\/island\//

/** A page on which nothing but a square follows the mouse. */
async function openEmptyPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: SCREEN })
  await page.setContent('<div style="width: 100px; height: 100px; background: teal"></div>')
  await page.evaluate(() => {
    const { style } = document.querySelector('div')!
    document.addEventListener('mousemove', ({ x, y }) => (style.transform = `translate(${x}px, ${y}px)`))
  })
  return page
}

async function openMap(browser: Browser, url: string, view: string): Promise<Page> {
  const context = await browser.newContext({ viewport: SCREEN, locale: 'ko-KR' })
  await context.addInitScript(() => sessionStorage.setItem('splash-shown', '1'))
  const page = await context.newPage()
  await page.goto(`${url}/search-map?view=${view}&area=${ISLAND}`, { waitUntil: 'networkidle' })
  await page.locator('.map-mark').first().waitFor()
  return page
}

const best = (tries: readonly Smoothness[]): Smoothness => ({
  interval: Math.min(...tries.map(({ interval }) => interval)),
  late: Math.min(...tries.map(({ late }) => late)),
  work: Math.min(...tries.map(({ work }) => work)),
  dropped: Math.min(...tries.map(({ dropped }) => dropped)),
})

async function compareFrames(browser: Browser, url: string, name: string, view: string): Promise<Row[]> {
  const pages = [await openEmptyPage(browser), await openMap(browser, url, view)] as const
  const marks = await pages[1].locator('.map-mark').count()
  console.log(`pulling about the map of the ${name}, with ${marks} marks for ${PLACES} places`)
  const tries: [Smoothness[], Smoothness[]] = [[], []]
  for (let n = 0; n < TRIES; n++)
    for (const [i, page] of pages.entries()) {
      await page.bringToFront()
      tries[i]!.push(await traceSmoothness(browser, page, () => drag(page)))
    }
  for (const page of pages) await page.context().close()
  const [empty, map] = [best(tries[0]), best(tries[1])]
  return [
    row(`${name}: from frame to frame, p95, beside an empty page`, {
      figure: map.interval,
      unit: 'ms',
      reference: empty.interval,
      target: LATE,
    }),
    row(`${name}: frames late`, { figure: map.late, unit: '%', reference: MISSED_PERCENT }),
    row(`${name}: frames dropped`, { figure: map.dropped, unit: '%', reference: MISSED_PERCENT }),
    row(`${name}: work of the page for a frame, p95`, { figure: map.work, unit: 'ms', reference: FRAME_MS }),
  ]
}

async function weighScripts(browser: Browser, url: string): Promise<Row[]> {
  const ofHome = await scriptsOf(browser, `${url}/`)
  const ofMap = await scriptsOf(browser, `${url}/search-map`)
  const lazy = ofMap.filter((script) => !ofHome.includes(script))
  const others = new Set<string>()
  for (const screen of OTHER_SCREENS)
    for (const script of await scriptsOf(browser, `${url}${screen}`)) others.add(script)
  const strayed = [...others].filter((script) => sourcesOf(script).some((source) => MAP_SOURCE.test(source)))
  for (const script of strayed) console.log(`${script} has code of the map`)
  return [
    row("scripts of the map's screen alone, gzip", {
      figure: gzippedSize(lazy),
      unit: 'kB',
      reference: MAP_SCRIPTS_KB,
    }),
    row('scripts with code of the map on other screens', { figure: strayed.length, unit: '', reference: 1, target: 0 }),
  ]
}

await ensureBuilt(interruptionSignal())
const database = await startDatabase()
const connection = await database.create('bench_map')
const server = await startServer(connection)
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu'],
})
try {
  await insertGeneratedPlaces(connection, PLACES)
  const rows: Row[] = []
  for (const [name, view] of Object.entries(VIEWS)) rows.push(...(await compareFrames(browser, server.url, name, view)))
  await runStatements(connection, GATHER)
  rows.push(...(await compareFrames(browser, server.url, 'crowd', CROWD)))
  report('map', [...rows, ...(await weighScripts(browser, server.url))])
} finally {
  await browser.close()
  await server.stop()
  await database.stop()
}

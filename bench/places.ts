/** What places cost: pages, lists, search and the map's points, with 5,000 and with 50,000 generated places beside the real ones. */
import { insertGeneratedPlaces } from '../apps/api/src/testing/insert-generated-places.ts'
import { SEARCH_TERMS } from '../apps/api/src/testing/search-terms.ts'
import { cpuPerRequest, openDataSet, type DataSet } from './lib/data-set.ts'
import { startDatabase } from './lib/database.ts'
import { report, row } from './lib/report.ts'
import { mean, percentile } from './lib/statistics.ts'

const FEW = 5000
const MANY = 50_000
/** Limits in milliseconds, from the design's targets. */
const LIST_CPU = 2
const PLACE_CPU = 1.2
const SEARCH_CPU = 6
const SEARCH_ELAPSED = 50

const POSITION = 'lat=33.4996&lng=126.5312'
const LIST = '/api/tourist-spots?size=20'
const LISTS = {
  recommended: LIST,
  'of a district': `${LIST}&region=NAMJEJU_GUN`,
  'of a category': `${LIST}&contentTypeId=15`,
  'of a difficulty': `${LIST}&difficulty=HARD`,
  'of all three': `${LIST}&region=JEJU_SI&contentTypeId=39&difficulty=EASY`,
  'by reviews': `${LIST}&sort=REVIEWS`,
  'by reviews, of a category': `${LIST}&sort=REVIEWS&contentTypeId=28`,
  'by rating': `${LIST}&sort=RATING`,
  'by distance': `${LIST}&sort=DISTANCE&${POSITION}`,
  'by distance, of a district far away': `${LIST}&sort=DISTANCE&${POSITION}&region=SEOGWIPO_SI`,
  'by distance, of a rare category': `${LIST}&sort=DISTANCE&${POSITION}&contentTypeId=25`,
}
/** One with gates, a booking and a season, one of which the hours change by the month, a restaurant, a stay. */
const PLACES = [126_436, 126_435, 1_827_714, 138_019].map((contentId) => `/api/tourist-spots/${contentId}`)
const WARM_ROUNDS = 100
const PAGES_DOWN = 30
const ISLAND = '/api/tourist-spots/map?bbox=126.1,33.1,127,33.6'
const TERMS: string[] = Object.values(SEARCH_TERMS).flat()
const SEARCHES = TERMS.map((term) => `/api/tourist-spots/search?q=${term}`)
const SUGGESTIONS = TERMS.map((term) => `/api/tourist-spots/suggest?q=${term}`)

/** The answers of both data sets in turn, so that whatever else the machine does meets both alike. */
async function elapsed(sets: readonly DataSet[], paths: readonly string[], rounds: number): Promise<number[][]> {
  const times: number[][] = sets.map(() => [])
  for (let round = 0; round < rounds; round++)
    for (const path of paths) for (const [i, { caller }] of sets.entries()) times[i]!.push(await caller.time(path))
  return times
}

async function pageFarDown({ caller }: DataSet, list: string): Promise<string> {
  let path = list
  for (let page = 0; page < PAGES_DOWN; page++) {
    const { result } = JSON.parse(await caller.call(path)) as { result: { nextCursor: string } }
    path = `${list}&cursor=${result.nextCursor}`
  }
  return path
}

async function measureLists(set: DataSet) {
  const lists = { ...LISTS, [`by reviews, page ${PAGES_DOWN}`]: await pageFarDown(set, LISTS['by reviews']) }
  const costs: { name: string; cpu: number }[] = []
  for (const [name, path] of Object.entries(lists)) costs.push({ name, cpu: await cpuPerRequest(set, [path]) })
  return costs
}

async function measurePage(set: DataSet) {
  for (let round = 0; round < WARM_ROUNDS; round += 1) for (const path of PLACES) await set.caller.call(path)
  return row('page of a place: CPU', { figure: await cpuPerRequest(set, PLACES), unit: 'ms', reference: PLACE_CPU })
}

async function measure(few: DataSet, many: DataSet) {
  console.log('warming up')
  await elapsed([few, many], [...Object.values(LISTS), ISLAND, ...SUGGESTIONS, ...SEARCHES], 2)

  console.log('lists')
  const [listsOfFew, listsOfMany] = [await measureLists(few), await measureLists(many)]
  const [listOfFew, listOfMany] = [listsOfFew, listsOfMany].map((costs) => mean(costs.map(({ cpu }) => cpu)))
  const dearest = listsOfMany.toSorted((a, b) => b.cpu - a.cpu)[0]!
  const [mapOfFew, mapOfMany] = [await cpuPerRequest(few, [ISLAND]), await cpuPerRequest(many, [ISLAND])]

  console.log('places')
  const page = await measurePage(many)

  console.log('searches')
  const searchCpu = await cpuPerRequest(many, SEARCHES)
  const suggestCpu = await cpuPerRequest(many, SUGGESTIONS)
  const [searchesOfFew = [], searchesOfMany = []] = await elapsed([few, many], SEARCHES, 10)
  const [, suggestionsOfMany = []] = await elapsed([few, many], SUGGESTIONS, 5)

  const cpu = (figure: number, reference: number) => ({ figure, unit: 'ms', reference })
  return [
    row('list of 20: CPU', cpu(listOfMany!, LIST_CPU)),
    row(`dearest list (${dearest.name}) beside all: CPU`, { ...cpu(dearest.cpu, listOfMany!), target: 2 }),
    row('list of 20, 10 x the data: CPU', { ...cpu(listOfMany!, listOfFew!), target: 2 }),
    page,
    row('map of 2,000 points, 10 x the data: CPU', { ...cpu(mapOfMany, mapOfFew), target: 2 }),
    row('search: CPU', cpu(searchCpu, SEARCH_CPU)),
    row('search: elapsed, p50', cpu(percentile(searchesOfMany, 0.5), SEARCH_ELAPSED)),
    row('search: elapsed, p99', cpu(percentile(searchesOfMany, 0.99), SEARCH_ELAPSED)),
    row('search, 10 x the data: elapsed, p99', {
      ...cpu(percentile(searchesOfMany, 0.99), percentile(searchesOfFew, 0.99)),
      target: 3,
    }),
    row('suggestions: CPU', cpu(suggestCpu, SEARCH_CPU)),
    row('suggestions: elapsed, p99', cpu(percentile(suggestionsOfMany, 0.99), SEARCH_ELAPSED)),
  ]
}

/** `npm run bench:places -- page` measures the page of a place alone. */
const isPage = process.argv.includes('page')
const database = await startDatabase()
const opened: DataSet[] = []
try {
  for (const places of isPage ? [MANY] : [FEW, MANY]) {
    opened.push(await openDataSet(database, `places_${places}`, (to) => insertGeneratedPlaces(to, places)))
  }
  if (isPage) report('places', [await measurePage(opened[0]!)], true)
  else report('places', await measure(opened[0]!, opened[1]!))
} finally {
  for (const { stop } of opened) await stop()
  await database.stop()
}

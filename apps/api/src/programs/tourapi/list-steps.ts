import { field, type Row } from '@honjeo/tourapi/answer'
import { daysAgo, isoNow, type ImportRun } from './import-run.ts'
import { contentIdOf, LISTED_TYPES, listedPlaceOf, modifiedOf, type ListedPlace } from '@honjeo/tourapi/listed-place'
import { hideWithdrawn, restoreWithdrawn, upsertListed } from './places.queries.ts'
import { findStep, updateStep } from './progress.queries.ts'
import type { Operation } from '@honjeo/tourapi/operation'
import { TourApiFailure } from '@honjeo/tourapi/failure'

interface Walk {
  /** The name of the step in `tourapi_steps`. */
  step: string
  operation: Operation
  parameters: Record<string, string | number>
  /** Stores the rows of a page; false ends the walk before the last page. */
  onRows: (rows: Row[]) => Promise<boolean>
}

/** Code of the province. The older area codes are being emptied: they would miss more than half of the places. */
const JEJU = '50'

/** Walks page after page of a list of Jeju, from the page where an earlier import was stopped. */
async function walkPages(run: ImportRun, { step, operation, parameters, onRows }: Walk): Promise<void> {
  const { pageSize } = run
  for (let pageNo = (await findStep(run.db, step)).nextPage; ; pageNo++) {
    const question = { ...parameters, lDongRegnCd: JEJU, numOfRows: pageSize, pageNo }
    const { rows, totalCount } = await run.api(operation, question)
    refuseOtherRegions(rows)
    const due = totalCount - (pageNo - 1) * pageSize
    if ((due > pageSize && rows.length < pageSize) || (due > 0 && rows.length === 0)) {
      throw new TourApiFailure('final', 'the service left out a part of a list: try again later')
    }
    const goesOn = await onRows(rows)
    if (!goesOn || due <= pageSize) return
    await updateStep(run.db, step, { nextPage: pageNo + 1 })
  }
}

/** The service answers a region it does not understand with the whole country, as if nothing were wrong. */
function refuseOtherRegions(rows: Row[]): void {
  const isElsewhere = (row: Row) => !['', JEJU].includes(field(row, 'lDongRegnCd'))
  if (rows.some(isElsewhere)) {
    throw new TourApiFailure('final', 'the service answered with places outside Jeju: nothing of that answer was used')
  }
}

/** The days between two full lists, in which only changes are asked for. */
const LIST_AGAIN_DAYS = 30
/** The days back from which festivals are asked for: those that began in the last year may still say something. */
const FESTIVAL_DAYS = 365

/** The steps that learn which places there are, in order. */
export function listSteps(run: ImportRun): (() => Promise<void>)[] {
  return [
    ...LISTED_TYPES.map((type) => () => importList(run, type)),
    () => importFestivals(run),
    () => importChanges(run, '1'),
    () => importChanges(run, '0'),
  ]
}

async function importList(run: ImportRun, contentTypeId: number): Promise<void> {
  const step = `list:${contentTypeId}`
  const { nextPage, finishedAt } = await findStep(run.db, step)
  const isUnderWay = nextPage > 1
  const isFresh = finishedAt !== null && new Date(finishedAt) > daysAgo(run, LIST_AGAIN_DAYS)
  if (isFresh && !isUnderWay) return
  await walkPages(run, {
    step,
    operation: 'areaBasedList2',
    // The rows come by title: other orders move rows to other pages while an import goes on.
    parameters: { contentTypeId, arrange: 'A' },
    onRows: takeInAll(run),
  })
  await updateStep(run.db, step, { nextPage: 1, finishedAt: isoNow(run) })
}

async function importFestivals(run: ImportRun): Promise<void> {
  const eventStartDate = daysAgo(run, FESTIVAL_DAYS).toISOString().slice(0, 10).replaceAll('-', '')
  await walkPages(run, {
    step: 'festivals',
    operation: 'searchFestival2',
    parameters: { eventStartDate, arrange: 'A' },
    onRows: takeInAll(run),
  })
  await updateStep(run.db, 'festivals', { nextPage: 1, finishedAt: isoNow(run) })
}

/**
 * What was changed ('1') or withdrawn ('0') since the last time. The newest come first, and the walk ends at what was known
 * then: the service has a filter for it, but says nowhere whether that means since a day or on that day.
 */
async function importChanges(run: ImportRun, showflag: '0' | '1'): Promise<void> {
  const step = showflag === '1' ? 'sync:shown' : 'sync:withdrawn'
  const { watermark } = await findStep(run.db, step)
  let newest = watermark ?? ''
  await walkPages(run, {
    step,
    operation: 'areaBasedSyncList2',
    parameters: { showflag, arrange: 'C' },
    onRows: async (rows) => {
      // The row itself is asked what it says: a service that overlooked the question would otherwise withdraw the whole island.
      await takeIn(
        run,
        rows.filter((row) => field(row, 'showflag') === '1'),
      )
      await withdraw(
        run,
        rows.filter((row) => field(row, 'showflag') === '0'),
      )
      const times = rows.map(modifiedOf).filter((time) => time !== null)
      newest = [newest, ...times].reduce((a, b) => (a > b ? a : b))
      return watermark === null || times.every((time) => time >= watermark)
    },
  })
  await updateStep(run.db, step, { nextPage: 1, finishedAt: isoNow(run), watermark: newest || null })
}

const takeInAll = (run: ImportRun) => async (rows: Row[]) => {
  await takeIn(run, rows)
  return true
}

async function takeIn(run: ImportRun, rows: Row[]): Promise<void> {
  const places = new Map<number, ListedPlace>()
  for (const row of rows) {
    const place = listedPlaceOf(row)
    if (typeof place === 'string') run.tally.leftOut.set(`${field(row, 'contentid')} ${field(row, 'title')}`, place)
    else places.set(place.contentId, place)
  }
  // The ids are always in one order, so that two writers cannot wait for each other.
  const ids = [...places.keys()].toSorted((a, b) => a - b)
  const listed = ids.flatMap((id) => places.get(id) ?? [])
  run.tally.listed(ids, await upsertListed(run.db, listed, isoNow(run)))
  if (ids.length > 0) run.tally.restored += await restoreWithdrawn(run.db, ids)
}

async function withdraw(run: ImportRun, rows: Row[]): Promise<void> {
  const ids = rows.map(contentIdOf).filter((id) => id !== undefined)
  if (ids.length > 0) run.tally.hidden += await hideWithdrawn(run.db, ids, isoNow(run))
}

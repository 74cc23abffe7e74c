import { field, type Row } from './answer.ts'
import type { Operation } from './client.ts'
import { TourApiFailure } from './failure.ts'
import type { ImportRun } from './import-run.ts'
import { findStep, updateStep } from './steps.queries.ts'

interface Walk {
  /** Its name in `tourapi_steps`. */
  step: string
  operation: Operation
  parameters: Record<string, string | number>
  /** Stores the rows of a page; false ends the walk before the last page. */
  onRows: (rows: Row[]) => Promise<boolean>
}

/** Code of the province. The older area codes are being emptied: they would miss more than half of the places. */
const JEJU = '50'

/** Page after page of a list of Jeju, from the page where an earlier import was stopped. */
export async function walkPages(run: ImportRun, { step, operation, parameters, onRows }: Walk): Promise<void> {
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

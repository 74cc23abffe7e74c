import { lazy, Suspense } from 'react'
import type { PlanSheetsProps } from './plan-sheets.tsx'

const Sheets = lazy(() => import('./plan-sheets.tsx').then((module) => ({ default: module.PlanSheets })))

/** Fetched with the first of them that is opened. */
export function PlanSheets(props: PlanSheetsProps) {
  return (
    props.sheet.value !== null && (
      <Suspense>
        <Sheets {...props} />
      </Suspense>
    )
  )
}

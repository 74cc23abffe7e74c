import type { ReportTarget } from '@honjeo/contract/values/enums'

/** What a report is about. */
export interface Target {
  type: ReportTarget
  id: number
  /** Which message of the room `id`; 0 for any other target. */
  seq: number
}

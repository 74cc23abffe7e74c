import type { ReportTarget } from '#lib/paths.ts'
import { parseId } from '#lib/route-id.ts'

/** The target's parameter in the screen's address is also its field in the body that is sent. */
export const TARGET_FIELDS = ['targetUserId', 'targetPostId', 'targetCommentId', 'targetReviewId'] as const
export type TargetField = (typeof TARGET_FIELDS)[number]

export interface NamedTarget {
  field: TargetField
  id: number
}

/** What an address says is to be reported; null unless it names exactly one thing. */
export function readTarget(search: URLSearchParams): NamedTarget | null {
  const named = TARGET_FIELDS.filter((field) => search.has(field))
  const [field] = named
  if (field === undefined || named.length > 1) return null
  const id = parseId(search.get(field) ?? undefined)
  return id === null ? null : { field, id }
}

export const toBody = ({ field, id }: NamedTarget) => ({ [field]: id }) as ReportTarget

import { TIMER_TITLE_MAX } from '@honjeo/contract/values/limits'
import { parseId } from '#lib/route-id.ts'

/** What a room or a plan hands over to the form. */
export interface StartPreset {
  title: string | null
  /** ISO 8601. */
  until: string | null
  roomId: number | null
  planId: number | null
}

/** Of the address, which anybody may have written. */
export function readStartPreset(search: URLSearchParams): StartPreset {
  const title = search.get('title')?.replace(/\s+/g, ' ').trim().slice(0, TIMER_TITLE_MAX) ?? ''
  const until = Date.parse(search.get('until') ?? '')
  return {
    title: title === '' ? null : title,
    until: Number.isNaN(until) ? null : new Date(until).toISOString(),
    roomId: parseId(search.get('roomId') ?? undefined),
    planId: parseId(search.get('planId') ?? undefined),
  }
}

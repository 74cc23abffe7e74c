import { NUMBERED_PAGES_SHOWN } from '@honjeo/contract/values/limits'

/** The pages to offer, counted from 1: as many as there is room for, with the current one in their middle where that can be. */
export function pageWindow(page: number, totalPages: number, shown = NUMBERED_PAGES_SHOWN): number[] {
  const length = Math.min(shown, totalPages)
  const centred = page - Math.floor(shown / 2)
  const first = Math.max(1, Math.min(centred, totalPages - length + 1))
  return Array.from({ length }, (_, index) => first + index)
}

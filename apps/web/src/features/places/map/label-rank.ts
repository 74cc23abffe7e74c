import type { Label } from '@honjeo/island/labels'

/** Rank 1 shows with the whole island on a phone; a map twice as large is one zoom nearer. */
const ZOOM_OF_RANK: Record<Label['rank'], number> = { 1: 0, 2: 10, 3: 11, 4: 12 }

export function labelsAt<T extends Pick<Label, 'rank'>>(labels: readonly T[], zoom: number): T[] {
  return labels.filter(({ rank }) => zoom >= ZOOM_OF_RANK[rank])
}

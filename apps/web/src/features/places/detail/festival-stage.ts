export type FestivalStage = 'coming' | 'on' | 'over'

/** Where a day stands to a festival; all are day keys, `2026-11-28`, which compare as text. A festival of one day may lack its end. */
export function festivalStage(today: string, start: string, end: string | null): FestivalStage {
  if (today < start) return 'coming'
  return today <= (end ?? start) ? 'on' : 'over'
}

import type { ContentTypeId, Region } from '@honjeo/contract/values/enums'
import type { SourcedFact } from '@honjeo/contract/values/sourced-facts'
import type { CoverScene } from '@honjeo/covers/scenes'
import type { SourceKey } from './sources.ts'

/**
 * A place of the island as the project itself describes it. Ids are those of the tourism service's catalogue, so that
 * an import recognises the place. Null means that no source with a day was found for it; the screen then says 확인 필요.
 */
export interface CataloguePlace {
  contentId: number
  contentTypeId: ContentTypeId
  title: string
  addr1: string
  region: Region
  lat: number
  lng: number
  tel: string | null
  homepage: string | null
  overview: string
  openTime: string | null
  restDate: string | null
  parking: string | null
  fee: string | null
  /**
   * The names in `sources.ts` of where each value above was read that is not null. A pair: the second one confirms it, or the value is the stricter
   * of what both say.
   */
  sources: Readonly<Partial<Record<SourcedFact, SourceKey | readonly [SourceKey, SourceKey]>>>
  /** The usual time of the year of a festival, in words. */
  period?: string
  /** A festival's announced days, `YYYY-MM-DD`, the first and the last. */
  dates?: { start: string; end: string }
  /** Months (1–12) it is at its best in; a festival's are those it is held in, and required. Absent: all year. */
  months?: readonly number[]
  /** True for what is enjoyed under a roof, whatever the weather. */
  indoor?: true
  /** An editor's judgement of how easily one enjoys the place alone, 0–100. */
  soloScore: number
  /** The scene that its cover shows, where the category's picture would be wrong. */
  scene?: CoverScene
  /** Words people search for that are in neither title nor address. */
  keywords?: readonly string[]
}

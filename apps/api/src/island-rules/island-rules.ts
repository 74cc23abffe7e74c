import { islandRules } from '@honjeo/catalogue/island-rules'
import type { IslandRule } from '@honjeo/contract/island-rules'

/** The rules of the island as this server knows them. */
export interface IslandRules {
  current(): Promise<readonly IslandRule[]>
}

/** Those that the app ships with. */
export const SHIPPED_RULES: IslandRules = { current: async () => islandRules }

import type { IslandRule } from '@honjeo/contract/island-rules'
import { boatRules } from './data/rules-boats.ts'
import { placeRules } from './data/rules-places.ts'
import { trailRules } from './data/rules-trails.ts'

/**
 * The rules of the island that the app ships with. Each was looked up twice; where the sources differ, or one of them is
 * missing, the stricter one is here and `isConfirmed` is false. Staff change them in the app, not here.
 */
export const islandRules: readonly IslandRule[] = [...trailRules, ...boatRules, ...placeRules]

import type { CataloguePlace } from '../place.ts'
import { markets } from './shops-markets.ts'
import { stores } from './shops-stores.ts'

export const shops: readonly CataloguePlace[] = [...markets, ...stores]

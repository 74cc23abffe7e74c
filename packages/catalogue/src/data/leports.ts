import type { CataloguePlace } from '../place.ts'
import { leportsCamps } from './leports-camps.ts'
import { leportsRides } from './leports-rides.ts'
import { leportsWalks } from './leports-walks.ts'
import { leportsWater } from './leports-water.ts'

export const leports: readonly CataloguePlace[] = [...leportsCamps, ...leportsRides, ...leportsWalks, ...leportsWater]

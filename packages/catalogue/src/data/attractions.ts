import { beaches } from './attractions-beaches.ts'
import { coast } from './attractions-coast.ts'
import { forests } from './attractions-forests.ts'
import { gardens } from './attractions-gardens.ts'
import { hallasan } from './attractions-hallasan.ts'
import { heritage } from './attractions-heritage.ts'
import { indoors } from './attractions-indoors.ts'
import { islands } from './attractions-islands.ts'
import { oreums } from './attractions-oreums.ts'
import { temples } from './attractions-temples.ts'
import { villages } from './attractions-villages.ts'
import { waterfalls } from './attractions-waterfalls.ts'
import type { CataloguePlace } from '../place.ts'

export const attractions: readonly CataloguePlace[] = [
  ...coast,
  ...oreums,
  ...hallasan,
  ...forests,
  ...waterfalls,
  ...beaches,
  ...islands,
  ...villages,
  ...heritage,
  ...temples,
  ...gardens,
  ...indoors,
]

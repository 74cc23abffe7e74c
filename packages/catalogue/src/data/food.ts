import type { CataloguePlace } from '../place.ts'
import { cafesNorth } from './food-cafes-north.ts'
import { cafesSouth } from './food-cafes-south.ts'
import { casual } from './food-casual.ts'
import { homeCooking } from './food-home-cooking.ts'
import { meat } from './food-meat.ts'
import { noodles } from './food-noodles.ts'
import { seafood } from './food-seafood.ts'

export const food: readonly CataloguePlace[] = [
  ...noodles,
  ...homeCooking,
  ...seafood,
  ...meat,
  ...casual,
  ...cafesNorth,
  ...cafesSouth,
]

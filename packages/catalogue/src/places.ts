import { attractions } from './data/attractions.ts'
import { courses } from './data/courses.ts'
import { culture } from './data/culture.ts'
import { festivals } from './data/festivals.ts'
import { food } from './data/food.ts'
import { leports } from './data/leports.ts'
import type { CataloguePlace } from './place.ts'
import { shops } from './data/shops.ts'
import { stays } from './data/stays.ts'

export const cataloguePlaces: readonly CataloguePlace[] = [
  ...attractions,
  ...culture,
  ...festivals,
  ...courses,
  ...leports,
  ...stays,
  ...shops,
  ...food,
]

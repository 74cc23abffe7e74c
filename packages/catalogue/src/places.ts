import { attractions } from './attractions.ts'
import { courses } from './courses.ts'
import { culture } from './culture.ts'
import { festivals } from './festivals.ts'
import { food } from './food.ts'
import { leports } from './leports.ts'
import type { CataloguePlace } from './place.ts'
import { shops } from './shops.ts'
import { stays } from './stays.ts'

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

import type { CataloguePlace } from '../place.ts'
import { cultureArt } from './culture-art.ts'
import { cultureBooksAndStages } from './culture-books-stages.ts'
import { cultureHistory } from './culture-history.ts'
import { cultureThemes } from './culture-themes.ts'

export const culture: readonly CataloguePlace[] = [
  ...cultureArt,
  ...cultureBooksAndStages,
  ...cultureHistory,
  ...cultureThemes,
]

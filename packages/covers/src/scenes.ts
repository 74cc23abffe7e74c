import type { Scene } from './scene.ts'
import { beach } from './scenes/beach.ts'
import { books } from './scenes/books.ts'
import { cafe } from './scenes/cafe.ts'
import { camellia } from './scenes/camellia.ts'
import { camp } from './scenes/camp.ts'
import { canola } from './scenes/canola.ts'
import { cave } from './scenes/cave.ts'
import { columns } from './scenes/columns.ts'
import { cone } from './scenes/cone.ts'
import { course } from './scenes/course.ts'
import { culture } from './scenes/culture.ts'
import { falls } from './scenes/falls.ts'
import { festival } from './scenes/festival.ts'
import { fish } from './scenes/fish.ts'
import { food } from './scenes/food.ts'
import { forest } from './scenes/forest.ts'
import { grill } from './scenes/grill.ts'
import { hotel } from './scenes/hotel.ts'
import { island } from './scenes/island.ts'
import { kayak } from './scenes/kayak.ts'
import { leports } from './scenes/leports.ts'
import { lighthouse } from './scenes/lighthouse.ts'
import { meadow } from './scenes/meadow.ts'
import { noodle } from './scenes/noodle.ts'
import { orchard } from './scenes/orchard.ts'
import { oreum } from './scenes/oreum.ts'
import { pavilion } from './scenes/pavilion.ts'
import { peak } from './scenes/peak.ts'
import { shop } from './scenes/shop.ts'
import { stay } from './scenes/stay.ts'
import { stew } from './scenes/stew.ts'
import { tea } from './scenes/tea.ts'
import { village } from './scenes/village.ts'

export const SCENES = {
  beach,
  books,
  cafe,
  camellia,
  camp,
  canola,
  cave,
  columns,
  cone,
  course,
  culture,
  falls,
  festival,
  fish,
  food,
  forest,
  grill,
  hotel,
  island,
  kayak,
  leports,
  lighthouse,
  meadow,
  noodle,
  orchard,
  oreum,
  pavilion,
  peak,
  shop,
  stay,
  stew,
  tea,
  village,
} as const satisfies Record<string, Scene>

export type CoverScene = keyof typeof SCENES

/** The scene of a place of which only the category (a content type of the tourism catalogue) is known. */
export const CATEGORY_SCENES = {
  12: ['oreum', 'forest', 'canola'],
  14: ['culture'],
  15: ['festival'],
  25: ['course'],
  28: ['leports'],
  32: ['stay', 'hotel'],
  38: ['shop'],
  39: ['food'],
} as const satisfies Record<number, readonly [CoverScene, ...CoverScene[]]>

export type CoverCategory = keyof typeof CATEGORY_SCENES

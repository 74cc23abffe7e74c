import type { CataloguePlace } from '@honjeo/catalogue/place'
import { createRandom, type SceneRandom } from '@honjeo/covers/random'
import { FIRST_WORDS, KEYWORDS, KINDS, SYLLABLES, TOWNS } from './generated-place-words.ts'

/** The first number of a generated place, far above the numbers of the tourism service. */
export const FIRST_GENERATED_ID = 1_000_000_001

export interface GeneratedPlace extends Pick<
  CataloguePlace,
  'contentId' | 'contentTypeId' | 'title' | 'addr1' | 'region' | 'lat' | 'lng'
> {
  soloScore: number
  keywords: string
  /** The counts of the difficulties and the sum of the stars of its reviews. */
  easy: number
  normal: number
  hard: number
  ratingSum: number
}

const integer = (random: SceneRandom, min: number, max: number) => Math.floor(random.between(min, max + 1))

function coinName(random: SceneRandom): string {
  const syllables = Array.from({ length: integer(random, 2, 3) }, () => random.pick(SYLLABLES))
  return syllables.join('')
}

function pickKind(random: SceneRandom) {
  let left = random.between(0, 100)
  return KINDS.find(({ share }) => (left -= share) < 0) ?? KINDS[0]!
}

function composeTitle(random: SceneRandom, kind: string, village: string): string {
  const name = coinName(random)
  return random.pick([
    `${random.pick(FIRST_WORDS)} ${name}${kind}`,
    `${random.pick(FIRST_WORDS)}${kind} ${name}`,
    `${random.pick(FIRST_WORDS)}${name}`,
    `${name} ${kind}`,
    `${name}${kind}`,
    `${kind} ${name}`,
    `${name}${kind} ${village.slice(0, 2)}점`,
  ])
}

/** Most places have no review, a few have many. */
function composeReviews(random: SceneRandom) {
  const count = random.chance(0.55) ? 0 : Math.ceil(20 * random.between(0, 1) ** 4)
  const easy = Math.round(count * random.between(0, 1))
  const normal = Math.round((count - easy) * random.between(0, 1))
  const ratingSum = Math.round(count * random.between(3, 5))
  return { easy, normal, hard: count - easy - normal, ratingSum }
}

function generatePlace(random: SceneRandom, contentId: number): GeneratedPlace {
  const { contentTypeId, words } = pickKind(random)
  const { region, name, villages, lat, lng } = random.pick(TOWNS)
  const village = random.pick(villages)
  // The sum of two is denser in the middle, as towns are.
  const scatter = (degrees: number) => random.between(-degrees, degrees) + random.between(-degrees, degrees)
  return {
    contentId,
    contentTypeId,
    title: composeTitle(random, random.pick(words), village),
    addr1: `제주특별자치도 ${name} ${village} ${integer(random, 1, 3500)}`,
    region,
    lat: lat + scatter(0.025),
    lng: lng + scatter(0.04),
    soloScore: integer(random, 30, 95),
    keywords: Array.from({ length: integer(random, 0, 3) }, () => random.pick(KEYWORDS)).join(' '),
    ...composeReviews(random),
  }
}

/**
 * Makes places that are not to be found on the island, with names, addresses and figures such as real ones have; always
 * the same.
 */
export function generatePlaces(count: number): GeneratedPlace[] {
  const random = createRandom(count)
  return Array.from({ length: count }, (_, i) => generatePlace(random, FIRST_GENERATED_ID + i))
}

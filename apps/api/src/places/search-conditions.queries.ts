import { and, not, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Bindable, Param } from '../db/prepared.ts'
import { places } from '@honjeo/schema/places'
import type { Approximation } from '@honjeo/hangul-search/approximation'
import { gramsOf } from '@honjeo/hangul-search/grams'
import { END, isExact, sourceOf, START, toLetters, toUnfinished, type Letter } from '@honjeo/hangul-search/letters'
import type { Reading } from '@honjeo/hangul-search/reading'

type Letters = readonly Letter[]

/** A text of a place, and the indexed pieces of it. */
interface Field {
  text: PgColumn
  grams: PgColumn
}
const TITLE: Field = { text: places.titleKey, grams: places.titleGrams }
const ALL: Field = { text: places.searchText, grams: places.searchGrams }

const hasAll = ({ grams }: Field, pieces: Bindable<string[]>) => sql`${grams} @> ${sql.param(pieces)}::text[]`
const hasAny = ({ grams }: Field, pieces: string[]) =>
  pieces.length === 0 ? undefined : sql`${grams} && ${sql.param(pieces)}::text[]`
/** A function, not the operator ~: the planner would multiply its estimate with that of the pieces, which it depends on. */
const matches = ({ text }: Field, source: Bindable<string>) => sql`regexp_like(${text}, ${source})`

/**
 * The index finds what has all the pieces; the pattern keeps what has them in the right order. It comes first: on the
 * way down the best places both are looked at, and a text is read in less than half of the time that its pieces are.
 */
const holdsPattern = (field: Field, source: Bindable<string>, pieces: Bindable<string[]>) =>
  and(matches(field, source), hasAll(field, pieces))
const holds = (field: Field, letters: Letters) => holdsPattern(field, sourceOf(letters), gramsOf(letters))

/** A title that is the query, begins with it, holds it: as patterns, and as the pieces that the index finds. */
export const titlePatternsOf = ({ key }: Reading) => {
  const part = toLetters(key)
  const beginning = [START, ...part]
  const whole = [...beginning, END]
  return {
    whole: sourceOf(whole),
    wholePieces: gramsOf(whole),
    beginning: sourceOf(beginning),
    beginningPieces: gramsOf(beginning),
    part: sourceOf(part),
    partPieces: gramsOf(part),
  }
}
type TitlePatterns = ReturnType<typeof titlePatternsOf>
export type TitlePlaces = { [Name in keyof TitlePatterns]: Param<TitlePatterns[Name]> }

/** Returns the first of a reading's ways, which ask for the title alone. */
export const titleTiersOf = (patterns: { [Name in keyof TitlePatterns]: Bindable<TitlePatterns[Name]> }): SQL[] => {
  const { whole, wholePieces, beginning, beginningPieces, part, partPieces } = patterns
  return [
    sql`${holdsPattern(TITLE, whole, wholePieces)}`,
    sql`${and(holdsPattern(TITLE, beginning, beginningPieces), not(matches(TITLE, whole)))}`,
    sql`${and(holdsPattern(TITLE, part, partPieces), not(matches(TITLE, beginning)))}`,
  ]
}

const matchesAll = (field: Field, words: readonly Letters[]) =>
  and(...words.map((word) => matches(field, sourceOf(word))))

/** Initial consonants are those of names: they are looked for in titles only. */
const fieldOf = (word: Letters) => (isExact(word) ? ALL : TITLE)

/** A word falls into two separate parts: at every cut the ends of the word are whole. */
const matchesParts = (field: Field, divisions: Reading['divisions']) =>
  or(...divisions.map((parts) => and(...parts.map((part) => matches(field, part)))))
const holdsParts = (field: Field, word: string, divisions: Reading['divisions']) =>
  and(
    hasAll(field, [word.slice(0, 2), ...Array.from(word.slice(2, -2)), word.slice(-2)]),
    matchesParts(field, divisions),
  )

/**
 * What makes a place a hit, from the best way to the least. No place is a hit in two of them; null means a way that a
 * query cannot go, so that a way's number means the same for all.
 */
export function tiersOf(reading: Reading): (SQL | null)[] {
  const { key, words: wordKeys, divisions } = reading
  const letters = toLetters(key)
  const words = wordKeys.map(toLetters)
  const [word = ''] = wordKeys
  const unfinished = toUnfinished(key)
  const isWhole = words.length === 1 && word === key
  const hasWords = and(...words.map((each) => matches(fieldOf(each), sourceOf(each))))
  const isUnfinished = unfinished ? matches(TITLE, sourceOf(unfinished.letters)) : undefined
  const isDivided = divisions.length > 0

  const tier = (where: SQL | undefined, ...better: (SQL | undefined)[]) =>
    and(where, ...better.map((each) => each && not(each))) ?? null
  return [
    ...titleTiersOf(titlePatternsOf(reading)),
    // Every word occurs in the title, or somewhere.
    isWhole ? null : tier(and(...words.map((each) => holds(TITLE, each))), matches(TITLE, sourceOf(letters))),
    !words.some(isExact)
      ? null
      : tier(
          and(...words.map((each) => holds(fieldOf(each), each))),
          isWhole ? matches(TITLE, sourceOf(letters)) : matchesAll(TITLE, words),
        ),
    // The title holds what the query is on its way to.
    unfinished
      ? tier(
          and(holds(TITLE, unfinished.letters), hasAny(TITLE, unfinished.anyOf)),
          matches(TITLE, sourceOf(letters)),
          hasWords,
        )
      : null,
    // Both parts of a single word occur in the title, or somewhere.
    isDivided ? tier(holdsParts(TITLE, word, divisions), hasWords, isUnfinished) : null,
    isDivided ? tier(holdsParts(ALL, word, divisions), hasWords, isUnfinished, matchesParts(TITLE, divisions)) : null,
  ]
}

/** Single letters occur in nearly every address, so those are looked for in titles. */
const fieldOfPieces = (pieces: string[]) => (pieces.some((piece) => piece.length > 1) ? ALL : TITLE)

/**
 * The operator is ~ here: how rarely a pattern of so many forms matches is all that the planner can go by. It comes
 * first, for an OR is judged in the order in which it is written.
 */
const holdsNearly = ({ grams, source }: Approximation) =>
  and(
    source === null ? undefined : sql`${ALL.text} ~ ${source}`,
    or(...grams.map((pieces) => hasAll(fieldOfPieces(pieces), pieces))),
  )

/** Whether a place is near to the query in one of the ways. */
export const isNear = (ways: readonly (readonly Approximation[])[]) =>
  or(...ways.map((way) => and(...way.map(holdsNearly))))

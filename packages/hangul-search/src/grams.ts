import { END, isExact, START, type Letter } from './letters.ts'

/** Length of the longest pieces that are indexed; see `text_grams` in the migrations. */
const GRAM_MAX = 3

type Letters = readonly Letter[]

const exactText = (letters: Letters) => letters.map(({ exact }) => exact).join('')
const isEnd = (letter: Letter | undefined) => letter === START || letter === END

/** Returns the exact letters between those that may be several. */
function exactRuns(letters: Letters): Letter[][] {
  const runs: Letter[][] = [[]]
  for (const letter of letters) {
    if (letter.exact === null) runs.push([])
    else runs.at(-1)?.push(letter)
  }
  return runs.filter((run) => run.length > 1 || (run.length === 1 && !isEnd(run[0])))
}

/**
 * Returns the pieces a text must have to hold these letters one after the other: as long ones as there are, of initials where a letter may be
 * several, and the exact letters beside such.
 */
export function gramsOf(letters: Letters): string[] {
  const size = Math.min(GRAM_MAX, letters.length)
  const windows = Array.from({ length: letters.length - size + 1 }, (_, i) => letters.slice(i, i + size))
  const long = windows.map((window) =>
    isExact(window) ? exactText(window) : window.map(({ initial }) => initial).join(''),
  )
  const short = exactRuns(letters)
    .filter((run) => run.length < size)
    .map(exactText)
  return [...new Set([...long, ...short])]
}

import type { Grey } from './grey.ts'

/** Darker than this is ink, once the light is even. */
const INK = 110
/** No print covers more of its paper; what does is no receipt, and reading it would take very long. */
const MOST_INK = 0.35

export const isInk = (value: number) => value < INK

/** The share of a picture that ink covers, 0–1. */
function inkShare({ data }: Grey): number {
  let count = 0
  for (const value of data) if (isInk(value)) count++
  return count / data.length
}

export const mayBePrint = (picture: Grey) => inkShare(picture) <= MOST_INK

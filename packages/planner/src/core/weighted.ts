import type { Random } from './random.ts'

/** Returns the index of one of these weights, each as likely as it is heavy. */
export function drawWeighted(weights: readonly number[], random: Random): number {
  let left = random.unit() * weights.reduce((total, weight) => total + weight, 0)
  return Math.max(
    0,
    weights.findIndex((weight) => (left -= weight) < 0),
  )
}

export const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

export const mean = (values: readonly number[]) => sum(values) / values.length

/** The smallest value that this share (0–1) of all values does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}

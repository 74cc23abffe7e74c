const WEIGHTS = [1, 3, 7, 1, 3, 7, 1, 3, 5]

/** Returns the last digit of a 사업자등록번호, from the nine before it. */
export function businessCheckDigit(nine: string): number {
  const sum = WEIGHTS.reduce((total, weight, i) => total + weight * Number(nine[i]), 0)
  return (10 - ((sum + Math.floor((Number(nine[8]) * 5) / 10)) % 10)) % 10
}

/**
 * Whether ten digits can be a 사업자등록번호, whose check digit finds a misread one. None begins with 0, as the first three
 * name a tax office.
 */
export const isBusinessNumber = (digits: string) =>
  /^[1-9]\d{9}$/.test(digits) && businessCheckDigit(digits) === Number(digits[9])

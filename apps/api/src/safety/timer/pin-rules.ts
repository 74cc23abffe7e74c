/** Whether it is one digit over and over, as 0000 and 7777 are. */
const isOneDigit = (pin: string) => new Set(pin).size === 1

const sorted = (pin: string) =>
  pin
    .split('')
    .toSorted((a, b) => Number(a) - Number(b))
    .join('')

/** Whether one is one more or one less than the other; 9999 and 0000 are neighbours. */
function areNeighbours(one: string, other: string): boolean {
  const apart = Math.abs(Number(one) - Number(other))
  return apart === 1 || apart === 10 ** one.length - 1
}

/**
 * Whether two PINs of four digits are good for their purpose: hard to guess, and neither to be derived from the other
 * (equal, backwards, the same digits in another order, one apart).
 */
export const areGoodPins = (pin: string, duressPin: string): boolean =>
  !isOneDigit(pin) && !isOneDigit(duressPin) && sorted(pin) !== sorted(duressPin) && !areNeighbours(pin, duressPin)

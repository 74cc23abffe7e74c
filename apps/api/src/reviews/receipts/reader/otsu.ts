/** The grey that parts dark from bright best: variance between the two classes at its largest (Otsu 1979). */
export function otsuThreshold(histogram: Uint32Array): number {
  let count = 0
  let sum = 0
  for (const [value, n] of histogram.entries()) {
    count += n
    sum += value * n
  }
  let threshold = 127
  let most = 0
  let darkCount = 0
  let darkSum = 0
  for (const [value, n] of histogram.entries()) {
    darkCount += n
    darkSum += value * n
    const brightCount = count - darkCount
    if (darkCount === 0 || brightCount === 0) continue
    const between = darkCount * brightCount * (darkSum / darkCount - (sum - darkSum) / brightCount) ** 2
    if (between > most) [most, threshold] = [between, value]
  }
  return threshold
}

import { expect, it } from 'vitest'
import { alarmWav } from './alarm.ts'

const HEADER_BYTES = 44
const SAMPLE_RATE = 22_050

it('sounds twice at full scale, and rests', () => {
  const samples = new Int16Array(alarmWav().slice(HEADER_BYTES))
  const loudest = (from: number, to: number) =>
    Math.max(...samples.subarray(from * SAMPLE_RATE, to * SAMPLE_RATE).map(Math.abs))
  expect(samples).toHaveLength(2 * SAMPLE_RATE)
  expect(loudest(0, 0.25)).toBeGreaterThan(32_000)
  expect(loudest(0.26, 0.39)).toBe(0)
  expect(loudest(0.4, 0.65)).toBeGreaterThan(32_000)
  expect(loudest(0.66, 2)).toBe(0)
})

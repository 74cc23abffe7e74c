import { describe, expect, it } from 'vitest'
import { sirenWav, SWEEP } from './siren-wave.ts'

const view = new DataView(sirenWav())
const text = (at: number, length: number) =>
  String.fromCharCode(...Array.from({ length }, (_, index) => view.getUint8(at + index)))
const sampleRate = view.getUint32(24, true)
const samples = Array.from({ length: view.getUint32(40, true) / 2 }, (_, index) => view.getInt16(44 + index * 2, true))

/** Hz, by how often the wave rises through nothing. */
function pitchOf(part: number[]): number {
  const rises = part.filter((level, index) => index > 0 && part[index - 1]! < 0 && level >= 0)
  return (rises.length * sampleRate) / part.length
}

describe('the sound of the siren', () => {
  it('is a WAV file whose header says what is in it', () => {
    expect([text(0, 4), text(8, 8), text(36, 4)]).toEqual(['RIFF', 'WAVEfmt ', 'data'])
    expect(view.getUint32(4, true)).toBe(view.byteLength - 8)
    expect({ format: view.getUint16(20, true), channels: view.getUint16(22, true) }).toEqual({ format: 1, channels: 1 })
    expect(view.getUint32(28, true)).toBe(sampleRate * view.getUint16(32, true))
    expect(view.byteLength).toBe(44 + samples.length * 2)
  })

  it('goes up to full scale and is strong all the time', () => {
    expect(samples.reduce((most, level) => Math.max(most, Math.abs(level)), 0)).toBeGreaterThan(32_700)
    const tenth = sampleRate / 10
    for (let from = 0; from < samples.length; from += tenth) {
      const part = samples.slice(from, from + tenth)
      const power = part.reduce((sum, level) => sum + (level / 32_767) ** 2, 0) / part.length
      expect(Math.sqrt(power), `from sample ${from}`).toBeGreaterThan(0.8)
    }
  })

  it('sweeps through the whole band and never leaves it', () => {
    const part = Math.round(sampleRate / 100)
    const pitches = Array.from({ length: Math.floor(samples.length / part) }, (_, index) =>
      pitchOf(samples.slice(index * part, (index + 1) * part)),
    )
    // A hundredth of a second shows a pitch to a hundred hertz.
    expect(Math.min(...pitches)).toBeGreaterThanOrEqual(SWEEP.low - 100)
    expect(Math.max(...pitches)).toBeLessThanOrEqual(SWEEP.high + 100)
    expect(Math.min(...pitches)).toBeLessThan(SWEEP.low + 200)
    expect(Math.max(...pitches)).toBeGreaterThan(SWEEP.high - 200)
  })

  it('begins again without a click: the step from its end to its beginning is none that it does not make within', () => {
    const steps = samples.map((level, index) => Math.abs(level - samples.at(index - 1)!))
    const [seam = Infinity, ...within] = steps
    expect(seam).toBeLessThanOrEqual(within.reduce((most, step) => Math.max(most, step), 0))
    // At the lowest tone, where it begins, it rises by a known slope.
    expect(samples[0]).toBe(0)
    expect(Math.abs(samples[1]! + samples.at(-1)!)).toBeLessThan(200)
  })
})

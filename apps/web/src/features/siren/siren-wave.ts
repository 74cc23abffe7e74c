/** Enough for the overtones of the highest tone. */
const SAMPLE_RATE = 44_100
/** Some browsers pause for a moment before a sound begins anew; in a longer one that is heard less often. */
const LOOP_S = 4
const BYTES_PER_SAMPLE = 2
const HEADER_BYTES = 44
const FULL_SCALE = 32_767
/** Clipped softly a tone carries more power at the same peak: a phone on which `volume` cannot be set is as loud as it gets. */
const DRIVE = 4

/** Hz: where the ear hears best, and a phone's speaker is loudest. */
export const SWEEP = { low: 2000, high: 4000 }
/** Rises and falls in a second. */
const SWEEPS_PER_S = 2

/** Of the sweep and of its own tone the loop holds whole periods, so its end runs into its beginning without a click. */
function phaseAt(seconds: number): number {
  const middle = (SWEEP.high + SWEEP.low) / 2
  const reach = (SWEEP.high - SWEEP.low) / 2
  const turn = 2 * Math.PI * SWEEPS_PER_S
  return 2 * Math.PI * middle * seconds - ((2 * Math.PI * reach) / turn) * Math.sin(turn * seconds)
}

/** One turn of the siren as a WAV file: PCM, 16 bit, one channel, up to full scale. */
export function sirenWav(): ArrayBuffer {
  const samples = SAMPLE_RATE * LOOP_S
  const dataBytes = samples * BYTES_PER_SAMPLE
  const view = new DataView(new ArrayBuffer(HEADER_BYTES + dataBytes))
  const writeName = (at: number, name: string) => {
    for (const [index, letter] of [...name].entries()) view.setUint8(at + index, letter.charCodeAt(0))
  }
  writeName(0, 'RIFF')
  view.setUint32(4, HEADER_BYTES - 8 + dataBytes, true)
  writeName(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, SAMPLE_RATE, true)
  view.setUint32(28, SAMPLE_RATE * BYTES_PER_SAMPLE, true)
  view.setUint16(32, BYTES_PER_SAMPLE, true)
  view.setUint16(34, BYTES_PER_SAMPLE * 8, true)
  writeName(36, 'data')
  view.setUint32(40, dataBytes, true)

  const loudest = Math.tanh(DRIVE)
  for (let index = 0; index < samples; index += 1) {
    const level = Math.tanh(DRIVE * Math.sin(phaseAt(index / SAMPLE_RATE))) / loudest
    view.setInt16(HEADER_BYTES + index * BYTES_PER_SAMPLE, Math.round(level * FULL_SCALE), true)
  }
  return view.buffer
}

import { wavFile } from '../wav.ts'

/** The rate is enough for the overtones of the highest tone. */
const SAMPLE_RATE = 44_100
/** Some browsers pause for a moment before a sound begins again; in a longer one that is heard less often. */
const LOOP_S = 4
/** Clipped softly a tone carries more power at the same peak: a phone on which `volume` cannot be set is as loud as it gets. */
const DRIVE = 4

/** Hz: where the ear hears best, and a phone's speaker is loudest. */
export const SWEEP = { low: 2000, high: 4000 }
/** Rises and falls in a second. */
const SWEEPS_PER_S = 2

/** The loop holds whole periods of the sweep and of its own tone, so its end runs into its beginning without a click. */
function phaseAt(seconds: number): number {
  const middle = (SWEEP.high + SWEEP.low) / 2
  const reach = (SWEEP.high - SWEEP.low) / 2
  const turn = 2 * Math.PI * SWEEPS_PER_S
  return 2 * Math.PI * middle * seconds - ((2 * Math.PI * reach) / turn) * Math.sin(turn * seconds)
}

/** One turn of the siren as a WAV file, up to full scale. */
export function sirenWav(): ArrayBuffer {
  const loudest = Math.tanh(DRIVE)
  return wavFile(
    SAMPLE_RATE * LOOP_S,
    SAMPLE_RATE,
    (index) => Math.tanh(DRIVE * Math.sin(phaseAt(index / SAMPLE_RATE))) / loudest,
  )
}

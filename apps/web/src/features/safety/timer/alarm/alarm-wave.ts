import { wavFile } from '#lib/wav.ts'

const SAMPLE_RATE = 22_050
/** Two short tones and a rest: a reminder, nothing like the siren. */
const TURN_S = 2
const TONE_S = 0.25
const SECOND_TONE_AT_S = 0.4
const HZ = 880
/** Rises and falls so fast that nothing clicks. */
const EDGE_S = 0.01

function levelAt(seconds: number): number {
  const within = seconds < SECOND_TONE_AT_S ? seconds : seconds - SECOND_TONE_AT_S
  if (within > TONE_S) return 0
  const edge = Math.min(1, within / EDGE_S, (TONE_S - within) / EDGE_S)
  return edge * Math.sin(2 * Math.PI * HZ * within)
}

/** One turn of the alarm as a WAV file, to be played over and over. */
export const alarmWav = (): ArrayBuffer =>
  wavFile(SAMPLE_RATE * TURN_S, SAMPLE_RATE, (index) => levelAt(index / SAMPLE_RATE))

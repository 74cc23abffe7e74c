import { SWEEP } from './siren-wave.ts'

/** Another pace than the audio element's, or the two would cancel each other out wherever they meet. */
const SWEEPS_PER_S = 3.3

/** The siren by Web Audio, beside the audio element: each sounds on phones and in moments where the other does not. */
export function createSirenTones(onStateChange: () => void) {
  let context: AudioContext | null = null
  let sounding: { nodes: AudioNode[]; oscillators: OscillatorNode[] } | null = null

  /** Opens the context, which is kept for good once it was allowed to sound: iPhones ask for a tap for each new one. */
  function open(): AudioContext | null {
    if (context !== null) return context
    try {
      context = new AudioContext()
      context.addEventListener('statechange', onStateChange)
    } catch {
      // No sound device, too many pages that sound, or an old browser: the audio element is left.
    }
    return context
  }

  function connect(to: AudioContext) {
    const tone = new OscillatorNode(to, { type: 'square', frequency: (SWEEP.high + SWEEP.low) / 2 })
    const sweep = new OscillatorNode(to, { type: 'triangle', frequency: SWEEPS_PER_S })
    const reach = new GainNode(to, { gain: (SWEEP.high - SWEEP.low) / 2 })
    const loudness = new GainNode(to, { gain: 1 })
    sweep.connect(reach).connect(tone.frequency)
    tone.connect(loudness).connect(to.destination)
    tone.start()
    sweep.start()
    sounding = { nodes: [tone, sweep, reach, loudness], oscillators: [tone, sweep] }
  }

  return {
    /** Is called in a tap: from then on it may be woken without one. Left asleep, so that a traveller's music plays on. */
    async unlock() {
      const opened = open()
      if (opened === null) return
      await opened.resume().catch(() => undefined)
      if (sounding === null) await opened.suspend().catch(() => undefined)
    },

    /** Begins, or wakes what a call or another app has put to sleep; never a second one beside the first. */
    sound() {
      const opened = open()
      if (opened === null) return
      if (sounding === null) connect(opened)
      if (opened.state !== 'running') opened.resume().catch(() => undefined)
    },

    /** Whether it can be heard, as far as a page can know. */
    isHeard: () => sounding !== null && context?.state === 'running',

    silence() {
      for (const oscillator of sounding?.oscillators ?? []) oscillator.stop()
      for (const node of sounding?.nodes ?? []) node.disconnect()
      sounding = null
      context?.suspend().catch(() => undefined)
    },
  }
}

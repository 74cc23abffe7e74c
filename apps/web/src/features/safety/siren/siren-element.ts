import { sirenWav } from './siren-wave.ts'

/**
 * The siren by an audio element: on iPhones it sounds even when the ring switch is off, which mutes Web Audio. Its sound is made on
 * the device: there is nothing to fetch, and no service worker to answer Safari's requests for parts of a file.
 */
export function createSirenElement(onInterrupted: () => void) {
  const audio = document.createElement('audio')
  audio.src = URL.createObjectURL(new Blob([sirenWav()], { type: 'audio/wav' }))
  audio.loop = true
  audio.preload = 'auto'
  // iPhones keep to the buttons at their side; there it can only be as loud as the samples are.
  audio.volume = 1
  audio.hidden = true
  document.body.append(audio)
  audio.load()

  let isOn = false
  /** The place in the sound when it was last looked at: an element that hangs claims to be playing. */
  let seenAt = -1

  // The sound is paused by a call, a headset that was pulled out, another app, or the buttons of a lock screen.
  audio.addEventListener('pause', () => isOn && onInterrupted())

  function play() {
    audio.muted = false
    audio.volume = 1
    audio.play().catch(() => undefined)
  }

  return {
    /** Is called in a tap: played once, without being heard, it may later be played by a timer. Answers whether that was allowed. */
    async unlock(): Promise<boolean> {
      if (isOn) return true
      audio.muted = true
      const isAllowed = await audio.play().then(
        () => true,
        () => false,
      )
      // If it was started meanwhile, it is heard.
      if (isOn) return isAllowed
      audio.pause()
      audio.currentTime = 0
      audio.muted = false
      return isAllowed
    },

    sound() {
      isOn = true
      if (audio.error !== null) audio.load()
      if (audio.paused || audio.muted) play()
    },

    /** Whether it has played on since this was last asked. */
    isHeard() {
      const at = audio.currentTime
      const hasMoved = at !== seenAt
      seenAt = at
      return isOn && hasMoved && at > 0 && !audio.paused && !audio.muted
    },

    silence() {
      isOn = false
      seenAt = -1
      audio.pause()
      audio.currentTime = 0
    },
  }
}

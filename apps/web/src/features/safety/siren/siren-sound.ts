import { createSirenElement } from './siren-element.ts'
import { createSirenTones } from './siren-tones.ts'

/** ms between two looks at whether the siren still sounds. */
const LOOK_MS = 500
/** ms until it is played again after something took its turn: a browser that refuses for good is not asked without a pause. */
const RETURN_MS = 250

/** What browsers take for the will of a person. To an iPhone a finger that rests on the glass has done nothing yet. */
export const GESTURES = ['touchend', 'click', 'keydown'] as const

/** An interface of Safari's, not in TypeScript's own declarations yet: https://www.w3.org/TR/audio-session/ */
interface AudioSession {
  type: 'auto' | 'playback'
}

/** `playback` sounds though the ring switch is off, and ends the music of others; so it is asked for no longer than the siren lasts. */
function setSession(type: AudioSession['type']) {
  const { audioSession } = navigator as { audioSession?: AudioSession }
  if (audioSession !== undefined) audioSession.type = type
}

/** The sound of the siren, all that is heard of it. Made when its screen opens, so that nothing has to be loaded when it counts. */
export function createSirenSound(onLook: (isHeard: boolean) => void) {
  const element = createSirenElement(soundSoon)
  const tones = createSirenTones(soundSoon)
  let isOn = false
  let isHushed = false
  let looking: ReturnType<typeof setInterval> | undefined
  let returning: ReturnType<typeof setTimeout> | undefined
  let listening = new AbortController()

  function sound() {
    if (!isOn || isHushed) return
    setSession('playback')
    element.sound()
    tones.sound()
  }

  function soundSoon() {
    clearTimeout(returning)
    if (isOn) returning = setTimeout(sound, RETURN_MS)
  }

  function look() {
    if (isHushed) return
    // Both are asked, since asking is what shows whether the element goes on.
    const heard = [element.isHeard(), tones.isHeard()]
    onLook(heard.includes(true))
    sound()
  }

  function silence() {
    clearTimeout(returning)
    element.silence()
    tones.silence()
    setSession('auto')
  }

  return {
    /**
     * Call it in one of the `GESTURES`, anywhere on the page. The press that fills the ring is not over when the siren is to
     * start, and sound is allowed by gestures alone; what was played once within one may later be played by a timer.
     * Answers whether it is ready now.
     */
    async unlock(): Promise<boolean> {
      // A muted element may play at any time, which proves nothing.
      const isGesture = (navigator as { userActivation?: UserActivation }).userActivation?.isActive !== false
      const [isAllowed] = await Promise.all([element.unlock(), tones.unlock()])
      return isGesture && isAllowed
    },

    /** Goes on until it is stopped. A second call changes nothing. */
    start() {
      if (isOn) return
      isOn = true
      sound()
      looking = setInterval(look, LOOK_MS)
      listening = new AbortController()
      const options = { capture: true, signal: listening.signal }
      // Was the press the first touch of all, the browser has refused; then it sounds when the finger is lifted.
      for (const gesture of GESTURES) window.addEventListener(gesture, sound, options)
      document.addEventListener('visibilitychange', sound, options)
    },

    /** Is called in a gesture: where the browser has refused, it may allow it now. */
    retry: sound,

    /** Keeps it silent as long as `isHushed`, without being over. */
    hush(next: boolean) {
      isHushed = next
      if (!isOn) return
      if (next) silence()
      else sound()
    },

    stop() {
      isOn = false
      isHushed = false
      clearInterval(looking)
      listening.abort()
      silence()
    },
  }
}

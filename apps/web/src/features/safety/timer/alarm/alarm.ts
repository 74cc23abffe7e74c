import { create } from 'zustand'
import { alarmWav } from './alarm-wave.ts'

interface AlarmState {
  /** A tap has allowed this page to sound. A page that is opened anew has to be allowed anew. */
  isAllowed: boolean
  isRinging: boolean
  /** What was silenced: it rings no more, whatever screen one goes to. */
  silenced: string | null
}

export const useAlarm = create<AlarmState>(() => ({ isAllowed: false, isRinging: false, silenced: null }))

/** So long one hears it who tries it out. */
const SAMPLE_MS = 1000

let element: HTMLAudioElement | undefined

/** By an element, which iPhones let sound though their ring switch is off. */
function audio(): HTMLAudioElement {
  if (element === undefined) {
    element = document.createElement('audio')
    element.src = URL.createObjectURL(new Blob([alarmWav()], { type: 'audio/wav' }))
    element.loop = true
    element.preload = 'auto'
    element.hidden = true
    document.body.append(element)
  }
  return element
}

/** In a tap: sounds once, so that one hears how loud it is, and may then sound by itself. Answers whether it was allowed. */
export async function allowAlarm(): Promise<boolean> {
  const sound = audio()
  try {
    await sound.play()
  } catch {
    useAlarm.setState({ isAllowed: false })
    return false
  }
  useAlarm.setState({ isAllowed: true })
  setTimeout(() => !useAlarm.getState().isRinging && sound.pause(), SAMPLE_MS)
  return true
}

/** ms on and off, in turn; iPhones know no vibration. */
const VIBRATION = [400, 200, 400]
const VIBRATION_EVERY_MS = 2000

/** A page that nobody has touched yet may not, and its browser complains of each try. */
function canVibrate(): boolean {
  const { userActivation } = navigator as { userActivation?: UserActivation }
  return 'vibrate' in navigator && userActivation?.hasBeenActive !== false
}

/** Sounds and vibrates until what is returned is called, as far as the browser allows it. */
export function ring(): () => void {
  useAlarm.setState({ isRinging: true })
  if (useAlarm.getState().isAllowed)
    audio()
      .play()
      .catch(() => useAlarm.setState({ isAllowed: false }))
  const vibrate = () => canVibrate() && navigator.vibrate(VIBRATION)
  vibrate()
  const timer = setInterval(vibrate, VIBRATION_EVERY_MS)
  return () => {
    clearInterval(timer)
    if (canVibrate()) navigator.vibrate(0)
    element?.pause()
    useAlarm.setState({ isRinging: false })
  }
}

export function silenceAlarm(what: string): void {
  useAlarm.setState({ silenced: what })
}

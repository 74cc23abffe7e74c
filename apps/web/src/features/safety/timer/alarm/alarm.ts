import type { Timer } from '@honjeo/contract/safety/timer'
import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { create } from 'zustand'
import { wavFile } from '../../wav.ts'
import { momentOf } from '../moment.ts'

interface AlarmState {
  /** A tap has allowed this page to sound. A page that is opened again has to be allowed again. */
  isAllowed: boolean
  isRinging: boolean
  /** What was silenced: it rings no more, whatever screen one goes to. */
  silenced: string | null
}

export const useAlarm = create<AlarmState>(() => ({ isAllowed: false, isRinging: false, silenced: null }))

/** The time for which one hears the alarm who tries it out. */
const SAMPLE_MS = 1000

let element: HTMLAudioElement | undefined

/** Makes the sound by an element, which iPhones let sound though their ring switch is off. */
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

/** Is called in a tap: sounds once, so that one hears how loud it is, and may then sound by itself. Answers whether it was allowed. */
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

/** A page that was not touched yet may not, and its browser complains of each try. */
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

const BLINK_MS = 1000

/**
 * What rings: a timer at its time. Moved to another time it is something else, and may ring again; so may a timer of
 * one's own at each of its stages.
 */
export const ringingKey = ({ checkInId, plannedAt, isSolo, stage }: Timer) =>
  `${checkInId} ${plannedAt}${isSolo ? ` ${stage}` : ''}`

/**
 * While the traveller is to answer, an open page of theirs sounds, vibrates and says so in its title, until they answer or silence it.
 * A page that is closed or frozen cannot: the server's notifications do not depend on it.
 */
export function useRinging(timer: Timer | null, now: number): void {
  const { t } = useLingui()
  const silenced = useAlarm(({ silenced: what }) => what)
  const isAllowed = useAlarm((state) => state.isAllowed)
  const moment = timer === null ? 'ENDED' : momentOf(timer, now)
  // This phone is all that sounds for a timer that reminds its member alone, so that it goes on.
  const isDue = ['GRACE', 'UNKNOWN'].includes(moment) || (moment === 'ALERTING' && timer?.isSolo === true)
  const isRinging = timer !== null && isDue && silenced !== ringingKey(timer)
  const word = t`돌아올 시간이에요`

  useEffect(() => (isRinging ? ring() : undefined), [isRinging, isAllowed]) // oxlint-disable-line react/exhaustive-effect-dependencies -- rings again once it may sound

  useEffect(() => {
    if (!isRinging) return
    const title = document.title
    const blinking = setInterval(() => {
      document.title = document.title === word ? title : word
    }, BLINK_MS)
    return () => {
      clearInterval(blinking)
      if (document.title === word) document.title = title
    }
  }, [isRinging, word])
}

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

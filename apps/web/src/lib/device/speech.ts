import type { Locale } from '../text/locales.ts'

/** A text that is said by a voice of its language. */
export interface Saying {
  text: string
  lang: Locale
}

/** Returns what speaks; undefined in a browser without voices. */
const synthesis = (): SpeechSynthesis | undefined => ('speechSynthesis' in globalThis ? speechSynthesis : undefined)

/**
 * A voice that the device brings along; it speaks without a network. Others send what they say to whom they belong to, and what
 * is said here holds names and positions.
 */
function voiceOf(lang: Locale): SpeechSynthesisVoice | undefined {
  const voices = synthesis()?.getVoices() ?? []
  // `ko_KR`, `ko-KR` and `ko` are one language.
  return voices.find((voice) => voice.localService && voice.lang.toLowerCase().split(/[-_]/)[0] === lang)
}

export const hasVoice = (lang: Locale): boolean => voiceOf(lang) !== undefined

/** Calls back when the device's voices have become known, which in some browsers is after the page. Returns the way to stop. */
export function onVoices(listener: () => void): () => void {
  const voices = synthesis()
  voices?.addEventListener('voiceschanged', listener)
  return () => voices?.removeEventListener('voiceschanged', listener)
}

/** The rate is slower than people talk: it is written down at the other end of a call. */
const RATE = 0.9

/**
 * Says a text line by line, since browsers break off what takes longer than some seconds; call it in a tap. `onEnd` is called
 * when all is said, or no more can be. Returns the way to stop, after which it is not called.
 */
export function say({ text, lang }: Saying, onEnd: () => void): () => void {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const voices = synthesis()
  const voice = voiceOf(lang)
  let isOver = false

  function end() {
    if (isOver) return
    isOver = true
    onEnd()
  }

  function sayNext() {
    const line = lines.shift()
    if (isOver) return
    if (line === undefined || voices === undefined || voice === undefined) return end()
    const utterance = new SpeechSynthesisUtterance(line)
    utterance.voice = voice
    utterance.lang = voice.lang
    utterance.rate = RATE
    utterance.addEventListener('end', sayNext)
    utterance.addEventListener('error', end)
    voices.speak(utterance)
  }

  // What another button of the page has begun ends here.
  voices?.cancel()
  sayNext()
  return () => {
    if (isOver) return
    isOver = true
    voices?.cancel()
  }
}

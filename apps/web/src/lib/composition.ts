import type { KeyboardEvent } from 'react'

const COMPOSING_KEY_CODE = 229

/**
 * The key belongs to a Hangul syllable that is still being composed. Safari ends the composition before it reports the
 * key; then only the old key code tells.
 */
export const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent) =>
  nativeEvent.isComposing || keyCode === COMPOSING_KEY_CODE

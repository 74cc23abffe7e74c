import { i18n as chosen, type I18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { formatDistance } from '#lib/numbers.ts'
import type { Direction, Nearest } from './nearest.ts'

const WORDS: Record<Direction, MessageDescriptor> = {
  N: msg`북쪽`,
  NE: msg`북동쪽`,
  E: msg`동쪽`,
  SE: msg`남동쪽`,
  S: msg`남쪽`,
  SW: msg`남서쪽`,
  W: msg`서쪽`,
  NW: msg`북서쪽`,
}

/** `성산일출봉에서 북동쪽으로 350m`; `성산일출봉 근처`. */
export function nearText({ name, metres, direction }: Nearest, i18n: I18n = chosen): string {
  if (direction === null) return i18n._(msg`${name} 근처`)
  const distance = formatDistance(metres, i18n.locale)
  const towards = i18n._(WORDS[direction])
  return i18n._(msg`${name}에서 ${towards}으로 ${distance}`)
}

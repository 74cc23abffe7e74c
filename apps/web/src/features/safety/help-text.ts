import type { Position } from '@honjeo/contract/values/geo'
import { i18n as chosen, type I18n, setupI18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { nationalGridNumber } from '@honjeo/national-grid/grid-number'
import { soundGridNumber, spellGridNumber } from '@honjeo/national-grid/spelling'
import { clockOf, dayKey } from '#lib/text/dates.ts'
import { accuracyText } from './fix-text.ts'
import type { DeviceFix } from '#lib/position/geolocation.ts'
import type { Saying } from '#lib/device/speech.ts'
import { type Locale, SOURCE_LOCALE } from '#lib/text/locales.ts'

/** The emergency services here read Korean, whatever language the app speaks. Its messages are in the code. */
const korean = setupI18n({ locale: SOURCE_LOCALE, messages: { [SOURCE_LOCALE]: {} } })

/** The number of decimals for about a metre: `33.36170`. */
const DECIMALS = 5

/** Returns `33.36170, 126.53320`. */
export function coordinatesText({ lat, lng }: Position): string {
  return `${lat.toFixed(DECIMALS)}, ${lng.toFixed(DECIMALS)}`
}

/** Opens on any phone, with the app or without. */
export function mapLink({ lat, lng }: Position): string {
  return `https://map.kakao.com/link/map/${lat.toFixed(DECIMALS)},${lng.toFixed(DECIMALS)}`
}

/** What is near, in the language of `i18n`: 성산일출봉에서 동쪽으로 350m. */
type NearText = (i18n: I18n) => string

/**
 * What one sends to 119, 112 or friends: that help is needed, where one was and when that was measured; without a position, a line to fill
 * in. It holds no name. Korean first, then in the language of the app.
 */
export function helpText(fix: DeviceFix | null, near?: NearText): string {
  const inKorean = linesIn(korean, fix, near)
  const own = chosen.locale === SOURCE_LOCALE ? [] : ['', ...linesIn(chosen, fix, near)]
  return [...inKorean, ...own, ...(fix === null ? [] : [mapLink(fix)])].join('\n')
}

/** The same to be read out: without the link, and with the number of the grid digit by digit. */
export function helpSayings(fix: DeviceFix | null, near?: NearText): Saying[] {
  return sayingsOf(korean, (i18n) => linesIn(i18n, fix, near, sayGridNumber))
}

/** Returns a number digit by digit for a Korean voice; others get the sounds of its letters. */
export const sayGridNumber = (number: string, { locale }: I18n): string =>
  locale === SOURCE_LOCALE ? spellGridNumber(number) : soundGridNumber(number)

/** A text in Korean, and in the language of the app where that is another. */
export function sayingsOf(inKorean: I18n, linesOf: (i18n: I18n) => string[]): Saying[] {
  const own = chosen.locale === SOURCE_LOCALE ? [] : [chosen]
  return [inKorean, ...own].map((i18n) => ({ text: linesOf(i18n).join('\n'), lang: i18n.locale as Locale }))
}

function linesIn(
  i18n: I18n,
  fix: DeviceFix | null,
  near: NearText | undefined,
  writeNumber: (number: string, i18n: I18n) => string = String,
): string[] {
  const cry = i18n._(msg`도움이 필요해요.`)
  if (fix === null) return [cry, i18n._(msg`지금 있는 곳:`) + ' ']
  const found = nationalGridNumber(fix)
  const number = found && writeNumber(found, i18n)
  const coordinates = coordinatesText(fix)
  const accuracy = accuracyText(fix.accuracyM, i18n)
  const place = near?.(i18n)
  const time = `${dayKey(new Date(fix.takenAt))} ${clockOf(new Date(fix.takenAt))}`
  return [
    cry,
    ...(number === null ? [] : [i18n._(msg`국가지점번호: ${number}`)]),
    i18n._(msg`위도, 경도: ${coordinates} (${accuracy})`),
    i18n._(msg`위치를 잰 때: ${time} (한국 시각)`),
    ...(place === undefined ? [] : [i18n._(msg`가까운 곳: ${place}`)]),
  ]
}

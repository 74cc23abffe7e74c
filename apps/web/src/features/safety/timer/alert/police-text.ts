import type { TimerAlert } from '@honjeo/contract/safety/timer'
import { ALARM_TITLE, UNNAMED_TIMER } from '@honjeo/contract/values/timer-titles'
import { nationalGridNumber } from '@honjeo/national-grid/grid-number'
import { pronounceGridNumber, spellGridNumber } from '@honjeo/national-grid/spelling'
import { i18n as chosen, type I18n, type MessageDescriptor, setupI18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { clockOf, dayKey } from '#lib/text/dates.ts'
import { accuracyText } from '../../fix-text.ts'
import { coordinatesText, mapLink, sayGridNumber, sayingsOf } from '../../help-text.ts'
import type { Saying } from '#lib/device/speech.ts'
import { timerTitle } from '#lib/server/server-text.ts'
import { SOURCE_LOCALE } from '#lib/text/locales.ts'

/** Whether the traveller named a time: who calls for help without a timer has one that ends as it begins. */
export const isPlanned = ({ startedAt, plannedAt }: Pick<TimerAlert, 'startedAt' | 'plannedAt'>): boolean =>
  plannedAt !== null && plannedAt !== startedAt

/** The police here read Korean, whatever language the app speaks. Its messages are in the code. */
const korean = setupI18n({ locale: SOURCE_LOCALE, messages: { [SOURCE_LOCALE]: {} } })

/** Returns the time in Korea, `2026-11-28 16:30`. */
const timeOf = (instant: string) => `${dayKey(instant)} ${clockOf(instant)}`

/**
 * What a contact reads out to the police, or sends them: who is missed since when or asked for help, what they were doing, and where
 * they were last.
 */
export function policeText(alert: TimerAlert): string {
  const inKorean = linesIn(korean, alert)
  const own = chosen.locale === SOURCE_LOCALE ? [] : ['', ...linesIn(chosen, alert)]
  return [...inKorean, ...own, ...(alert.fix === null ? [] : [mapLink(alert.fix)])].join('\n')
}

/** The same for the device to read out: to the police in Korean, and to the reader. The number of the grid is spelled. */
export const policeSayings = (alert: TimerAlert): Saying[] =>
  sayingsOf(korean, (i18n) => linesIn(i18n, alert, spokenLines))

/** The text quotes what the traveller typed in the language in which they typed it. */
const quoted = (text: string) => `“${text}”`

function titleIn(i18n: I18n, title: string): string {
  const isOfServer = title === UNNAMED_TIMER || title === ALARM_TITLE
  if (isOfServer) return i18n === korean ? title : timerTitle(title)
  return quoted(title)
}

type GridLines = (number: string, i18n: I18n) => string[]

function spokenLines(grid: string, i18n: I18n): string[] {
  const number = sayGridNumber(grid, i18n)
  return [i18n._(msg`국가지점번호: ${number}`)]
}

const writtenLines: GridLines = (number, i18n) => [i18n._(msg`국가지점번호: ${number}`), readingOf(i18n, number)]

function linesIn(i18n: I18n, alert: TimerAlert, gridLines = writtenLines): string[] {
  const { title, note, plannedAt, fix } = alert
  const planned = plannedAt === null ? '' : timeOf(plannedAt)
  const activity = title === null ? '' : titleIn(i18n, title)
  const words = quoted(note ?? '')
  return [
    i18n._(whatHappened(alert)),
    ...(!isPlanned(alert) ? [] : [i18n._(msg`돌아오기로 한 시간: ${planned} (한국 시각)`)]),
    ...(title === null ? [] : [i18n._(msg`하려던 일: ${activity}`)]),
    ...(note === null || note === '' ? [] : [i18n._(msg`남긴 말: ${words}`)]),
    ...(fix === null ? [i18n._(msg`마지막 위치: 모름`)] : fixLines(i18n, fix, gridLines)),
  ]
}

function whatHappened({ travellerName, isUrgent, isCall }: TimerAlert): MessageDescriptor {
  if (isUrgent) {
    return msg`${travellerName}님이 남이 알아채지 못하게 도움을 청했어요. 위험할 수 있으니 본인에게 전화하지 말아주세요.`
  }
  if (isCall) return msg`혼자 제주를 여행하던 ${travellerName}님이 도움을 청했어요.`
  return msg`혼자 제주를 여행하던 ${travellerName}님이 돌아오기로 한 시간이 지났는데 연락이 안 돼요.`
}

function fixLines(i18n: I18n, fix: NonNullable<TimerAlert['fix']>, gridLines: GridLines): string[] {
  const number = nationalGridNumber(fix)
  const coordinates = coordinatesText(fix)
  const accuracy = accuracyText(fix.accuracyM, i18n)
  const measured = timeOf(fix.takenAt)
  return [
    i18n._(msg`마지막 위치를 잰 때: ${measured} (한국 시각)`),
    ...(number === null ? [] : gridLines(number, i18n)),
    i18n._(msg`위도, 경도: ${coordinates} (${accuracy})`),
  ]
}

/** Returns how the number is read out: in Hangul to be shown, in Latin letters to be said by those who do not read it. */
function readingOf(i18n: I18n, number: string): string {
  const [spelt, said] = [spellGridNumber(number), pronounceGridNumber(number)]
  return i18n._(msg`읽는 법: ${spelt} (${said})`)
}

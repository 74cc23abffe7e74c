import type { StopForecast, StopWarning, StopWeather } from '@honjeo/contract/weather'
import {
  FORECAST_STALE_HOURS,
  WET_FROM_CHANCE,
  type StoppingWarning,
  type WarningLevel,
  type WeatherExposure,
} from '@honjeo/contract/values/weather'
import type { MessageDescriptor } from '@lingui/core'
import { i18n } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import { formatDateTime, formatTime } from '#lib/text/dates.ts'

const HOUR_MS = 3_600_000

const WARNING_NAMES: Record<StoppingWarning, Record<WarningLevel, MessageDescriptor>> = {
  STRONG_WIND: { ADVISORY: msg`강풍주의보`, WARNING: msg`강풍경보` },
  HEAVY_RAIN: { ADVISORY: msg`호우주의보`, WARNING: msg`호우경보` },
  HEAVY_SNOW: { ADVISORY: msg`대설주의보`, WARNING: msg`대설경보` },
  HIGH_WAVES: { ADVISORY: msg`풍랑주의보`, WARNING: msg`풍랑경보` },
  TYPHOON: { ADVISORY: msg`태풍주의보`, WARNING: msg`태풍경보` },
  STORM_SURGE: { ADVISORY: msg`폭풍해일주의보`, WARNING: msg`폭풍해일경보` },
}

const EXPOSURE_TEXTS: Record<WeatherExposure, MessageDescriptor> = {
  GATE: msg`탐방이 통제될 수 있어요. 가기 전에 확인해주세요.`,
  BOAT: msg`배가 뜨지 않을 수 있어요. 가기 전에 확인해주세요.`,
  COAST: msg`바닷가에는 가까이 가지 마세요.`,
}

/** A forecast that has grown too old on this device is not said. `now`: ms since 1970. */
export const isFresh = ({ announcedAt }: StopForecast, now: number): boolean =>
  now - Date.parse(announcedAt) < FORECAST_STALE_HOURS * HOUR_MS

/** Whether a forecast that still counts is known of any of these. */
export const isForecast = (weathers: readonly (StopWeather | null)[], now: number): boolean =>
  weathers.some((weather) => weather !== null && weather.forecast !== null && isFresh(weather.forecast, now))

/** Whether one gets wet without an umbrella. */
export const isWet = ({ rain, rainChance }: StopForecast): boolean => rain !== 'NONE' || rainChance >= WET_FROM_CHANCE

/** Returns `비 3.5mm · 70%`, or how likely it is that some falls. */
function rainText({ rain, rainMm, rainChance }: StopForecast): string {
  switch (rain) {
    case 'NONE':
      return t`비 올 확률 ${rainChance}%`
    case 'RAIN':
      return t`비 ${rainMm}mm · ${rainChance}%`
    case 'SHOWER':
      return t`소나기 ${rainMm}mm · ${rainChance}%`
    case 'SLEET':
      return t`진눈깨비 · ${rainChance}%`
    case 'SNOW':
      return t`눈 · ${rainChance}%`
  }
}

/** Returns rain, wind and what one feels, on one line. */
export function forecastText(forecast: StopForecast): string {
  const wind = Math.round(forecast.windMs)
  return [rainText(forecast), t`바람 ${wind}m/s`, t`체감 ${forecast.feelsLike}°`].join(' · ')
}

/** Says whose forecast it is, and of when. */
export const forecastSource = ({ announcedAt }: StopForecast): string => t`기상청 ${formatTime(announcedAt)} 예보`

/** Returns `강풍주의보`. */
export const warningName = ({ kind, level }: Pick<StopWarning, 'kind' | 'level'>): string =>
  i18n._(WARNING_NAMES[kind][level])

export function warningText({ kind, level, exposure }: StopWarning): string {
  const name = warningName({ kind, level })
  return `${name} · ${i18n._(EXPOSURE_TEXTS[exposure])}`
}

/** Says whose warning it is, and of when; of one that staff gave, when it ends. */
export const warningSource = ({ announcedAt, until }: StopWarning): string =>
  until === undefined ? t`기상청 ${formatTime(announcedAt)} 발표` : t`운영자가 알림 · ${formatDateTime(until)}까지`

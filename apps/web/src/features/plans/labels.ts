import { daysBetween } from '@honjeo/contract/values/days'
import type {
  Interest,
  LegMode,
  Meal,
  Pace,
  PlanHub,
  PlanNote,
  PlanStatus,
  TransportType,
} from '@honjeo/contract/values/enums'
import type { LeftOutCode } from '@honjeo/contract/values/left-out-codes'
import type { MessageDescriptor } from '@lingui/core'
import { msg, plural, t } from '@lingui/core/macro'
import { Bike, BusFront, CarFront, CarTaxiFront, Footprints, type LucideIcon, Ship, TrainFront } from 'lucide-react'
import { formatDay, formatDayOfYear } from '#lib/text/dates.ts'

export const TRANSPORT_LABELS: Record<TransportType, MessageDescriptor> = {
  WALK: msg`도보`,
  CAR: msg`자동차`,
  BUS: msg`버스`,
  TAXI: msg`택시`,
  TRAIN: msg`기차`,
  BICYCLE: msg`자전거`,
}

export const LEG_LABELS: Record<LegMode, MessageDescriptor> = {
  WALK: msg`도보`,
  CAR: msg`자동차`,
  BUS: msg`버스`,
  TAXI: msg`택시`,
  BICYCLE: msg`자전거`,
  FERRY: msg`배`,
}

export const PACE_LABELS: Record<Pace, MessageDescriptor> = {
  RELAXED: msg`여유롭게`,
  NORMAL: msg({ message: '보통', context: 'pace' }),
  PACKED: msg`알차게`,
}

export const INTEREST_LABELS: Record<Interest, MessageDescriptor> = {
  SEA: msg`바다`,
  OREUM: msg`오름`,
  FOREST: msg`숲길`,
  CULTURE: msg`문화·전시`,
  CAFE: msg`카페`,
  MARKET: msg`시장`,
  ACTIVITY: msg`체험·레포츠`,
  VIEW: msg`전망·노을`,
}

export const HUB_LABELS: Record<PlanHub, MessageDescriptor> = {
  AIRPORT: msg`제주국제공항`,
  JEJU_PORT: msg`제주항 연안여객터미널`,
}

export const STATUS_LABELS: Record<PlanStatus, MessageDescriptor> = {
  ONGOING: msg`여행 중`,
  UPCOMING: msg`다가오는 여행`,
  FINISHED: msg`지난 여행`,
}

export const MEAL_LABELS: Record<Meal, MessageDescriptor> = {
  LUNCH: msg`점심`,
  DINNER: msg`저녁`,
}

/** The reasons why a place is not in an automatic plan. */
export const LEFT_OUT_TEXTS: Record<LeftOutCode, MessageDescriptor> = {
  CLOSED_ALL_TRIP: msg`여행하는 동안 문을 열지 않아요.`,
  OUT_OF_SEASON: msg`여행하는 동안에는 열리지 않아요.`,
  OUT_OF_REACH: msg`이 교통수단으로는 다녀올 수 없어요.`,
  NO_TIME: msg`넣을 시간이 남지 않았어요.`,
  GONE: msg`더는 찾을 수 없는 장소예요.`,
  NOT_A_STOP: msg`들르는 곳이 아니라서 일정에 넣지 않았어요.`,
}

/** What one should know of a whole plan. */
export const NOTE_TEXTS: Record<PlanNote, MessageDescriptor> = {
  TRAIN_IS_BUS: msg`제주에는 철도가 없어서 버스로 짰어요.`,
  ASSUMED_STAY_JEJU_SI: msg`숙소를 고르지 않아 제주시에서 묵는다고 보고 짰어요.`,
  ASSUMED_STAY_SEOGWIPO_SI: msg`숙소를 고르지 않아 서귀포시에서 묵는다고 보고 짰어요.`,
}

/** The modes of a journey and of a single way. */
export const MODE_ICONS: Record<TransportType | LegMode, LucideIcon> = {
  WALK: Footprints,
  CAR: CarFront,
  BUS: BusFront,
  TAXI: CarTaxiFront,
  TRAIN: TrainFront,
  BICYCLE: Bike,
  FERRY: Ship,
}

/** A day stays on one line; a journey may break after its dash. */
const unbroken = (text: string) => text.replaceAll(' ', '\u00a0')

/** Returns `2026. 11. 27 (금) – 11. 29 (일)`; the year is said once, and a single day too. */
export function formatJourney(startDate: string, endDate: string): string {
  const first = unbroken(formatDay(startDate))
  if (startDate === endDate) return first
  const isSameYear = startDate.slice(0, 4) === endDate.slice(0, 4)
  return `${first}\u00a0– ${unbroken(isSameYear ? formatDayOfYear(endDate) : formatDay(endDate))}`
}

/** Returns `2박 3일`, or 당일치기. */
export function formatNights(startDate: string, endDate: string): string {
  const nights = daysBetween(startDate, endDate)
  return nights === 0 ? t`당일치기` : t`${nights}박 ${nights + 1}일`
}

/** Says what going there instead does to the time on the way. */
export function extraTimeText(minutes: number): string {
  if (minutes === 0) return t`이동 시간은 지금과 같아요`
  if (minutes > 0) return plural(minutes, { other: '지금보다 이동이 #분 늘어요' })
  return plural(-minutes, { other: '지금보다 이동이 #분 줄어요' })
}

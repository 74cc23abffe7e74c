import type { Interest, LegMode, Meal, Pace, PlanHub, PlanStatus, TransportType } from '@honjeo/contract/values/enums'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

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

import type { LegMode, TransportType } from '@honjeo/contract/values/enums'
import { Bike, BusFront, CarFront, CarTaxiFront, Footprints, type LucideIcon, Ship, TrainFront } from 'lucide-react'

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

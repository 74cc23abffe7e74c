import { Type, type Static } from 'typebox'
import { ClockTime, DateOnly, DateTime, Id, Nullable, OneOf } from './common.ts'
import { ContentType, PlaceDay } from './places.ts'
import { LegBus } from './transit.ts'
import {
  COPYRIGHT_TYPES,
  INTERESTS,
  LEG_MODES,
  MEALS,
  PACES,
  PLAN_HUBS,
  PLAN_METHODS,
  PLAN_NOTES,
  PLAN_STATUSES,
  REASON_CODES,
  TRANSPORT_TYPES,
  WARNING_CODES,
} from './values/enums.ts'
import { LEFT_OUT_CODES } from './values/left-out-codes.ts'
import { CLIENT_ID_MAX } from './values/limits.ts'

export type PlanPoint = Static<typeof PlanPoint>
export const PlanPoint = Type.Object({
  hub: Nullable(OneOf(PLAN_HUBS)),
  contentId: Nullable(Id),
  /** The title of the place; empty for a hub, whose name is the app's own. */
  title: Type.String(),
  lat: Type.Number(),
  lng: Type.Number(),
})

/** The way to a stop from the one before it, or from where the day begins. */
export type PlanLeg = Static<typeof PlanLeg>
export const PlanLeg = Type.Object({
  mode: OneOf(LEG_MODES),
  /** The minutes with waiting for a bus, a taxi or a ferry, and the walk to it. */
  minutes: Type.Integer(),
  metres: Type.Integer(),
  /** Whether it is reckoned from a table rather than from roads. */
  isEstimate: Type.Boolean(),
  /** The bus on a way of which a published timetable says something; absent otherwise. */
  bus: Type.Optional(LegBus),
})

export type PlanReason = Static<typeof PlanReason>
export const PlanReason = Type.Object({
  code: OneOf(REASON_CODES),
  interest: Type.Optional(OneOf(INTERESTS)),
  meal: Type.Optional(OneOf(MEALS)),
  /** The minutes to the next stop, or before sunset. */
  minutes: Type.Optional(Type.Integer()),
  /** Mean of the reviews' stars. */
  rating: Type.Optional(Type.Number()),
})

/** The day and the time at which a stop would be in order. */
export type PlanFix = Static<typeof PlanFix>
export const PlanFix = Type.Object({ dayIndex: Type.Integer(), startTime: ClockTime, endTime: ClockTime })

export type PlanWarning = Static<typeof PlanWarning>
export const PlanWarning = Type.Object({
  code: OneOf(WARNING_CODES),
  /** The time that decides: when it opens or closes, the last entry, the sunset, or the earliest arrival. */
  time: Type.Optional(ClockTime),
  /** The fix; null where nothing but leaving it out helps. */
  fix: Nullable(PlanFix),
})

/** The id of a stop, made by the client where it can, so that a stop is the same one before and after it is saved. */
export const SpotId = Type.String({
  maxLength: CLIENT_ID_MAX,
  pattern: `^[A-Za-z0-9_-]{1,${CLIENT_ID_MAX}}$`,
  examples: ['5mJ0c1x2Qd'],
})

export type PlanSpot = Static<typeof PlanSpot>
export const PlanSpot = Type.Object({
  spotId: SpotId,
  /** The place's id; null for a stop in one's own words. A place that left the catalogue keeps its id, with the warning GONE. */
  contentId: Nullable(Id),
  contentTypeId: Nullable(ContentType),
  title: Type.String(),
  addr1: Nullable(Type.String()),
  image: Nullable(Type.String()),
  copyrightType: Nullable(OneOf(COPYRIGHT_TYPES)),
  lat: Nullable(Type.Number()),
  lng: Nullable(Type.Number()),
  memo: Type.String(),
  startTime: Nullable(ClockTime),
  endTime: Nullable(ClockTime),
  /** The way there; null for the first of a day that begins nowhere, and where either end has no position. */
  leg: Nullable(PlanLeg),
  reasons: Type.Array(PlanReason),
  /** The same list of reasons under the name by which the first description of this API knows it. */
  why: Type.Array(PlanReason),
  /** The reasons in a sentence, where a language model is set up. */
  reasonText: Nullable(Type.String()),
  warnings: Type.Array(PlanWarning),
  /** The hours of the place that day; none for a stop in one's own words. Copies that a device kept from before have none. */
  hours: Type.Optional(PlaceDay),
})

export type PlanDay = Static<typeof PlanDay>
export const PlanDay = Type.Object({
  /** The number of the day, counted from 0, as in a draft. */
  dayIndex: Type.Integer(),
  date: DateOnly,
  sunset: ClockTime,
  /** The points where the day begins and ends; null: where the first stop is, and the last one. */
  from: Nullable(PlanPoint),
  to: Nullable(PlanPoint),
  spots: Type.Array(PlanSpot),
  /** The way from the last stop to where the day ends. */
  legToEnd: Nullable(PlanLeg),
})

export type PlanLeftOut = Static<typeof PlanLeftOut>
export const PlanLeftOut = Type.Object({
  contentId: Id,
  title: Type.String(),
  code: OneOf(LEFT_OUT_CODES),
  /** Whether it was asked for. */
  wasPicked: Type.Boolean(),
})

export type PlanDetail = Static<typeof PlanDetail>
export const PlanDetail = Type.Object({
  planId: Id,
  /** The version, raised by each change; a change names the one it was made from. */
  version: Type.Integer(),
  title: Type.String(),
  startDate: DateOnly,
  endDate: DateOnly,
  transportType: OneOf(TRANSPORT_TYPES),
  method: OneOf(PLAN_METHODS),
  pace: OneOf(PACES),
  interests: Type.Array(OneOf(INTERESTS)),
  start: Nullable(PlanPoint),
  end: Nullable(PlanPoint),
  stay: Nullable(PlanPoint),
  /** The times of arrival at the start on the first day, and of departure from the end on the last. */
  startTime: Nullable(ClockTime),
  endTime: Nullable(ClockTime),
  days: Type.Array(PlanDay),
  leftOut: Type.Array(PlanLeftOut),
  notes: Type.Array(OneOf(PLAN_NOTES)),
  /** Path of the public page; null while it is not shared. */
  sharePath: Nullable(Type.String()),
  sharesMemos: Type.Boolean(),
  createdAt: DateTime,
  updatedAt: DateTime,
})

/** The part of a plan that everyone with the link may see: no member, no lodging, memos only if the owner said so. */
export type SharedPlan = Static<typeof SharedPlan>
export const SharedPlan = Type.Object({
  title: Type.String(),
  startDate: DateOnly,
  endDate: DateOnly,
  transportType: OneOf(TRANSPORT_TYPES),
  days: Type.Array(PlanDay),
  notes: Type.Array(OneOf(PLAN_NOTES)),
  /** Whether it is the caller's own. */
  isMine: Type.Boolean(),
})

export type PlanSummary = Static<typeof PlanSummary>
export const PlanSummary = Type.Object({
  planId: Id,
  title: Type.String(),
  startDate: DateOnly,
  endDate: DateOnly,
  transportType: OneOf(TRANSPORT_TYPES),
  status: OneOf(PLAN_STATUSES),
  spotCount: Type.Integer(),
  /** The picture of the first place that has one. */
  image: Nullable(Type.String()),
  copyrightType: Nullable(OneOf(COPYRIGHT_TYPES)),
  isShared: Type.Boolean(),
})

import type { PlaceSummary } from '@honjeo/contract/places'
import type { ContentTypeId, CopyrightType } from '@honjeo/contract/values/enums'
import { IMAGE_WIDTHS } from '@honjeo/contract/values/limits'
import { SOLO_FACTS } from '@honjeo/contract/values/solo-facts'
import { STAY_STRENGTHS, type PlaceFact } from '@honjeo/contract/values/stay-facts'
import { reviewTagLabel } from '@honjeo/contract/values/review-tags'
import type { SourcedFact } from '@honjeo/contract/values/sourced-facts'
import { and, isNull, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import { say } from '@honjeo/contract/values/sentences'
import { isKnown, isToCome } from './known-room.ts'
import type { Bindable } from '../db/prepared.ts'
import type { BindableViewing } from './viewing.ts'
import { LONGITUDE_SCALE, places, savedPlaces } from '@honjeo/schema/places'
import { chatRooms } from '@honjeo/schema/rooms'
import { stayFacts } from '@honjeo/schema/stay-facts'
import { appError } from '@honjeo/contract/app-error'

/** Length of a degree of latitude, and so of the scaled longitude, in metres. */
const METRES_PER_DEGREE = 111_195

export const isVisible = isNull(places.hiddenAt)

/** The hours and closing days that one may go by: none while they are in doubt. */
export const believedHours = {
  openTime: sql<string | null>`case when ${places.hoursDoubtedAt} is null then ${places.openTime} end`,
  restDate: sql<string | null>`case when ${places.hoursDoubtedAt} is null then ${places.restDate} end`,
}

/** A second source says the same of what the row has, or it has nothing that could be confirmed. */
const saidTwice = (fact: SourcedFact, column: AnyColumn) =>
  sql`(${column} is null or (${places.factSources} -> ${sql.raw(`'${fact}'`)} ->> 'value' = ${column} and ${places.factSources} -> ${sql.raw(`'${fact}'`)} ? 'second'))`

/** Whether two sources say the hours and the closing days, or staff have looked them up. */
export const areHoursConfirmed = sql<boolean>`(${places.hoursConfirmedAt} is not null or ${places.staffColumns} && '{open_time,rest_date}' or (${saidTwice('OPEN_TIME', places.openTime)} and ${saidTwice('REST_DATE', places.restDate)}))`

/** The columns of a `PlannerPlace`. */
export const plannerPlaceColumns = {
  contentId: places.contentId,
  contentTypeId: sql<ContentTypeId>`${places.contentTypeId}`,
  title: places.title,
  lat: places.lat,
  lng: places.lng,
  indoor: places.indoor,
  soloScore: places.soloScore,
  difficulty: places.difficulty,
  rating: places.rating,
  reviewCount: places.reviewCount,
  months: places.months,
  ...believedHours,
  areHoursConfirmed,
  eventStart: places.eventStart,
  eventEnd: places.eventEnd,
  scene: places.scene,
  keywords: places.keywords,
}
/** What the source of a value says of it, where it speaks of the value that the row has. */
const readOn = (fact: SourcedFact, column: AnyColumn) =>
  sql`case when ${places.factSources} -> ${sql.raw(`'${fact}'`)} ->> 'value' = ${column} then (${places.factSources} -> ${sql.raw(`'${fact}'`)} ->> 'checkedOn')::date end`

/** The day on which the hours were last compared with their source: by staff or an import, else as the app ships them. */
export const hoursCheckedOn = sql<
  string | null
>`coalesce(${places.hoursCheckedOn}, ${readOn('OPEN_TIME', places.openTime)}, ${readOn('REST_DATE', places.restDate)})::text`

/** The places of which all of these facts are said by the answer that speaks for them; undefined: all places. */
export function hasStrengths(facts: readonly PlaceFact[] | null): SQL | undefined {
  if (facts === null) return undefined
  const answered = SOLO_FACTS.filter((fact) => facts.includes(fact))
  return and(
    answered.length === 0 ? undefined : sql`${places.soloStrengths} @> ${sql.param(answered)}::text[]`,
    ...STAY_STRENGTHS.filter((strength) => facts.includes(strength)).map(
      (strength) =>
        sql`${places.contentId} = any(array(select content_id from ${stayFacts} where strength = ${strength}))`,
    ),
  )
}

/** The condition that a place is one of these, by one parameter, however many they are. */
export const isAnyOf = (contentIds: readonly number[]) =>
  sql`${places.contentId} = any(${sql.param(contentIds)}::bigint[])`

/** Whether one spends nights there: what the planner calls a STAY, camp sites too. */
export const isLodging = sql<boolean>`(${places.contentTypeId} = 32 or ${places.contentTypeId} = 28 and (${places.scene} is not distinct from 'camp' or ${places.title} ~ '야영장|캠핑'))`

const drawnCover = sql`'/covers/' || ${places.contentId} || '.svg'`
/** This width of a review's photo is enough for a card on any screen; a smaller photo has no such file. */
const coverUrl = sql.raw(
  `'/images/' || places.cover_image || case when places.cover_width > ${IMAGE_WIDTHS[0]} then '/${IMAGE_WIDTHS[1]}.webp' else '/${IMAGE_WIDTHS[0]}.webp' end`,
)

/** A place's cover: a photo from a review, else its photo of the tourism service, else the drawn one. */
export const placeImage = sql<string>`coalesce(${coverUrl}, ${places.firstImage}, ${drawnCover})`

/** The licence of what `placeImage` shows; null for our own pictures and those of members. */
export const placeCopyright = sql<CopyrightType | null>`case when ${places.coverImage} is null then ${places.copyrightType} end`

/**
 * A place's cover for a picture that is cut to its frame. A licence that forbids changes forbids that too: then our own
 * cover replaces the photo.
 */
export const croppedPlaceImage = sql<string>`case when ${placeCopyright} = 'TYPE3' then ${drawnCover} else ${placeImage} end`

/** The column with its table's name: in a query of one table Drizzle leaves it off, and a subquery would take it for its own. */
export const thisPlace = sql.raw('places.content_id')

/**
 * The number of upcoming rooms that visitors may know of. It is the same for every viewer, so it reveals no rooms of
 * one gender, no blocks, and not which rooms are full.
 */
export const openRoomCount = (now: Bindable<string>) =>
  sql<number>`(select count(*)::int from ${chatRooms}
    where ${chatRooms.contentId} = ${thisPlace} and ${isKnown(null, now)} and ${isToCome({ viewerId: null, now })})`

/** Whether it is among the viewer's saved places. */
export const isSaved = (viewerId: Bindable<number> | null) =>
  viewerId === null
    ? sql<boolean>`false`
    : sql<boolean>`exists (select from ${savedPlaces} where ${savedPlaces.userId} = ${viewerId} and ${savedPlaces.contentId} = ${thisPlace})`

/** A point as `location` of places and of what helps holds them: longitude scaled, so that plain distances are true ones. */
export const scaledPoint = (lat: Bindable<number>, lng: Bindable<number>) =>
  sql`point(${lng}::float8 * ${sql.raw(`${LONGITUDE_SCALE}`)}, ${lat}::float8)`

export interface Whereabouts {
  lat?: Bindable<number> | undefined
  lng?: Bindable<number> | undefined
}

/** The distance from there in scaled degrees, which the index on `location` orders by; null without a position. */
export const distanceFrom = ({ lat, lng }: Whereabouts): SQL<number> | null =>
  lat === undefined || lng === undefined ? null : sql<number>`(${places.location} <-> ${scaledPoint(lat, lng)})`

/** The columns of a `PlaceSummary`; finish each row with `toPlaceSummary`. */
export const placeSummary = ({ viewerId, now, distance }: BindableViewing & { distance: SQL<number> | null }) => ({
  contentId: places.contentId,
  contentTypeId: sql<ContentTypeId>`${places.contentTypeId}`,
  title: places.title,
  addr1: places.addr1,
  tel: places.tel,
  firstImage: placeImage,
  copyrightType: placeCopyright,
  lat: places.lat,
  lng: places.lng,
  difficulty: places.difficulty,
  averageRating: places.rating,
  reviewCount: places.reviewCount,
  openRoomCount: openRoomCount(now),
  topTag: places.topTag,
  distance: distance === null ? sql<null>`null` : sql<number>`round(${distance} * ${METRES_PER_DEGREE}::float8)::int`,
  saved: isSaved(viewerId),
})

type SummaryRow = Omit<PlaceSummary, 'distance' | 'topTagCode'> & { distance: number | null }

export const toPlaceSummary = <Row extends SummaryRow>(row: Row) => ({
  ...row,
  topTag: row.topTag === null ? null : reviewTagLabel(row.topTag),
  topTagCode: row.topTag,
})

/** Half a position is none: latitude and longitude come together, and an order by distance needs them. */
export function requireWhereabouts({ lat, lng }: Whereabouts, isNeeded = false): void {
  if ((lat === undefined) === (lng === undefined) && !(isNeeded && lat === undefined)) return
  throw appError('INVALID_INPUT', { fields: { lat: say('HALF_A_POSITION') } })
}

import type { PlaceDetail } from '@honjeo/contract/places'
import type { StayFact } from '@honjeo/contract/stay-facts'
import type { ContentTypeId } from '@honjeo/contract/values/enums'
import { SOURCED_FACTS, type SourcedFact } from '@honjeo/contract/values/sourced-facts'
import { LODGING } from '@honjeo/contract/values/stay-facts'
import { and, eq, sql } from 'drizzle-orm'
import type { CoverSubject } from '@honjeo/covers/cover'
import type { CoverScene } from '@honjeo/covers/scenes'
import type { Db } from '../db/client.ts'
import { isSaved, isVisible, openRoomCount, placeCopyright, placeImage } from '../records/place-columns.ts'
import { prepared, type Param } from '../db/prepared.ts'
import { literal } from '@honjeo/schema/columns'
import { places } from '@honjeo/schema/places'
import { soloFactCounts } from './solo-facts/solo-facts.queries.ts'
import { knownStayFacts } from '../records/stay-facts.queries.ts'
import type { Viewing } from '../records/viewing.ts'
import { TOURAPI_CREDIT } from '@honjeo/tourapi/tourism-service'

interface PlaceAsked {
  contentId: Param<number>
  viewerId: Param<number> | null
  now: Param<string>
}

const selectPlace = prepared('find_place', (db, { contentId, viewerId, now }: PlaceAsked) =>
  db
    .select({
      basic: {
        contentId: places.contentId,
        contentTypeId: sql<ContentTypeId>`${places.contentTypeId}`,
        title: places.title,
        addr1: places.addr1,
        tel: places.tel,
        homepage: places.homepage,
        overview: places.overview,
        firstImage: placeImage,
        copyrightType: placeCopyright,
        lat: places.lat,
        lng: places.lng,
        region: places.region,
        credit: sql<string | null>`case when ${places.importedAt} is not null then ${TOURAPI_CREDIT} end`,
      },
      intro: {
        openTime: places.openTime,
        restDate: places.restDate,
        parking: places.parking,
        fee: places.fee,
        period: places.period,
        eventStart: places.eventStart,
        eventEnd: places.eventEnd,
      },
      factSources: places.factSources,
      difficulty: places.difficulty,
      stats: { averageRating: places.rating, reviewCount: places.reviewCount, openRoomCount: openRoomCount(now) },
      saved: isSaved(viewerId),
      soloFacts: soloFactCounts,
      // The table is not read for other places.
      stayFacts: sql<
        StayFact[]
      >`case when ${places.contentTypeId} = ${literal(LODGING)} then ${knownStayFacts} else '[]' end`,
    })
    .from(places)
    .where(and(eq(places.contentId, contentId), isVisible)),
)

export async function findPlace(db: Db, contentId: number, viewing: Viewing): Promise<PlaceDetail | undefined> {
  const [row] = await selectPlace(db, { contentId, ...viewing })
  if (row === undefined) return undefined
  const { factSources, ...place } = row
  return { ...place, sources: sourcesOf(place, factSources) }
}

/** The sources of the values that the place has, and who confirms them: one that speaks of another value is of no use here. */
function sourcesOf(
  { basic, intro }: Pick<PlaceDetail, 'basic' | 'intro'>,
  known: (typeof places.$inferSelect)['factSources'],
): PlaceDetail['sources'] {
  const values: Record<SourcedFact, string | number | null> = {
    POSITION: basic.lat,
    TEL: basic.tel,
    HOMEPAGE: basic.homepage,
    OPEN_TIME: intro.openTime,
    REST_DATE: intro.restDate,
    PARKING: intro.parking,
    FEE: intro.fee,
  }
  return SOURCED_FACTS.flatMap((fact) => {
    const said = known[fact]
    if (said === undefined || said.value !== values[fact]) return []
    return [said, ...(said.second ? [said.second] : [])].map(({ name, url, checkedOn }) => ({
      fact,
      source: { name, url },
      checkedOn,
    }))
  })
}

/** What the generated cover of a place depends on. */
export async function findCoverSubject(db: Db, contentId: number): Promise<CoverSubject | undefined> {
  const [row] = await db
    .select({
      contentId: places.contentId,
      contentTypeId: sql<ContentTypeId>`${places.contentTypeId}`,
      scene: sql<CoverScene | null>`${places.scene}`,
    })
    .from(places)
    .where(eq(places.contentId, contentId))
  return row && { ...row, scene: row.scene ?? undefined }
}

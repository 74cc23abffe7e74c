import { cataloguePlaces } from '@honjeo/catalogue/places'
import { field, type Row } from './answer.ts'
import type { TourApi } from './operation.ts'
import { introFacts } from './intro.ts'
import { serviceTypeOf } from './listed-place.ts'
import { photoOf, type Photo } from './photo.ts'
import { homepageOf, phoneOf, plainText } from './text.ts'

export interface Details {
  /** The facts; null: the service says nothing. */
  facts: {
    overview: string | null
    homepage: string | null
    tel: string | null
    openTime: string | null
    restDate: string | null
    parking: string | null
    fee: string | null
  }
  photos: Photo[]
}

interface KnownPlace {
  contentId: number
  contentTypeId: number
  firstImage: string | null
  copyrightType: Photo['copyrightType'] | null
}

/** The ids of our own catalogue, whose places are described in our own words. */
const ownIds = new Set(cataloguePlaces.map(({ contentId }) => contentId))

/** Returns the number of calls that the details of a place take: one without a first photo has no others. */
export const callsFor = ({ firstImage }: { firstImage: string | null }) => (firstImage === null ? 2 : 3)

export async function fetchDetails(api: TourApi, place: KnownPlace): Promise<Details> {
  const { contentId } = place
  const serviceType = serviceTypeOf(place.contentTypeId)
  const common = (await api('detailCommon2', { contentId })).rows[0] ?? {}
  const intro = (await api('detailIntro2', { contentId, contentTypeId: serviceType })).rows[0] ?? {}
  const images = place.firstImage === null ? [] : (await api('detailImage2', { contentId, imageYN: 'Y' })).rows
  const { tel, ...times } = introFacts(serviceType, intro)
  return {
    facts: {
      overview: ownIds.has(contentId) ? null : plainText(field(common, 'overview')),
      homepage: homepageOf(field(common, 'homepage')),
      tel: phoneOf(field(common, 'tel')) ?? tel,
      ...times,
    },
    photos: photosOf(place, images),
  }
}

/** Returns the first photo of the list, which the others may lack, then those; each once. */
function photosOf({ firstImage, copyrightType }: KnownPlace, images: Row[]): Photo[] {
  const first = firstImage !== null && copyrightType !== null ? [{ url: firstImage, copyrightType }] : []
  const others = images.map((row) => photoOf(field(row, 'originimgurl'), field(row, 'cpyrhtDivCd')))
  const all = [...first, ...others.filter((photo) => photo !== null)]
  return [...new Map(all.toReversed().map((photo) => [photo.url, photo])).values()].toReversed()
}

import { FORMER_MEMBER } from '@honjeo/contract/values/former-member'
import { ID_MAX } from '@honjeo/contract/values/limits'
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import { parseISO } from 'date-fns/parseISO'
import type { Db } from '../db/client.ts'
import type { PageHead, StructuredData } from './fill-head.ts'
import {
  findNoticeWords,
  findPlaceWords,
  findPostPreview,
  findSharedPlanPreview,
  type PlaceWords,
} from './page-head.queries.ts'

/** About what a preview shows of a description. */
const LENGTH = 110

/** The beginning of a text in one line, cut between words. */
export function summarise(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const characters = Array.from(line)
  if (characters.length <= LENGTH) return line
  const start = characters.slice(0, LENGTH).join('')
  const isWhole = characters[LENGTH] === ' '
  const words = isWhole ? start : start.replace(/ [^ ]*$/, '')
  return `${words.replace(/[\s,.]+$/, '')}…`
}

interface PageHeadSource {
  /** The pattern of the app's router, which writes paths as ours does. */
  path: string
  /** Set where the head needs the database. */
  asksDatabase?: true
  /** Undefined where there is no such page. */
  find(db: Db, params: Readonly<Record<string, string | undefined>>): Promise<PageHead | undefined>
}

/** An id as the app's addresses carry it. */
function parseId(text: string | undefined): number | null {
  const id = Number(/^[1-9]\d{0,15}$/.exec(text ?? '')?.[0])
  return id <= ID_MAX ? id : null
}

const TOKEN = /^[\w-]{22}$/
const SAFETY_TOKEN = /^[0-9a-z]{1,11}\.[\w-]{22}$/

/** Shown where a page has no picture of its own. */
const APP_IMAGE = '/covers/honjeo.png'

/** A page that speaks for itself by the app's words and picture. */
const plainPage = (path: string): PageHeadSource => ({
  path,
  find: async () => ({ path, image: APP_IMAGE, type: 'website' }),
})

/**
 * A page for the people who were sent its address. A preview shows neither what it is about nor whether there still is
 * anything.
 */
const keyPage = (start: string, form = SAFETY_TOKEN): PageHeadSource => ({
  path: `${start}/:token`,
  find: async (_db, { token = '' }) =>
    form.test(token)
      ? {
          path: `${start}/${token}`,
          image: APP_IMAGE,
          title: '받은 사람만 볼 수 있는 링크',
          description: '혼자 여행하는 사람이 믿는 사람에게 보낸 링크예요.',
          type: 'website',
          isUnlisted: true,
          isKey: true,
        }
      : undefined,
})

/** Without opening hours, which are known in words only. Who has reviews has a rating. */
function structuredPlace(id: number | null, place: PlaceWords): StructuredData {
  const { title: name, overview: description, address, telephone, lat, lng, reviewCount, averageRating } = place
  return {
    '@type': 'TouristAttraction',
    url: `/search-detail/${id}`,
    name,
    description,
    image: `/covers/${id}.png`,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address,
      addressRegion: '제주특별자치도',
      addressCountry: 'KR',
    },
    geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lng },
    ...(telephone === null ? {} : { telephone }),
    ...(averageRating === null
      ? {}
      : {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: averageRating,
            reviewCount,
            worstRating: 1,
            bestRating: 5,
          },
        }),
  }
}

/** The pages that people share: what previews of their links show, and whether they exist. */
export const pageHeads: readonly PageHeadSource[] = [
  plainPage('/'),
  plainPage('/search'),
  plainPage('/community'),
  // No post, though its name takes the place of an id.
  plainPage('/community/new-post'),
  keyPage('/contact'),
  keyPage('/guard'),
  keyPage('/alert'),
  keyPage('/where'),
  keyPage('/no-mail', /^[\w-]{43}\.[\w-]{22}$/),
  {
    path: '/community/:postId',
    asksDatabase: true,
    async find(db, { postId }) {
      const id = parseId(postId)
      const post = id === null ? undefined : await findPostPreview(db, id)
      if (!post) return undefined
      const { title, content, images, author, createdAt, updatedAt, commentCount } = post
      const [image] = images
      return {
        path: `/community/${id}`,
        ...(image === undefined ? { image: APP_IMAGE } : { image: image.imageUrl, imageSize: image }),
        title,
        description: summarise(content),
        type: 'article',
        structured: {
          '@type': 'DiscussionForumPosting',
          url: `/community/${id}`,
          headline: title,
          text: content,
          author: { '@type': 'Person', name: author ?? FORMER_MEMBER },
          datePublished: createdAt,
          dateModified: updatedAt,
          ...(image === undefined ? {} : { image: image.imageUrl }),
          interactionStatistic: {
            '@type': 'InteractionCounter',
            interactionType: 'https://schema.org/CommentAction',
            userInteractionCount: commentCount,
          },
        },
      }
    },
  },
  {
    path: '/search-detail/:placeId',
    asksDatabase: true,
    async find(db, { placeId }) {
      const id = parseId(placeId)
      const place = id === null ? undefined : await findPlaceWords(db, id)
      return (
        place && {
          path: `/search-detail/${id}`,
          // Ours, also where there is a photo: the server fetches nothing, and not every licence lets a photo be cut.
          image: `/covers/${id}.png`,
          title: place.title,
          description: summarise(place.overview),
          type: 'article',
          structured: structuredPlace(id, place),
        }
      )
    },
  },
  {
    path: '/notices/:noticeId',
    asksDatabase: true,
    async find(db, { noticeId }) {
      const id = parseId(noticeId)
      const notice = id === null ? undefined : await findNoticeWords(db, id)
      if (!notice) return undefined
      const { title, content } = notice
      return { path: `/notices/${id}`, image: APP_IMAGE, title, description: summarise(content), type: 'article' }
    },
  },
  {
    path: '/shared-plan/:token',
    asksDatabase: true,
    async find(db, { token = '' }) {
      const plan = TOKEN.test(token) ? await findSharedPlanPreview(db, token) : undefined
      if (!plan) return undefined
      const { title, startDate, endDate, spotCount, coverId } = plan
      const nights = differenceInCalendarDays(parseISO(endDate), parseISO(startDate))
      const length = nights === 0 ? '당일치기' : `${nights}박 ${nights + 1}일`
      const stops = spotCount === 0 ? '' : ` ${spotCount}곳에 들러요.`
      return {
        path: `/shared-plan/${token}`,
        image: coverId === null ? APP_IMAGE : `/covers/${coverId}.png`,
        title,
        description: `${length} 제주 혼자 여행 일정이에요.${stops}`,
        type: 'article',
        isUnlisted: true,
      }
    },
  },
]

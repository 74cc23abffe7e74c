import type { PostDetail } from '@honjeo/contract/community'
import type { NoticeDetail } from '@honjeo/contract/notices'
import type { PlaceDetail } from '@honjeo/contract/places'
import type { SharedPlan } from '@honjeo/contract/plan'
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
  type PostPreview,
} from './page-head.queries.ts'

/** The length of a description, about what a preview shows of it. */
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

type Params = Readonly<Record<string, string | undefined>>

export interface PageHeadSource {
  /** The pattern of the app's router, which writes paths as ours does. */
  path: string
  /** Whether the head needs the database. */
  asksDatabase?: true
  /** Returns undefined where there is no such page. */
  find(db: Db, params: Params): Promise<PageHead | undefined>
  /** Whether an address names something; absent where every one does. What names nothing is not rendered. */
  isNamed?(params: Params): boolean
  /** Makes the same head of the answer that the page is rendered of, which saves a statement. */
  ofContent?(content: unknown, params: Params): PageHead | undefined
}

/** An id as the app's addresses carry it. */
function parseId(text: string | undefined): number | null {
  const id = Number(/^[1-9]\d{0,15}$/.exec(text ?? '')?.[0])
  return id <= ID_MAX ? id : null
}

const TOKEN = /^[\w-]{22}$/
const SAFETY_TOKEN = /^[0-9a-z]{1,11}\.[\w-]{22}$/

/** The picture of a page that has none of its own. */
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

function structuredPost(id: number, post: PostPreview): StructuredData {
  const { title, content, images, author, createdAt, updatedAt, commentCount } = post
  const [image] = images
  return {
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
      // The type is its address, as search engines read it; the types know only actions with properties.
      interactionType: 'https://schema.org/CommentAction' as unknown as { '@id': string },
      userInteractionCount: commentCount,
    },
  }
}

/** Describes a place without opening hours, which are known in words only. Who has reviews has a rating. */
function structuredPlace(id: number, place: PlaceWords): StructuredData {
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

interface ContentPage<Key, Words, Content> {
  path: string
  /** What its address names; null where it names nothing. */
  keyOf: (params: Params) => Key | null
  find: (db: Db, key: Key) => Promise<Words | undefined>
  /** Makes the same words of what the API answers a stranger. */
  wordsOf: (content: Content) => Words
  headOf: (words: Words, key: Key) => PageHead
}

/** A page about something of the database. */
const contentPage = <Key, Words, Content>(page: ContentPage<Key, Words, Content>): PageHeadSource => ({
  path: page.path,
  asksDatabase: true,
  async find(db, params) {
    const key = page.keyOf(params)
    const words = key === null ? undefined : await page.find(db, key)
    return key === null || words === undefined ? undefined : page.headOf(words, key)
  },
  isNamed: (params) => page.keyOf(params) !== null,
  ofContent(content, params) {
    const key = page.keyOf(params)
    return key === null ? undefined : page.headOf(page.wordsOf(content as Content), key)
  },
})

/** The pages that people share: what previews of their links show, and whether they exist. */
export const pageHeads: readonly PageHeadSource[] = [
  plainPage('/'),
  plainPage('/search'),
  plainPage('/community'),
  plainPage('/notices'),
  plainPage('/install'),
  // This is no post, though its name takes the place of an id.
  plainPage('/community/new-post'),
  keyPage('/contact'),
  keyPage('/guard'),
  keyPage('/alert'),
  keyPage('/where'),
  keyPage('/phone'),
  keyPage('/no-mail', /^[\w-]{43}\.[\w-]{22}$/),
  contentPage({
    path: '/community/:postId',
    keyOf: ({ postId }) => parseId(postId),
    find: findPostPreview,
    wordsOf: ({ author, ...post }: PostDetail) => ({ ...post, author: author.nickName }),
    headOf(post, id) {
      const [image] = post.images
      return {
        path: `/community/${id}`,
        ...(image === undefined ? { image: APP_IMAGE } : { image: image.imageUrl, imageSize: image }),
        title: post.title,
        description: summarise(post.content),
        type: 'article',
        structured: structuredPost(id, post),
      }
    },
  }),
  contentPage({
    path: '/search-detail/:placeId',
    keyOf: ({ placeId }) => parseId(placeId),
    find: findPlaceWords,
    wordsOf: ({ basic, stats }: PlaceDetail) => ({ ...basic, ...stats, address: basic.addr1, telephone: basic.tel }),
    headOf: (place, id) => ({
      path: `/search-detail/${id}`,
      // The picture is ours, also where there is a photo: the server fetches nothing, and not every licence lets a photo be cut.
      image: `/covers/${id}.png`,
      title: place.title,
      description: summarise(place.overview),
      type: 'article',
      structured: structuredPlace(id, place),
    }),
  }),
  contentPage({
    path: '/notices/:noticeId',
    keyOf: ({ noticeId }) => parseId(noticeId),
    find: findNoticeWords,
    wordsOf: (notice: NoticeDetail) => notice,
    headOf: ({ title, content }, id) => ({
      path: `/notices/${id}`,
      image: APP_IMAGE,
      title,
      description: summarise(content),
      type: 'article',
    }),
  }),
  contentPage({
    path: '/shared-plan/:token',
    keyOf: ({ token = '' }) => (TOKEN.test(token) ? token : null),
    find: findSharedPlanPreview,
    wordsOf({ title, startDate, endDate, days }: SharedPlan) {
      const spots = days.flatMap((day) => day.spots)
      // A place that has left the catalogue keeps its id, and has no picture.
      const coverId = spots.find(({ contentId, image }) => contentId !== null && image !== null)?.contentId ?? null
      return { title, startDate, endDate, spotCount: spots.length, coverId }
    },
    headOf({ title, startDate, endDate, spotCount, coverId }, token) {
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
  }),
]

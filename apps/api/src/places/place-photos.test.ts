import type { PlacePhoto } from '@honjeo/contract/places'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { placePhotos } from '@honjeo/schema/places'
import { setUpExplainedApp } from '../testing/explained-app.ts'
import { nodesOf } from '../testing/explaining-client.ts'
import { addPhotoReview } from '../testing/photo-reviews.ts'
import { JEONGBANG, SAEBYEOL, withCatalogue } from '../testing/places.ts'
import type { Member } from '../testing/test-app.ts'

const { t, statements } = setUpExplainedApp({ prepare: withCatalogue })
let writer: Member
let other: Member

interface Photos {
  content: PlacePhoto[]
  hasNext: boolean
  nextCursor: string | null
}

const page = async (query = '', as?: Member, contentId = SAEBYEOL) =>
  (await t.call<Photos>(`/api/tourist-spots/${contentId}/images${query}`, {}, as)).result
const nameOf = ({ review, url }: PlacePhoto) => review?.image.imageName ?? url
const shown = async (as?: Member) => (await page('?size=50', as)).content.map(nameOf)

async function walk(size: number): Promise<string[]> {
  const seen: string[] = []
  let cursor: string | null = null
  do {
    const { content, nextCursor }: Photos = await page(`?size=${size}${cursor === null ? '' : `&cursor=${cursor}`}`)
    seen.push(...content.map(nameOf))
    cursor = nextCursor
  } while (cursor !== null)
  return seen
}

beforeAll(async () => {
  writer = await t.addMember()
  other = await t.addMember()
})
beforeEach(async () => {
  await t.sql('delete from reviews')
  await t.sql('delete from place_photos')
  await t.sql('delete from blocks')
})

describe('the photos of a place', () => {
  it('are not those of a review that is hidden, until it is seen again, nor of one that is deleted', async () => {
    const review = await addPhotoReview(t, writer, SAEBYEOL)
    expect(await shown()).toEqual(review.photos)
    await t.sql('update reviews set hidden_at = now() where id = $1', review.id)
    expect([await shown(), await shown(writer)]).toEqual([[], []])
    await t.sql('update reviews set hidden_at = null where id = $1', review.id)
    expect(await shown()).toEqual(review.photos)
    await t.call(`/api/reviews/${review.id}`, { method: 'DELETE' }, writer)
    expect(await shown()).toEqual([])
  })

  it('are not those of a member whom the viewer has blocked', async () => {
    const { photos } = await addPhotoReview(t, writer, SAEBYEOL)
    await t.call(`/api/blocks/${writer.id}`, { method: 'POST', body: {} }, other)
    expect([await shown(other), await shown(writer), await shown()]).toEqual([[], photos, photos])
  })

  it('say who was there and when, and what is reported', async () => {
    const { id, photos, day } = await addPhotoReview(t, writer, SAEBYEOL)
    const review = {
      reviewId: id,
      image: {
        imageUrl: `/images/${photos[0]}/320.webp`,
        imageName: photos[0]!,
        width: 64,
        height: 48,
        thumbUrl: `/images/${photos[0]}/thumb.webp`,
      },
      user: writer.nickName,
      userId: writer.id,
      profile: null,
      date: day,
      isMine: true,
    }
    const expected = { url: review.image.imageUrl, credit: null, copyrightType: null, review }
    expect((await page('', writer)).content).toEqual([expected] satisfies PlacePhoto[])
    expect((await page('', other)).content[0]?.review?.isMine).toBe(false)
    const body = { reason: 'SPAM', detail: '다른 곳의 사진이에요', targetReviewId: id }
    expect((await t.call('/api/reports', { method: 'POST', body }, other)).status).toBe(201)
  })

  it('stay when their writer leaves, as those of a former member', async () => {
    const leaver = await t.addMember()
    const { photos } = await addPhotoReview(t, leaver, SAEBYEOL)
    expect((await t.withdraw(leaver)).status).toBe(200)
    const { content } = await page()
    expect(content.map(nameOf)).toEqual(photos)
    expect(content[0]?.review).toMatchObject({ user: '탈퇴한 사용자', userId: null, profile: null, isMine: false })
  })

  it('come newest first, each review in its order, then those of the tourism service with their licence', async () => {
    const older = await addPhotoReview(t, writer, SAEBYEOL, 3)
    const newer = await addPhotoReview(t, other, SAEBYEOL, 2)
    await addPhotoReview(t, other, JEONGBANG)
    const urls = ['/a.jpg', '/b.jpg', '/c.jpg'].map((path) => `https://tong.visitkorea.or.kr${path}`)
    const rows = urls.map((url) => ({
      contentId: SAEBYEOL,
      url,
      credit: '한국관광공사',
      copyrightType: 'TYPE3' as const,
    }))
    await t.database.db.insert(placePhotos).values(rows)
    const expected = [...newer.photos, ...older.photos, ...urls]
    for (const size of [1, 2, 3, 5, 50]) expect(await walk(size)).toEqual(expected)
    expect((await page('?size=50')).content.at(-1)).toEqual({
      url: urls.at(-1)!,
      credit: '한국관광공사',
      copyrightType: 'TYPE3',
      review: null,
    } satisfies PlacePhoto)
  })

  it('are twelve at first, and no cursor is lost by what is written meanwhile', async () => {
    await addPhotoReview(t, writer, SAEBYEOL, 10)
    await addPhotoReview(t, other, SAEBYEOL, 4)
    const first = await page()
    await addPhotoReview(t, other, SAEBYEOL, 1)
    const second = await page(`?cursor=${first.nextCursor}`)
    expect([first.content.length, first.hasNext, second.content.length, second.hasNext]).toEqual([12, true, 2, false])
    expect(new Set([...first.content, ...second.content].map(nameOf)).size).toBe(14)
  })
})

describe('an index serves', () => {
  it('the photos of a place of which thousands write without any', async () => {
    await t.sql('alter table reviews disable trigger reviews_place_stats')
    await t.sql(
      `insert into reviews (content_id, visit_date, difficulty, rating, content)
       select $1, '2026-10-03', 'EASY', 4, '' from generate_series(1, 5000)`,
      SAEBYEOL,
    )
    await t.sql('alter table reviews enable trigger reviews_place_stats')
    const { photos } = await addPhotoReview(t, writer, SAEBYEOL, 3)
    await t.sql('analyze reviews')
    await t.sql('analyze review_images')
    statements.length = 0
    expect(await shown()).toEqual(photos)
    const read = statements
      .flatMap(({ plan }) => nodesOf(plan))
      .filter((node) => node['Relation Name'] === 'reviews')
      .map((node) => node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0))
    expect(read).toEqual([1])
  })
})

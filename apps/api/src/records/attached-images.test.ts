import type { UploadedImage } from '@honjeo/contract/images'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { addImage } from '../testing/images.ts'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { addReviews } from '../testing/reviews.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'
import { attachedImagesOf, attachImages, detachImages } from './attached-images.ts'
import { posts } from '@honjeo/schema/posts'
import { reviews } from '@honjeo/schema/reviews'

const t = setUpTestApp(withCatalogue)
let member: Member
let reviewId: number
let postId: number

beforeAll(async () => {
  member = await t.addMember()
  ;[reviewId = 0] = await addReviews(t.database, SAEBYEOL, { userId: member.id })
  const draft = { authorId: member.id, category: 'QUESTION', title: '바람', content: '세요?' } as const
  const [post] = await t.database.db.insert(posts).values(draft).returning({ id: posts.id })
  postId = post!.id
})

const imagesOf = {
  review: () =>
    t.database.db
      .select({ images: attachedImagesOf('review') })
      .from(reviews)
      .where(eq(reviews.id, reviewId)),
  post: () =>
    t.database.db
      .select({ images: attachedImagesOf('post') })
      .from(posts)
      .where(eq(posts.id, postId)),
}

const attach = (kind: 'review' | 'post', names: string[], as = member) =>
  t.database.db.transaction((tx) => attachImages(tx, as.id, kind, kind === 'review' ? reviewId : postId, names))

const addImages = (count: number): Promise<UploadedImage[]> =>
  Promise.all(Array.from({ length: count }, () => addImage(t, member)))
const namesOf = (list: UploadedImage[]) => list.map(({ imageName }) => imageName)

it.each(['review', 'post'] as const)('a %s shows its images as they were uploaded, in their order', async (kind) => {
  expect(await imagesOf[kind]()).toEqual([{ images: [] }])
  const uploads = await addImages(4)
  await attach(kind, namesOf(uploads))
  expect(await imagesOf[kind]()).toEqual([{ images: uploads }])
  const kept = [uploads[3]!, uploads[1]!, ...(await addImages(1))]
  await attach(kind, namesOf(kept))
  expect(await imagesOf[kind]()).toEqual([{ images: kept }])
  await t.database.db.transaction((tx) => detachImages(tx, kind, kind === 'review' ? reviewId : postId))
  expect(await imagesOf[kind]()).toEqual([{ images: [] }])
})

it('takes only what one uploaded oneself and what is used nowhere else', async () => {
  const [one, two] = await addImages(2)
  const names = namesOf([one!, two!])
  await attach('post', [names[0]!])
  const refusal = { code: 'IMAGE4004' }
  await expect(attach('review', names)).rejects.toMatchObject(refusal)
  await expect(attach('review', [names[1]!, names[1]!])).rejects.toMatchObject(refusal)
  await expect(attach('review', ['A'.repeat(22)])).rejects.toMatchObject(refusal)
  await expect(attach('review', [names[1]!], await t.addMember())).rejects.toMatchObject(refusal)
  expect(await imagesOf.review()).toEqual([{ images: [] }])
  expect(await imagesOf.post()).toEqual([{ images: [one] }])
})

it('gives an image that two want at once to one of them', async () => {
  for (let round = 0; round < 5; round++) {
    const names = namesOf(await addImages(2))
    const outcomes = await Promise.allSettled([attach('review', names), attach('post', names.toReversed())])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'IMAGE4004' } })
  }
})

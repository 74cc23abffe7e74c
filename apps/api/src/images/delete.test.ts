import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { attachImages } from '../records/attached-images.ts'
import { addImage } from '../testing/images.ts'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { addReviews } from '../testing/reviews.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'

const t = setUpTestApp(withCatalogue)
let member: Member

beforeAll(async () => {
  member = await t.addMember()
})

const remove = (imageName: string, as: Member, method: 'POST' | 'DELETE' = 'DELETE') =>
  t.call('/api/image/delete', { method, body: { imageName } }, as)
const filesOf = (imageName: string) => readdir(join(t.imagesDir, imageName.slice(0, 2), imageName)).catch(() => [])

describe('deleting an image', () => {
  it('is not for anyone but its owner', async () => {
    const { imageName, imageUrl } = await addImage(t, member)
    expect(await remove(imageName, await t.addMember())).toMatchObject({ status: 404, code: 'IMAGE4040' })
    expect((await t.app.inject(imageUrl)).statusCode).toBe(200)
  })

  it('finds none that was never there, and no other name', async () => {
    const reply = await remove('A'.repeat(22), member)
    expect(reply).toMatchObject({ status: 404, code: 'IMAGE4040', message: '삭제할 이미지가 없습니다.' })
    expect(await remove('../../jwt-secret', member)).toMatchObject({ status: 400, code: 'COMMON400' })
  })

  it.each(['POST', 'DELETE'] as const)('by %s removes it with all its files', async (method) => {
    const { imageName, imageUrl } = await addImage(t, member)
    expect(await filesOf(imageName)).toEqual(['320.webp', 'thumb.webp'])
    expect(await remove(imageName, member, method)).toMatchObject({ status: 200, result: null })
    expect(await filesOf(imageName)).toEqual([])
    expect((await t.app.inject(imageUrl)).statusCode).toBe(404)
  })

  it('twice at once is done once', async () => {
    const { imageName } = await addImage(t, member)
    const replies = await Promise.all([remove(imageName, member, 'POST'), remove(imageName, member)])
    expect(replies.map(({ code }) => code).toSorted()).toEqual(['COMMON200', 'IMAGE4040'])
  })

  it('is refused while a review shows it', async () => {
    const { imageName, imageUrl } = await addImage(t, member)
    const [reviewId = 0] = await addReviews(t.database, SAEBYEOL, { userId: member.id })
    await t.database.db.transaction((tx) => attachImages(tx, member.id, 'review', reviewId, [imageName]))
    expect(await remove(imageName, member)).toMatchObject({ status: 409, code: 'IMAGE4090' })
    expect((await t.app.inject(imageUrl)).statusCode).toBe(200)
  })

  it('and attaching it at once never leave a review without its image', async () => {
    for (let round = 0; round < 8; round++) {
      const { imageName } = await addImage(t, member)
      const [reviewId = 0] = await addReviews(t.database, SAEBYEOL, { userId: member.id })
      const attaching = t.database.db
        .transaction((tx) => attachImages(tx, member.id, 'review', reviewId, [imageName]))
        .then(
          () => 'attached',
          (error: { code: string }) => error.code,
        )
      const [attached, deleted] = await Promise.all([attaching, remove(imageName, member)])
      const outcome = `${attached} ${deleted.code}`
      expect(['attached IMAGE4090', 'IMAGE4004 COMMON200']).toContain(outcome)
      expect(await filesOf(imageName)).toHaveLength(attached === 'attached' ? 2 : 0)
    }
  })
})

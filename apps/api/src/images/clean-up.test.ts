import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { roomInbox } from '@honjeo/contract/values/destinations'
import { IMAGE_UNATTACHED_HOURS } from '@honjeo/contract/values/limits'
import { eq, like } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { attachImages, detachImages } from '../records/attached-images.ts'
import { images } from '@honjeo/schema/images'
import { reviews } from '@honjeo/schema/reviews'
import { LOCKS, tryLock } from '../db/try-lock.ts'
import { history, talk } from '../testing/conversation.ts'
import { addImage } from '../testing/images.ts'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { addReviews } from '../testing/reviews.ts'
import { TestStompClient } from '../testing/stomp-client.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'
import { cleanUpImages } from './clean-up.service.ts'
import { createDiskImageStore } from '@honjeo/images/disk-image-store'

const t = setUpTestApp(withCatalogue)
const DAY_SECONDS = IMAGE_UNATTACHED_HOURS * 3600
let member: Member

beforeAll(async () => {
  member = await t.addMember()
})

const faults: unknown[] = []
const cleanUp = (store = createDiskImageStore(t.imagesDir)) =>
  cleanUpImages({ database: t.database, store, clock: t.clock, log: { error: (fault: unknown) => faults.push(fault) } })

const isServed = async (imageName: string) => (await t.app.inject(`/images/${imageName}/320.webp`)).statusCode === 200
const hasRow = async (name: string) => (await t.database.db.$count(images, eq(images.name, name))) === 1

/** The name of an upload that the clock makes a day old, on disk as well. */
async function addOld(): Promise<string> {
  const { imageName } = await addImage(t, member)
  await t.database.db.update(images).set({ createdAt: '2026-01-01T00:00:00Z' }).where(eq(images.name, imageName))
  await utimes(join(t.imagesDir, imageName.slice(0, 2), imageName), 0, 0)
  return imageName
}

async function addReviewWith(imageName: string): Promise<number> {
  const [reviewId = 0] = await addReviews(t.database, SAEBYEOL, { userId: member.id })
  await t.database.db.transaction((tx) => attachImages(tx, member.id, 'review', reviewId, [imageName]))
  return reviewId
}

describe('the clean-up', () => {
  it('leaves uploads of the last day alone, then removes them', async () => {
    const { imageName } = await addImage(t, member)
    t.clock.advance(DAY_SECONDS - 60)
    await cleanUp()
    expect(await isServed(imageName)).toBe(true)
    t.clock.advance(120)
    await cleanUp()
    expect([await isServed(imageName), await hasRow(imageName)]).toEqual([false, false])
    t.clock.advance(-DAY_SECONDS - 60)
  })

  it('leaves what a review shows alone, until it is taken out or the review is deleted', async () => {
    const [kept, replaced, deleted] = [await addOld(), await addOld(), await addOld()]
    await addReviewWith(kept)
    const replacedIn = await addReviewWith(replaced)
    const deletedIn = await addReviewWith(deleted)
    await cleanUp()
    for (const name of [kept, replaced, deleted]) expect(await isServed(name)).toBe(true)

    await t.database.db.transaction((tx) => detachImages(tx, 'review', replacedIn))
    await t.database.db.delete(reviews).where(eq(reviews.id, deletedIn))
    await cleanUp()
    expect([await isServed(kept), await isServed(replaced), await isServed(deleted)]).toEqual([true, false, false])
  })

  it('leaves what a message shows alone, until that is taken back', async () => {
    const image = await addOld()
    const roomId = await t.addRoom(member, { contentId: SAEBYEOL })
    const client = new TestStompClient({ url: (await t.listen()).ws, token: member.accessToken })
    await client.connect()
    await client.send(roomInbox(roomId), { ...talk(roomId, ''), image })
    await client.close()
    await cleanUp()
    expect(await isServed(image)).toBe(true)

    const { seq } = (await history(t, roomId, member)).at(-1)!
    await t.call(`/api/chatrooms/${roomId}/messages/${seq}`, { method: 'DELETE' }, member)
    await cleanUp()
    expect([await isServed(image), await hasRow(image)]).toEqual([false, false])
  })

  it('leaves a member’s picture alone, until another takes its place', async () => {
    const [picture, next] = [await addOld(), await addOld()]
    const wear = (imageName: string) => t.call('/api/mypage/profile', { method: 'PUT', body: { imageName } }, member)
    await wear(picture)
    await wear(next)
    await cleanUp()
    expect([await isServed(picture), await isServed(next)]).toEqual([false, true])
  })

  it('leaves what was sent with a report or an inquiry alone', async () => {
    const [evidence, attached] = [await addOld(), await addOld()]
    const reported = await t.addMember()
    const report = { reason: 'SPAM', detail: '광고예요', targetUserId: reported.id, imageName: evidence }
    const inquiry = { category: 'TECHNICAL', title: '화면이 하얘요', content: '사진을 봐주세요', images: [attached] }
    expect((await t.call('/api/reports', { method: 'POST', body: report }, member)).status).toBe(201)
    expect((await t.call('/api/inquiries', { method: 'POST', body: inquiry }, member)).status).toBe(201)
    await cleanUp()
    expect([await isServed(evidence), await isServed(attached)]).toEqual([true, true])
  })

  it('removes files that have no row, when they are a day old', async () => {
    const store = createDiskImageStore(t.imagesDir)
    const [old, fresh] = ['o'.repeat(22), 'f'.repeat(22)]
    for (const name of [old, fresh]) await store.put(name, new Map([[320, Buffer.from('RIFF')]]))
    await utimes(join(t.imagesDir, 'oo', old), 0, 0)
    await cleanUp()
    expect([await isServed(old), await isServed(fresh)]).toEqual([false, true])
    await store.delete(fresh)
  })

  it('removes more than fit in one go', async () => {
    const createdAt = '2026-01-01T00:00:00Z'
    const rows = Array.from({ length: 250 }, (_, n) => ({
      name: `many${String(n).padStart(18, '0')}`,
      ownerId: member.id,
      width: 1,
      height: 1,
      sha256: 'x',
      createdAt,
    }))
    await t.database.db.insert(images).values(rows)
    await cleanUp()
    expect(await t.database.db.$count(images, like(images.name, 'many%'))).toBe(0)
  })

  it('does nothing while another server is at it', async () => {
    const name = await addOld()
    const unlock = await tryLock(t.database, LOCKS.imagesCleanUp)
    await cleanUp()
    expect(await isServed(name)).toBe(true)
    await unlock!()
    await cleanUp()
    expect(await isServed(name)).toBe(false)
  })

  it('says what it could not remove, goes on, and removes it the next time', async () => {
    const name = await addOld()
    const elsewhere = await mkdtemp(join(tmpdir(), 'honjeo-images-'))
    const away = { ...createDiskImageStore(elsewhere), delete: () => Promise.reject(new Error('the bucket is away')) }
    await cleanUp(away)
    await rm(elsewhere, { recursive: true })
    expect(faults).toEqual([expect.objectContaining({ name })])
    expect([await hasRow(name), await isServed(name)]).toEqual([false, true])
    await cleanUp()
    expect(await isServed(name)).toBe(false)
  })

  it('and a review that takes an old image at the same time never leave the review without it', async () => {
    for (let round = 0; round < 8; round++) {
      const name = await addOld()
      const attaching = addReviewWith(name).then(
        () => true,
        (error: { code: string }) => {
          expect(error.code).toBe('IMAGE4004')
          return false
        },
      )
      const [attached] = await Promise.all([attaching, cleanUp()])
      expect([await hasRow(name), await isServed(name)]).toEqual([attached, attached])
    }
  })
})

it('keeps the folder of the images free of half-stored ones', async () => {
  const shards = await Promise.all((await readdir(t.imagesDir)).map((shard) => readdir(join(t.imagesDir, shard))))
  expect(shards.flat().filter((entry) => entry.endsWith('.part'))).toEqual([])
})

import { IMAGE_UNATTACHED_HOURS } from '@honjeo/contract/values/limits'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cleanUpImages } from '../images/clean-up.service.ts'
import { createDiskImageStore } from '@honjeo/images/disk-image-store'
import { Community, postDraft } from '../testing/community.ts'
import { addImage } from '../testing/images.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'
import { inForm } from './form.ts'

const WALKS = inForm({ short: 2, long: 100 })
const STEPS = 25
const HOUR = 3600

const t = setUpTestApp()
const board = new Community(t)
const log = { error: (fault: unknown) => expect.unreachable(String(fault)) }
const cleanUp = () =>
  cleanUpImages({ database: t.database, store: createDiskImageStore(t.imagesDir), clock: t.clock, log })
const isServed = async (name: string) => (await t.app.inject(`/images/${name}/320.webp`)).statusCode === 200

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ act: fc.constant('upload' as const), who: fc.nat(1) }) },
  { weight: 4, arbitrary: fc.record({ act: fc.constant('post' as const), who: fc.nat(1), image: fc.nat() }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('wear' as const), who: fc.nat(1), image: fc.nat() }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('replace' as const), post: fc.nat(), image: fc.nat() }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('remove' as const), post: fc.nat() }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('wait' as const), hours: fc.constantFrom(1, 12, 25) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('withdraw' as const), who: fc.nat(1) }) },
)

it(
  'F18: whatever is uploaded, used, replaced and deleted, and no matter who leaves: what is shown stays, the rest goes within a day',
  { timeout: inForm({ short: 120_000, long: 900_000 }) },
  async () => {
    const property = fc.asyncProperty(fc.array(step, { minLength: STEPS, maxLength: STEPS }), async (steps) => {
      const people: (Member | null)[] = [await t.addMember(), await t.addMember()]
      const uploads: { name: string; who: number; at: number }[] = []
      const posts: { id: number; who: number }[] = []
      let now = 0

      /** Names of all that can be seen, according to reads. */
      async function shown(): Promise<Set<string>> {
        const names = new Set<string>()
        for (const { id } of posts) {
          const { status, result } = await board.post(id)
          if (status === 200) for (const { imageName } of result.images) names.add(imageName)
        }
        for (const person of people) {
          if (!person) continue
          const { result } = await t.call<{ imageUrl: string | null }>('/api/mypage/profile', {}, person)
          const [, name] = /\/images\/([^/]+)\//.exec(result.imageUrl ?? '') ?? []
          if (name !== undefined) names.add(name)
        }
        return names
      }

      async function expectSettled() {
        // Access tokens last a quarter of an hour.
        for (const [who, person] of people.entries()) if (person) people[who] = await renewed(person)
        const visible = await shown()
        for (const { name, at } of uploads) {
          const age = now - at
          const isToBe = visible.has(name) || age <= IMAGE_UNATTACHED_HOURS
          expect([name, age, await isServed(name)]).toEqual([name, age, isToBe])
        }
      }

      for (const taken of steps) {
        if (taken.act === 'wait') {
          now += taken.hours
          t.clock.advance(taken.hours * HOUR)
          await cleanUp()
          await expectSettled()
          continue
        }
        const who =
          taken.act === 'replace' || taken.act === 'remove' ? (posts[taken.post % posts.length]?.who ?? 0) : taken.who
        const person = people[who]
        if (!person) continue
        const own = uploads.filter((each) => each.who === who)
        const image = 'image' in taken ? own[taken.image % own.length]?.name : undefined
        // Acts are taken or refused: the answer says so to a member who names a picture that another row uses, or that is gone.
        if (taken.act === 'upload') uploads.push({ name: (await addImage(t, person)).imageName, who, at: now })
        else if (taken.act === 'withdraw') {
          await t.withdraw(person)
          people[who] = null
        } else if (taken.act === 'wear' && image !== undefined) {
          await t.call('/api/mypage/profile', { method: 'PUT', body: { imageName: image } }, person)
        } else if (taken.act === 'post') {
          const title = `글 ${posts.length} ${now}`
          const draft = postDraft({ title, content: title, images: image === undefined ? [] : [image] })
          const { status, result } = await board.write(person, draft)
          if (status === 201) posts.push({ id: result.postId, who })
        } else if ('post' in taken && posts.length > 0) {
          const { id } = posts[taken.post % posts.length]!
          if (taken.act === 'remove') await board.remove(person, id)
          else await board.change(person, id, { images: image === undefined ? [] : [image] })
        }
      }
    })
    await fc.assert(property, { numRuns: WALKS, endOnFailure: true })
  },
)

async function renewed(person: Member): Promise<Member> {
  const body = { refreshToken: person.refreshToken }
  return { ...person, ...(await t.call<Member>('/api/auth/reissue', { method: 'POST', body })).result }
}

import type { PlaceSummary } from '@honjeo/contract/places'
import { NEARBY_PAGE_SIZE } from '@honjeo/contract/values/limits'
import { expect, it } from 'vitest'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { setUpTestApp } from '../testing/test-app.ts'

const t = setUpTestApp(withCatalogue)

interface Page {
  content: PlaceSummary[]
  nextCursor: string | null
}
const nearby = async (query = '') => (await t.call<Page>(`/api/tourist-spots/${SAEBYEOL}/nearby${query}`)).result

it('shows the places around one, the nearest first, without itself', async () => {
  const { content } = await nearby()
  expect(content).toHaveLength(NEARBY_PAGE_SIZE)
  const distances = content.map(({ distance }) => distance ?? Number.NaN)
  expect(distances).toEqual(distances.toSorted((a, b) => a - b))
  expect(distances[0]).toBeLessThan(5000)
  expect(content.map(({ contentId }) => contentId)).not.toContain(SAEBYEOL)
})

it('goes on page by page over the whole island, each place once', async () => {
  const seen: number[] = []
  let cursor: string | null = null
  do {
    const page: Page = await nearby(`?size=50${cursor === null ? '' : `&cursor=${cursor}`}`)
    seen.push(...page.content.map(({ contentId }) => contentId))
    cursor = page.nextCursor
  } while (cursor !== null)
  const { rows } = await t.database.pool.query<{ count: number }>('select count(*)::int from places')
  expect([seen.length, new Set(seen).size]).toEqual([rows[0]!.count - 1, rows[0]!.count - 1])
})

import type { PlaceSearchPage } from '@honjeo/contract/places'
import { expect, it } from 'vitest'
import { withCatalogue } from '../testing/places.ts'
import { setUpTestApp } from '../testing/test-app.ts'
import { EXPECTED_FINDS } from './testing/expected-finds.ts'

const t = setUpTestApp(withCatalogue)

async function titlesFor(q: string): Promise<string[]> {
  const query = new URLSearchParams({ q, size: '3' }).toString()
  const { result } = await t.call<PlaceSearchPage>(`/api/tourist-spots/search?${query}`)
  return result.content.map(({ title }) => title)
}

it('knows at least sixty terms', () => {
  expect(new Set(EXPECTED_FINDS.map(([, term]) => term)).size).toBeGreaterThanOrEqual(60)
})

it.each(EXPECTED_FINDS)('finds by %s: %s → %s', async (_way, term, title) => {
  expect(await titlesFor(term)).toContain(title)
})

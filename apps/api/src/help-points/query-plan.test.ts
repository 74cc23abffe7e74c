import { expect, it } from 'vitest'
import { setUpExplainedApp } from '../testing/explained-app.ts'
import { nodesOf, rowsRead } from '../testing/explaining-client.ts'
import { withCatalogue } from '../testing/places.ts'

const { t, statements } = setUpExplainedApp({ prepare: withCatalogue })

it('the index of each kind gives its nearest, also of a kind that is rare among thousands of another', async () => {
  await t.sql(`insert into help_points (kind, data_set, source_key, name, lat, lng, source_name, source_url, data_date)
    select case when i % 2000 = 0 then 'TOILET' when i % 3 = 0 then 'AED' else 'EMERGENCY_BELL' end, 'test', i::text, 'b' || i,
      33.2 + (i % 300) * 0.001, 126.2 + (i % 700) * 0.001, 's', 'https://s.example/', '2026-11-01'
    from generate_series(1, 20000) i`)
  await t.sql('analyze help_points')
  statements.length = 0
  const { status } = await t.call('/api/help-points?lat=33.3&lng=126.4')
  expect(status).toBe(200)
  const scans = statements.flatMap(({ plan }) =>
    nodesOf(plan).filter((node) => node['Relation Name'] === 'help_points'),
  )
  expect(scans.length).toBeGreaterThanOrEqual(10)
  expect(scans.filter((node) => node['Node Type'] === 'Seq Scan')).toEqual([])
  expect(Math.max(...scans.map(rowsRead))).toBeLessThan(100)
})

import { cataloguePlaces } from '@honjeo/catalogue/places'
import { describe, expect, it } from 'vitest'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { setUpTestApp } from '../testing/test-app.ts'
import { seedCatalogue } from './catalogue.ts'

const t = setUpTestApp(withCatalogue)
const saebyeol = cataloguePlaces.find(({ contentId }) => contentId === SAEBYEOL)!

async function row() {
  const { rows } = await t.database.pool.query('select * from places where content_id = $1', [SAEBYEOL])
  return rows[0] as Record<string, unknown>
}

const change = (columns: string) =>
  t.database.pool.query(`update places set ${columns} where content_id = $1`, [SAEBYEOL])

describe('the catalogue in the database', () => {
  it('is whole', async () => {
    const { rows } = await t.database.pool.query('select count(*)::int as count from places')
    expect(rows).toEqual([{ count: cataloguePlaces.length }])
  })

  it('comes again with every start: a newer release corrects what an older one said', async () => {
    await change("tel = '064-000-0000', overview = '옛 설명', keywords = ''")
    await seedCatalogue(t.database.db)
    expect(await row()).toMatchObject({
      tel: saebyeol.tel,
      overview: saebyeol.overview,
      keywords: saebyeol.keywords?.join(' ') ?? '',
    })
  })

  it('writes no place again that is as it ships', async () => {
    const versions = async () => (await t.sql('select content_id, xmin::text from places order by content_id')).rows
    const before = await versions()
    await seedCatalogue(t.database.db)
    expect(await versions()).toEqual(before)
    await change("title = '옛 이름'")
    await seedCatalogue(t.database.db)
    const written = (await versions()).filter(({ xmin }, i) => xmin !== before[i].xmin)
    expect(written).toEqual([{ content_id: SAEBYEOL, xmin: expect.any(String) }])
    expect(await row()).toMatchObject({ title: saebyeol.title })
  })

  it('leaves what the tourism service said, but for our own words', async () => {
    await change("tel = '064-111-1111', overview = '다른 설명', imported_at = now()")
    await seedCatalogue(t.database.db)
    expect(await row()).toMatchObject({ tel: '064-111-1111', overview: saebyeol.overview })
  })

  it('never brings back what was taken out of sight', async () => {
    await change('hidden_at = now()')
    await seedCatalogue(t.database.db)
    expect((await row())['hidden_at']).not.toBeNull()
  })
})

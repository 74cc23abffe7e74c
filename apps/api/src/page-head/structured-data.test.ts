import Validator from '@adobe/structured-data-validator'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeBuiltWeb } from '../testing/built-web.ts'
import { Community } from '../testing/community.ts'
import { addImage } from '../testing/images.ts'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { setUpTestApp } from '../testing/test-app.ts'

const t = setUpTestApp(withCatalogue, { webDir: makeBuiltWeb() })
const board = new Community(t)

type Item = Record<string, unknown> & { '@type': string }

/** What a search engine finds on a page. */
async function findItems(url: string): Promise<Item[]> {
  const { body } = await t.app.inject({ url, headers: { host: 'honjeo.test:3000', accept: '*/*' } })
  const scripts = body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
  return [...scripts].map(([, json = '']) => JSON.parse(json) as Item)
}

const named = (name: string) => ({ '@id': `schema:${name}` })

/**
 * The vocabulary of schema.org in the form in which schema.org publishes it, without a network: read from the declarations of
 * `schema-dts`, which are generated from it. A type's properties are in its `Base`, and a type without any has a `Leaf` alone.
 */
function readVocabulary() {
  const path = createRequire(import.meta.url).resolve('schema-dts/dist/schema.d.ts')
  const declared = readFileSync(path, 'utf8').matchAll(
    /^(?:export )?interface (\w+?)(?:Base|Leaf) extends ([^{]+) \{(.*?)^\}/gms,
  )
  const graph: object[] = []
  for (const [, name = '', bases = '', body = ''] of declared) {
    const parents = [...bases.matchAll(/(\w+)Base\b/g)].map(([, parent = '']) => parent).filter((each) => each !== name)
    if (parents.length > 0 || name === 'Thing')
      graph.push({ '@id': `schema:${name}`, '@type': 'rdfs:Class', 'rdfs:subClassOf': parents.map(named) })
    for (const [, property = ''] of body.matchAll(/^ {4}"(\w+)"\?:/gm))
      graph.push({ '@id': `schema:${property}`, '@type': 'rdf:Property', 'schema:domainIncludes': named(name) })
  }
  return { '@graph': graph }
}

const validator = new Validator(readVocabulary())
const problemsOf = async (item: Item): Promise<string[]> =>
  (await validator.validate({ jsonld: { [item['@type']]: [structuredClone(item)] } })).map(
    ({ severity, issueMessage }) => `${severity}: ${issueMessage}`,
  )

/** Returns the first item of a page, which has no other. */
async function onlyItem(url: string): Promise<Item> {
  const [item, ...others] = await findItems(url)
  expect(others).toEqual([])
  if (item === undefined) throw new Error(`no structured data at ${url}`)
  return item
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/
const ADDRESS = /^http:\/\/honjeo\.test:3000\//

describe('the validator', () => {
  it.each([
    [{ '@type': 'TouristAttraction', opens: '09:00' }, /"opens" for type "TouristAttraction"/],
    [{ '@type': 'DiscussionForumPosting', author: { '@type': 'Person', nickname: '혼자' } }, /"nickname"/],
    [{ '@type': 'TouristSight' }, /"TouristSight" is not a valid schema.org type/],
    [{ '@type': 'AggregateRating', ratingValue: 4 }, /reviewCount/],
  ] as const)('finds what is wrong with %j', async (item, problem) => {
    expect((await problemsOf(item)).join('\n')).toMatch(problem)
  })
})

describe('the structured data of a place', () => {
  it.each([
    ['without a review', 0, 0],
    ['with a rating', 9, 2],
  ])('%s is valid', async (_, sum, count) => {
    await t.sql('update places set rating_sum = $2, review_count = $3 where content_id = $1', SAEBYEOL, sum, count)
    const item = await onlyItem(`/search-detail/${SAEBYEOL}`)
    expect(await problemsOf(item)).toEqual([])
    expect(item).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'TouristAttraction',
      name: '새별오름',
      url: expect.stringMatching(ADDRESS),
      image: expect.stringMatching(ADDRESS),
      geo: { latitude: expect.any(Number), longitude: expect.any(Number) },
    })
    expect('aggregateRating' in item).toBe(count > 0)
  })
})

/**
 * What Google needs of a post, and what it recommends that we have (developers.google.com/search/docs/appearance/structured-data/discussion-forum,
 * read on 28 November 2026). `author.url` and the comments themselves are left out: members have no public page.
 */
describe('the structured data of a post', () => {
  let bare: Item
  let full: Item
  beforeAll(async () => {
    const writer = await t.addMember()
    const image = await addImage(t, writer)
    bare = await onlyItem(`/community/${await board.addPost(writer, { title: '혼자 <걷기>', content: '비가 와요.' })}`)
    full = await onlyItem(`/community/${await board.addPost(writer, { images: [image.imageName] })}`)
  })

  it('is valid, with and without a photo', async () => {
    expect([await problemsOf(bare), await problemsOf(full)]).toEqual([[], []])
    expect([bare['image'], full['image']]).toEqual([undefined, expect.stringMatching(ADDRESS)])
  })

  it('has what a search engine needs of it', () => {
    expect(bare).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'DiscussionForumPosting',
      author: { '@type': 'Person', name: expect.stringMatching(/./) },
      datePublished: expect.stringMatching(INSTANT),
      dateModified: expect.stringMatching(INSTANT),
      headline: '혼자 <걷기>',
      text: '비가 와요.',
      url: expect.stringMatching(ADDRESS),
      interactionStatistic: { interactionType: 'https://schema.org/CommentAction', userInteractionCount: 0 },
    })
  })
})

it.each(['/', '/search', '/community'])('is on no other page: %s', async (url) => {
  expect(await findItems(url)).toEqual([])
})

import { ID_MAX } from '@honjeo/contract/values/limits'
import type { Db } from '../db/client.ts'
import type { PageHead } from './fill-head.ts'
import { findPlaceWords } from './page-head.queries.ts'
import { summarise } from './summarise.ts'

interface PageHeadSource {
  /** Of the app's router, which writes paths as ours does. */
  path: string
  /** Undefined where there is no such page. */
  find(db: Db, params: Readonly<Record<string, string | undefined>>): Promise<PageHead | undefined>
}

/** An id as the app's addresses carry it. */
function parseId(text: string | undefined): number | null {
  const id = Number(/^[1-9]\d{0,9}$/.exec(text ?? '')?.[0])
  return id <= ID_MAX ? id : null
}

/** The pages that people share: what previews of their links show, and whether they exist. */
export const pageHeads: readonly PageHeadSource[] = [
  { path: '/', find: async () => ({ path: '/', image: '/covers/honjeo.png', type: 'website' }) },
  {
    path: '/search-detail/:placeId',
    async find(db, { placeId }) {
      const id = parseId(placeId)
      const place = id === null ? undefined : await findPlaceWords(db, id)
      return (
        place && {
          path: `/search-detail/${id}`,
          // Ours, also where there is a photo: the server fetches nothing, and not every licence lets a photo be cut.
          image: `/covers/${id}.png`,
          title: place.title,
          description: summarise(place.overview),
          type: 'article',
        }
      )
    },
  },
]

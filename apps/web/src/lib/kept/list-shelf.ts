import { LISTS } from '../device-db.ts'
import { createShelf } from './shelf.ts'

/** A list of a member's own things, or its beginning. */
export interface SeenList<Item> {
  /** Tells it from the others. */
  list: string
  items: readonly Item[]
  /** Of the whole list. */
  totalCount: number
}

/** One row each, so none has to go for another. */
export const createListShelf = <Item>() =>
  createShelf<SeenList<Item>>({ store: LISTS, key: 'list', max: Number.POSITIVE_INFINITY })

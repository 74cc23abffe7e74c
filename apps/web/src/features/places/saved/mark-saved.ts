import type { SavedPlacePage } from '@honjeo/contract/spot-cart'

interface Savable {
  contentId: number
  saved: boolean
}

/** A row of any list, or a place's whole answer, which keeps its id one level down. */
function savableOf(value: object): Savable | undefined {
  if (!('saved' in value) || typeof value.saved !== 'boolean') return undefined
  const facts: object =
    'basic' in value && typeof value.basic === 'object' && value.basic !== null ? value.basic : value
  if (!('contentId' in facts) || typeof facts.contentId !== 'number') return undefined
  return { contentId: facts.contentId, saved: value.saved }
}

/**
 * Returns cached answers of any shape with these places marked as saved or not, wherever they are in them. What holds none of them
 * keeps its identity, so that nothing else is rendered again.
 */
export function markSaved<T>(data: T, contentIds: ReadonlySet<number>, saved: boolean): T {
  function mark(value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) {
      const items = value.map(mark)
      return items.some((item, index) => item !== value[index]) ? items : value
    }
    const place = savableOf(value)
    if (place !== undefined) {
      return contentIds.has(place.contentId) && place.saved !== saved ? { ...value, saved } : value
    }
    const entries = Object.entries(value)
    const marked = entries.map(([key, each]) => [key, mark(each)] as const)
    return marked.some(([, each], index) => each !== entries[index]?.[1]) ? Object.fromEntries(marked) : value
  }
  return mark(data) as T
}

export interface SavedPages {
  pages: SavedPlacePage[]
  pageParams: unknown[]
}

/** The list of saved places without those that are marked as saved no longer. */
export function dropUnsaved(data: SavedPages): SavedPages {
  const dropped = data.pages.flatMap(({ content }) => content).filter(({ saved }) => !saved).length
  if (dropped === 0) return data
  const pages = data.pages.map((page) => ({
    ...page,
    content: page.content.filter(({ saved }) => saved),
    totalCount: page.totalCount - dropped,
  }))
  return { ...data, pages }
}

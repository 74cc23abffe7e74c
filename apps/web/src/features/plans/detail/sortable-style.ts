import type { useSortable } from '@dnd-kit/sortable'

/** Where a row stands while cards are dragged; only up and down. */
export function sortableStyle({
  transform,
  transition,
}: Pick<ReturnType<typeof useSortable>, 'transform' | 'transition'>) {
  return { transform: transform === null ? undefined : `translateY(${transform.y}px)`, transition }
}

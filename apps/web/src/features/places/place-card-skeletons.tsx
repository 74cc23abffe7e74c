import { CardSkeletons } from '#ui/card-skeletons.tsx'

/** Stands in for a list of place cards. */
export function PlaceCardSkeletons({ count }: { count: number }) {
  return (
    <CardSkeletons
      count={count}
      card="p-3"
      picture="size-24"
      lines="space-y-2.5 py-1.5"
      each={['h-4 w-3/5', 'h-3 w-4/5', 'h-3 w-2/5']}
    />
  )
}

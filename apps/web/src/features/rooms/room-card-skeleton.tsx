import { CardSkeletons } from '#ui/list/card-skeletons.tsx'

/** Takes the place of a list of room cards. */
export function RoomCardSkeletons({ count }: { count: number }) {
  return (
    <CardSkeletons
      count={count}
      card="p-3.5"
      picture="size-19"
      lines="space-y-2.5 py-1"
      each={['h-4 w-4/5', 'h-3 w-2/5', 'h-3 w-3/5']}
    />
  )
}

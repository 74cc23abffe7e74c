import { CardSkeletons } from '#ui/card-skeletons.tsx'

export function PlanCardSkeletons({ count }: { count: number }) {
  return (
    <CardSkeletons
      count={count}
      className="pt-11"
      card="p-3"
      picture="size-24"
      lines="space-y-3 py-1.5"
      each={['h-5 w-2/3', 'h-3.5 w-4/5', 'h-3.5 w-1/2']}
    />
  )
}

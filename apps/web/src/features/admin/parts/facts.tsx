import { Fragment, type ReactNode } from 'react'

export interface Fact {
  name: string
  value: ReactNode
}

/** Names and what they stand for, in two columns. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid grid-cols-[minmax(5.5rem,auto)_minmax(0,1fr)] gap-x-4 gap-y-2">
      {facts.map(({ name, value }) => (
        <Fragment key={name}>
          <dt className="text-basalt-500">{name}</dt>
          <dd className="min-w-0">{value}</dd>
        </Fragment>
      ))}
    </dl>
  )
}

import { useLingui } from '@lingui/react/macro'
import { Fragment, type ReactNode } from 'react'
import { NewTab, newTabProps } from '#ui/list/links.tsx'

export interface Fact {
  name: string
  value: ReactNode
}

/** Names and what they mean, in two columns. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid grid-cols-[fit-content(50%)_minmax(0,1fr)] gap-x-4 gap-y-2">
      {facts.map(({ name, value }) => (
        <Fragment key={name}>
          <dt className="min-w-22 text-basalt-500">{name}</dt>
          <dd className="min-w-0">{value}</dd>
        </Fragment>
      ))}
    </dl>
  )
}

/** Thumbnails that open in full in a tab of their own. */
export function ImageLinks({ label, urls }: { label: string; urls: readonly string[] }) {
  const { t } = useLingui()
  if (urls.length === 0) return null
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {urls.map((url, index) => (
        <li key={url}>
          <a href={url} {...newTabProps} className="block overflow-hidden rounded-sm border border-basalt-200">
            <img
              src={url}
              alt={t`${label} ${index + 1} 크게 보기`}
              width={96}
              height={96}
              loading="lazy"
              decoding="async"
              className="size-24 object-cover"
            />
            <NewTab />
          </a>
        </li>
      ))}
    </ul>
  )
}

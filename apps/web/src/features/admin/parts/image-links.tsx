import { useLingui } from '@lingui/react/macro'
import { NewTab, newTabProps } from '#ui/new-tab.tsx'

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

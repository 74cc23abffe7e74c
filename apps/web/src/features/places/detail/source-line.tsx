import type { RuleSource } from '@honjeo/contract/island-rules'
import { useLingui } from '@lingui/react/macro'
import { formatDay } from '#lib/text/dates.ts'
import { NewTab, newTabProps } from '#ui/list/links.tsx'

/** Who says it, and the day on which that was last compared. */
export function SourceLine({ source, checkedOn }: { source: RuleSource; checkedOn: string }) {
  const { t } = useLingui()
  const checked = formatDay(checkedOn)
  return (
    <p className="text-sm text-basalt-500">
      <a
        href={source.url}
        {...newTabProps}
        className="touch-target relative rounded-sm font-semibold break-words text-sea-700 underline-offset-2 hover:underline"
      >
        {source.name}
        <NewTab />
      </a>
      <span className="block">{t`${checked}에 확인했어요`}</span>
    </p>
  )
}

import type { IslandRule, RuleSource } from '@honjeo/contract/island-rules'
import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { formatDay } from '#lib/text/dates.ts'
import { Card } from '#ui/list/card.tsx'
import { NewTab, newTabProps } from '#ui/list/links.tsx'
import { PhoneText } from '#ui/list/phone-text.tsx'
import { endText, isOfficial, isStale, ruleTexts } from './rule-texts.ts'

interface TodayRulesProps {
  /** The rules that hold on `day`. */
  rules: readonly IslandRule[]
  day: string
}

/** What gates, boats and closures mean for who goes today, with who says so and since when it is known. */
export function TodayRules({ rules, day }: TodayRulesProps) {
  const { t } = useLingui()
  const id = useId()
  if (rules.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <Card className="space-y-4 px-4 py-4">
        <h2 id={id} className="font-bold">{t`오늘 가려면`}</h2>
        <ul className="space-y-4">
          {rules.map((rule) => (
            <RuleItem key={`${rule.subject} ${rule.terms.kind} ${rule.validFrom}`} rule={rule} day={day} />
          ))}
        </ul>
      </Card>
    </section>
  )
}

function RuleItem({ rule, day }: { rule: IslandRule; day: string }) {
  const { t } = useLingui()
  const [first, ...others] = ruleTexts(rule)
  const end = endText(rule)
  const hasPhone = rule.terms.kind === 'BOAT' && rule.terms.phone !== undefined
  return (
    <li className="space-y-1">
      <p className="font-semibold">{first}</p>
      {others.map((text) => (
        <p key={text} className="text-basalt-700">
          <PhoneText text={text} />
        </p>
      ))}
      {end !== null && <p className="text-sm text-basalt-700">{end}</p>}
      {(isStale(rule, day) || !rule.isConfirmed) && (
        <p className="text-sm text-danger">
          {!isOfficial(rule)
            ? hasPhone
              ? t`확인이 필요해요. 가기 전에 전화로 한 번 더 물어봐주세요.`
              : t`확인이 필요해요. 가기 전에 한 번 더 확인해주세요.`
            : rule.isConfirmed
              ? t`확인한 지 오래됐어요. 가기 전에 공식 안내를 봐주세요.`
              : t`확인이 필요해요. 가기 전에 공식 안내를 봐주세요.`}
        </p>
      )}
      <SourceLine source={rule.source} checkedOn={rule.checkedOn} isUnsure={!rule.isConfirmed} />
    </li>
  )
}

interface SourceLineProps {
  source: RuleSource
  checkedOn: string
  /** Whether no second source says the same, so that nothing was confirmed on that day. */
  isUnsure?: boolean
}

/** Names who says it, and the day on which that was last compared. */
export function SourceLine({ source, checkedOn, isUnsure = false }: SourceLineProps) {
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
      <span className="block">{isUnsure ? t`${checked}에 본 내용이에요` : t`${checked}에 확인했어요`}</span>
    </p>
  )
}

import type { StaffRule } from '@honjeo/contract/admin/island-rules'
import type { RuleState } from '@honjeo/contract/values/rule-kinds'
import { useLingui } from '@lingui/react/macro'
import { ruleTexts } from '#features/places/detail/rule-texts.ts'
import { errorText } from '#lib/server/api-error.ts'
import { formatDay, formatDateTime } from '#lib/text/dates.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { Button } from '#ui/form/button.tsx'
import { cardClass } from '#ui/list/card.tsx'
import { cx } from '#ui/cx.ts'
import { confirm } from '#ui/overlay/ui-provider.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { useNames } from '../parts/labels.ts'
import { useDeed } from '../parts/use-deed.ts'
import { KIND_NAMES, STATE_NAMES, subjectName } from './rule-names.ts'
import { decideRule, proposeRule } from './rules.api.ts'

const TONES = { PENDING: 'normal', IN_FORCE: 'easy', ENDED: 'neutral', REJECTED: 'hard' } as const satisfies Record<
  RuleState,
  string
>

interface RuleCardProps {
  rule: StaffRule
  isEdited: boolean
  onEdit: () => void
}

export function RuleCard({ rule: staffRule, isEdited, onEdit }: RuleCardProps) {
  const { t, i18n } = useLingui()
  const { rule, state, isRemoval, proposedBy, decidedBy } = staffRule
  const kinds = useNames(KIND_NAMES)
  const states = useNames(STATE_NAMES)
  const subject = subjectName(rule.subject)
  const from = formatDay(rule.validFrom)
  const to = rule.validTo === null ? '' : formatDay(rule.validTo)
  const months = rule.months?.join(', ')
  const checked = formatDay(rule.checkedOn)
  const proposed = formatDateTime(staffRule.proposedAt)
  return (
    <li className={cx(cardClass, 'grid gap-2', isEdited && 'ring-2 ring-tangerine-700')}>
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="font-bold">
          {subject === undefined ? (staffRule.placeTitle ?? rule.subject) : i18n._(subject)}
        </h2>
        <Badge tone="neutral">{kinds[rule.terms.kind]}</Badge>
        <Badge tone={TONES[state]}>{states[state]}</Badge>
        {!rule.isConfirmed && <Badge tone="hard">{t`확인 필요`}</Badge>}
      </div>
      {isRemoval && <p className="font-semibold text-danger">{t`이 규칙을 없애자는 제안이에요.`}</p>}
      <ul>
        {ruleTexts(rule).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p className="text-sm text-basalt-500">
        {to === '' ? t`${from}부터` : t`${from}부터 ${to}까지`}
        {months !== undefined && <> · {t`${months}월`}</>} ·{' '}
        {rule.isConfirmed ? t`${checked}에 확인했어요` : t`${checked}에 본 내용이에요`}
      </p>
      <p className="text-sm break-all text-basalt-500">
        {rule.source.name} · {rule.source.url}
      </p>
      <p className="text-sm text-basalt-500">
        {proposedBy === null ? t`앱에 처음부터 있던 규칙이에요.` : t`${proposedBy} 님이 ${proposed}에 제안했어요.`}
        {decidedBy !== null && <> {t`${decidedBy} 님이 처리했어요.`}</>}
      </p>
      <RuleDeeds rule={staffRule} onEdit={onEdit} />
    </li>
  )
}

function RuleDeeds({ rule, onEdit }: { rule: StaffRule; onEdit: () => void }) {
  const { t } = useLingui()
  const { ruleId, state, isOwn } = rule
  const onError = (error: Error) => toast.error(errorText(error))
  const deciding = useDeed({
    mutationFn: decideRule,
    done: ({ state: next }) => (next === 'REJECTED' ? t`제안을 거절했어요.` : t`이제 이 규칙이 적용돼요.`),
  })
  const removing = useDeed({
    mutationFn: proposeRule,
    done: () => t`제안했어요. 다른 운영자가 확인하면 바로 적용돼요.`,
  })

  async function handleRemove() {
    const isSure = await confirm({
      title: t`이 규칙을 없애자고 제안할까요?`,
      confirmLabel: t`제안하기`,
      isDanger: true,
    })
    if (isSure) removing.mutate({ replacesId: ruleId }, { onError })
  }

  if (state === 'IN_FORCE')
    return (
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={onEdit}>
          {t`바꾸자고 제안하기`}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          className="text-danger!"
          isLoading={removing.isPending}
          onClick={() => void handleRemove()}
        >
          {t`없애자고 제안하기`}
        </Button>
      </div>
    )
  if (state !== 'PENDING') return null
  return (
    <div className="flex flex-wrap items-center gap-2">
      {isOwn ? (
        <p className="text-sm">{t`다른 운영자가 확인해야 적용돼요.`}</p>
      ) : (
        <Button
          size="sm"
          isLoading={deciding.isPending}
          onClick={() => deciding.mutate({ ruleId, isAccepted: true }, { onError })}
        >
          {t`출처를 보고 확인했어요`}
        </Button>
      )}
      {!isOwn && (
        <Button
          variant="ghost"
          size="sm"
          disabled={deciding.isPending}
          onClick={() => deciding.mutate({ ruleId, isAccepted: false }, { onError })}
        >
          {t`거절하기`}
        </Button>
      )}
    </div>
  )
}

import { PASSWORD_MAX, PASSWORD_MIN } from '@honjeo/contract/values/limits'
import type { PasswordProblem } from '@honjeo/contract/values/password'
import { useLingui } from '@lingui/react/macro'
import { Check, Dot, X } from 'lucide-react'
import { cx } from '#ui/cx.ts'

/** In the order in which they are judged: before the first broken one all are kept. */
const RULES = ['LENGTH', 'VARIETY', 'EMAIL', 'CONTEXT'] as const satisfies readonly PasswordProblem[]

interface PasswordRulesProps {
  problem: PasswordProblem | null
  isEmpty: boolean
  /** Whether the field was left: then the broken rule is a mistake, before it was only to come. */
  isLeft: boolean
}

/** The rules, ticked off one after the other while typing. Spans only: it stands in a field's hint, a paragraph. */
export function PasswordRules({ problem, isEmpty, isLeft }: PasswordRulesProps) {
  const { t } = useLingui()
  const texts = {
    LENGTH: t`${PASSWORD_MIN}~${PASSWORD_MAX}자`,
    VARIETY: t`영문, 숫자, 기호 중 두 가지 이상`,
    EMAIL: t`이메일과 다르게`,
    CONTEXT: t`혼저, 제주, 내 이름 말고 다른 말도 넣어서`,
  }
  const broken = RULES.findIndex((rule) => rule === problem)
  return (
    <span className="flex flex-col gap-1">
      {RULES.map((rule, index) => {
        const isKept = !isEmpty && (broken === -1 || index < broken)
        const isWrong = !isEmpty && isLeft && index === broken
        const Icon = isKept ? Check : isWrong ? X : Dot
        return (
          <span
            key={rule}
            className={cx('flex items-center gap-1', isKept && 'font-semibold text-easy', isWrong && 'text-danger')}
          >
            <Icon aria-hidden="true" size={16} strokeWidth={3} className="shrink-0" />
            {texts[rule]}
            {isKept && <span className="sr-only">{t`충족`}</span>}
            {isWrong && <span className="sr-only">{t`부족`}</span>}
          </span>
        )
      })}
    </span>
  )
}

import type { MyConsent } from '@honjeo/contract/account'
import { Trans, useLingui } from '@lingui/react/macro'
import { formatDate } from '#lib/dates.ts'
import { Badge } from '#ui/badge.tsx'
import { Switch } from '#ui/switch.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { CONSENT_TEXTS } from '../consent-texts.ts'

interface ConsentRowProps {
  consent: MyConsent
  /** Without it the consent cannot be taken back. */
  onChange?: (agreed: boolean) => void
}

export function ConsentRow({ consent, onChange }: ConsentRowProps) {
  const { t, i18n } = useLingui()
  const { agreed, version } = consent
  const text = CONSENT_TEXTS[consent.type]
  const name = i18n._(text.name)
  const day = formatDate(consent.decidedAt)
  const facts = agreed ? (
    <>
      <span className="block">{t`${day} 동의`}</span>
      <span className="block">{t`내용의 판: ${version}`}</span>
    </>
  ) : (
    t`${day}부터 동의하지 않음`
  )
  return (
    <li className="py-1.5">
      {onChange === undefined ? (
        <div className="flex min-h-11 items-center justify-between gap-4 py-2">
          <span className="min-w-0">
            {name}
            <span className="block text-sm text-basalt-500">{facts}</span>
          </span>
          <Badge tone="easy">
            <Trans>동의함</Trans>
          </Badge>
        </div>
      ) : (
        <Switch label={name} description={facts} checked={agreed} onChange={({ target }) => onChange(target.checked)} />
      )}
      {text.path !== undefined && (
        <TextLink to={text.path} aria-label={t`${name} 보기`} className="mb-2 inline-block">
          <Trans>보기</Trans>
        </TextLink>
      )}
    </li>
  )
}

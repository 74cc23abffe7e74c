import type { TrustedContact } from '@honjeo/contract/safety/contacts'
import { useLingui } from '@lingui/react/macro'
import { TriangleAlert } from 'lucide-react'
import { paths } from '#lib/navigation/paths.ts'
import { Callout } from '#ui/feedback/callout.tsx'
import { Card } from '#ui/list/card.tsx'
import { LinkButton } from '#ui/form/button.tsx'
import { TextLink } from '#ui/list/links.tsx'
import { Tinted } from '../tinted.tsx'

/** Who agreed to be told, in the order in which they are. */
export const confirmedOf = (contacts: readonly TrustedContact[]) =>
  contacts.filter(({ status }) => status === 'CONFIRMED')

/** Who would be told, and what is weak about it before it counts. */
export function WhoIsTold({ contacts }: { contacts: readonly TrustedContact[] }) {
  const { t } = useLingui()
  const confirmed = confirmedOf(contacts)
  const reachable = confirmed.filter(({ isUnreachable }) => !isUnreachable)
  const isMailOnly = reachable.every(({ channel }) => channel === 'EMAIL')
  if (confirmed.length === 0) return <Nobody hasAsked={contacts.length > 0} />
  return (
    <section aria-labelledby="who-is-told" className="space-y-2">
      <div className="flex items-center justify-between gap-3">
        <h2 id="who-is-told" className="text-sm font-semibold text-basalt-700">
          {t`답이 없으면 이 순서로 알려요`}
        </h2>
        <TextLink to={paths.trustedContacts()}>{t`바꾸기`}</TextLink>
      </div>
      <Card className="px-4 py-1">
        <ol className="divide-y divide-basalt-200">
          {confirmed.map(({ contactId, name, channel, isUnreachable }, index) => (
            <li key={contactId} className="flex items-center gap-3 py-2.5">
              <span className="w-5 shrink-0 font-bold text-tangerine-700 tabular-nums">{index + 1}</span>
              <span className="min-w-0 flex-1 font-semibold">{name}</span>
              <span className={isUnreachable ? 'shrink-0 text-sm text-danger' : 'shrink-0 text-sm text-basalt-500'}>
                {isUnreachable ? t`메일이 닿지 않아요` : channel === 'EMAIL' ? t`메일` : t`앱 · 메일`}
              </span>
            </li>
          ))}
        </ol>
      </Card>
      {reachable.length === 0 ? (
        <Warning tone="danger">{t`지금은 아무에게도 닿지 않아요. 연락처의 메일 주소를 확인한 뒤 켜주세요.`}</Warning>
      ) : isMailOnly ? (
        <Warning tone="warning">
          {t`메일로만 알릴 수 있어요. 메일은 늦게 볼 수 있으니, 혼저 회원인 연락처를 더하거나 미리 전화로 말해두세요.`}
        </Warning>
      ) : null}
    </section>
  )
}

function Warning({ tone, children }: { tone: 'warning' | 'danger'; children: string }) {
  return (
    <Callout tone={tone} icon={<TriangleAlert aria-hidden="true" size={18} />}>
      {children}
    </Callout>
  )
}

function Nobody({ hasAsked }: { hasAsked: boolean }) {
  const { t } = useLingui()
  return (
    <section aria-label={t`알릴 사람`}>
      <Tinted tone="warning" className="space-y-3">
        <h2 className="text-lg font-bold">{t`아직 알릴 사람이 없어요`}</h2>
        <p className="text-basalt-700">
          {hasAsked
            ? t`부탁한 사람이 아직 동의하지 않았어요. 동의하면 타이머를 켤 수 있어요.`
            : t`돌아오지 않으면 알릴 사람을 먼저 정해주세요. 그 사람이 동의하면 타이머를 켤 수 있어요.`}
        </p>
        <LinkButton fullWidth to={paths.trustedContacts()}>
          {hasAsked ? t`신뢰 연락처 보기` : t`신뢰 연락처 추가하기`}
        </LinkButton>
      </Tinted>
    </section>
  )
}

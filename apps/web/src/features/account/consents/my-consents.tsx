import type { MyConsent } from '@honjeo/contract/account'
import { OPTIONAL_CONSENTS } from '@honjeo/contract/values/enums'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { errorText } from '#lib/error-text.ts'
import { Card } from '#ui/card.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { consentsQuery, type OptionalConsent } from '../my-account.api.ts'
import { ConsentRow } from './consent-row.tsx'
import { useChangeConsent } from './use-change-consent.ts'

/** What I agreed to, and when. */
export function MyConsents() {
  const { t } = useLingui()
  const { data: consents, error, isFetching, refetch } = useQuery(consentsQuery())
  const change = useChangeConsent()
  if (consents === undefined) {
    if (error === null) return <ConsentSkeletons />
    return <ErrorState message={errorText(error)} isRetrying={isFetching} onRetry={() => void refetch()} />
  }
  const required = consents.filter((consent) => optionalType(consent) === null)
  return (
    <div className="space-y-6">
      <Group title={t`필수 동의`}>
        {required.map((consent) => (
          <ConsentRow key={consent.type} consent={consent} />
        ))}
      </Group>
      <Group title={t`선택 동의`}>
        {consents.map((consent) => {
          const type = optionalType(consent)
          return (
            type !== null && <ConsentRow key={type} consent={consent} onChange={(agreed) => change({ type, agreed })} />
          )
        })}
      </Group>
      <p className="text-sm text-basalt-500">
        <Trans>필수 동의는 혼저를 쓰는 데 꼭 필요해요. 거두려면 탈퇴해야 해요.</Trans>
      </p>
    </div>
  )
}

function optionalType({ type }: MyConsent): OptionalConsent | null {
  return OPTIONAL_CONSENTS.find((optional) => optional === type) ?? null
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className="mb-2 text-lg font-bold">{title}</h2>
      <Card className="px-4 py-1">
        <ul className="divide-y divide-basalt-200">{children}</ul>
      </Card>
    </section>
  )
}

function ConsentSkeletons() {
  return (
    <SkeletonGroup className="space-y-6">
      <Skeleton className="h-56 rounded-lg" />
      <Skeleton className="h-36 rounded-lg" />
    </SkeletonGroup>
  )
}

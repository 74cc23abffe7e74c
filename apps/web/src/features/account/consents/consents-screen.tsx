import type { MyConsent } from '@honjeo/contract/account'
import { OPTIONAL_CONSENTS } from '@honjeo/contract/values/enums'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatDate } from '#lib/text/dates.ts'
import { errorText } from '#lib/server/api-error.ts'
import { paths } from '#lib/navigation/paths.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { Card } from '#ui/list/card.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { PageHeader } from '#ui/list/page-header.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { TextLink } from '#ui/list/links.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { changeConsent, consentsQuery, type OptionalConsent } from '../my-account.api.ts'
import { CONSENT_TEXTS } from './consents.ts'

export function Component() {
  const { t } = useLingui()
  return (
    <>
      <PageHeader title={t`동의 내역`} back={{ fallback: paths.my() }} />
      <div className="flex-1 px-gutter pt-2 pb-8">
        <MyConsents />
      </div>
    </>
  )
}

/** What I agreed to, and when. */
function MyConsents() {
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

interface ConsentRowProps {
  consent: MyConsent
  /** Is called when the consent is given or taken back; without it the consent cannot be taken back. */
  onChange?: (agreed: boolean) => void
}

function ConsentRow({ consent, onChange }: ConsentRowProps) {
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

interface Change {
  type: OptionalConsent
  agreed: boolean
}

const MUTATION = ['account', 'consents', 'change']

/** Shows a change at once and saves it, one after another; after a failure the server's word counts. */
function useChangeConsent(): (change: Change) => void {
  const queryClient = useQueryClient()
  const { queryKey } = consentsQuery()
  const changing = useMutation({
    mutationKey: MUTATION,
    scope: { id: MUTATION.join() },
    mutationFn: changeConsent,
    onSuccess: (consents) => {
      // While another change is on its way, this answer is older than what is shown.
      if (queryClient.isMutating({ mutationKey: MUTATION }) === 1) queryClient.setQueryData(queryKey, consents)
    },
    onError: (error) => {
      toast.error(errorText(error))
      void queryClient.invalidateQueries({ queryKey })
    },
  })

  return (change) => {
    const { type, agreed } = change
    const show = (consent: MyConsent) => (consent.type === type ? { ...consent, agreed } : consent)
    void queryClient.cancelQueries({ queryKey })
    queryClient.setQueryData(queryKey, (consents) => consents?.map(show))
    changing.mutate(change)
  }
}

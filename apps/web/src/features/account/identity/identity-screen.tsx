import type { IdentityStatus } from '@honjeo/contract/account'
import * as failures from '@honjeo/contract/values/error-numbers'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { BadgeCheck, CircleAlert, Hourglass } from 'lucide-react'
import { useState } from 'react'
import { Navigate } from 'react-router'
import { formatDate, formatTime } from '#lib/text/dates.ts'
import { ApiError, errorText } from '#lib/server/api-error.ts'
import { paths } from '#lib/navigation/paths.ts'
import { Button, LinkButton } from '#ui/form/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Form } from '#ui/form/form.tsx'
import { PageHeader } from '#ui/list/page-header.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { isAboutProof, useOwnProof } from '../leaving/own-proof.tsx'
import { identityQuery } from '../my-account.api.ts'
import { useIdentityReturn, useIdentityStart } from './use-identity-check.ts'

export function Component() {
  const { t } = useLingui()
  return (
    <>
      <PageHeader title={t`본인확인`} back={{ fallback: paths.my() }} />
      <div className="flex flex-1 flex-col gap-5 px-gutter pt-2 pb-8">
        <Identity />
      </div>
    </>
  )
}

function Identity() {
  const { data: status, error, isFetching, refetch } = useQuery(identityQuery())
  const back = useIdentityReturn()
  if (back.isFinishing) return <Finishing />
  if (status === undefined) {
    if (error !== null) {
      return <ErrorState message={errorText(error)} isRetrying={isFetching} onRetry={() => void refetch()} />
    }
    return (
      <SkeletonGroup className="space-y-5">
        <Skeleton className="h-32" />
        <Skeleton className="h-13" />
      </SkeletonGroup>
    )
  }
  if (status.proof !== null) return <Done proof={status.proof} />
  if (!status.isOffered) return <Navigate to={paths.my()} replace />
  return (
    <>
      <Outcome back={back} pendingUntil={status.pendingUntil} />
      <Begin hasBegun={status.pendingUntil !== null} />
    </>
  )
}

function Finishing() {
  return (
    <Callout icon={<Hourglass aria-hidden="true" size={18} />}>
      <span role="status">
        <Trans>본인확인 기관에 물어보고 있어요. 이 화면을 닫지 말고 기다려주세요.</Trans>
      </span>
    </Callout>
  )
}

function Done({ proof }: { proof: NonNullable<IdentityStatus['proof']> }) {
  const day = formatDate(proof.verifiedAt)
  return (
    <>
      <Callout icon={<BadgeCheck aria-hidden="true" size={18} />}>
        <Trans>{day}에 본인확인을 마쳤어요.</Trans>
      </Callout>
      <p className="text-basalt-700">
        <Trans>
          확인된 성별과 생년월일을 회원 정보에 적었어요. 함께할 사람이 보는 카드에는 ‘본인확인’이라고만 보이고,
          본인확인을 조건으로 한 동행방에도 들어갈 수 있어요.
        </Trans>
      </p>
      <LinkButton to={paths.profileEdit()} variant="secondary">
        <Trans>내 정보 보기</Trans>
      </LinkButton>
    </>
  )
}

interface OutcomeProps {
  back: ReturnType<typeof useIdentityReturn>
  pendingUntil: string | null
}

/** What came of the way to the provider, where it did not end in a proof. */
function Outcome({ back, pendingUntil }: OutcomeProps) {
  const { t } = useLingui()
  const { error, isClosed, retry } = back
  if (error !== null) {
    const isLater = !(error instanceof ApiError) || error.code === failures.IDENTITY_UNAVAILABLE
    return (
      <Callout tone="warning" icon={<CircleAlert aria-hidden="true" size={18} />}>
        <p role="alert">{errorText(error)}</p>
        {isLater && (
          <Button variant="secondary" size="sm" className="mt-3" onClick={retry}>
            {t`다시 확인하기`}
          </Button>
        )}
      </Callout>
    )
  }
  if (isClosed) {
    return (
      <Callout icon={<CircleAlert aria-hidden="true" size={18} />}>
        <span role="status">
          <Trans>본인확인을 그만뒀어요. 바뀐 것은 없고, 언제든 다시 시작할 수 있어요.</Trans>
        </span>
      </Callout>
    )
  }
  if (pendingUntil === null) return null
  const time = formatTime(pendingUntil)
  return (
    <Callout icon={<Hourglass aria-hidden="true" size={18} />}>
      <Trans>
        시작한 본인확인이 있어요. {time}까지 이 브라우저로 돌아와 마쳐주세요. 창을 닫았다면 아래에서 다시 시작해주세요.
      </Trans>
    </Callout>
  )
}

function Begin({ hasBegun }: { hasBegun: boolean }) {
  const { t } = useLingui()
  const [isAsked, setIsAsked] = useState(false)
  const { starting, start } = useIdentityStart()
  const own = useOwnProof({
    isOpen: true,
    isAsked,
    hint: t`되돌릴 수 없는 일이라 한 번 더 확인해요.`,
    tried: { error: starting.error, draft: starting.variables },
  })
  const submit = () => {
    setIsAsked(true)
    if (own.proof === null) own.focus()
    else start(own.proof)
  }
  return (
    <Form onSubmit={submit}>
      <div className="space-y-5">
        <section className="space-y-2 text-basalt-700">
          <p>
            <Trans>
              본인확인 기관(NICE평가정보)의 화면에서 내 명의 휴대폰으로 확인해요. 마치면 함께할 사람이 보는 카드에
              ‘본인확인’이라고 보이고, 본인확인을 조건으로 한 동행방에 들어갈 수 있어요.
            </Trans>
          </p>
          <ul className="list-disc space-y-1 pl-[1.25em]">
            <li>
              <Trans>성별과 생년월일이 확인된 것으로 바뀌고, 그 뒤로는 바꿀 수 없어요.</Trans>
            </li>
            <li>
              <Trans>확인된 정보와 맞지 않는 동행방에서는 나오게 돼요.</Trans>
            </li>
            <li>
              <Trans>한 사람이 한 계정만 확인할 수 있어요.</Trans>
            </li>
            <li>
              <Trans>이름과 전화번호는 저장하지 않아요. 같은 사람인지 알아볼 수만 있는 암호화된 값을 남겨요.</Trans>
            </li>
          </ul>
        </section>
        {own.field}
        {starting.error !== null && !isAboutProof(starting.error) && (
          <p role="alert" className="text-sm text-danger">
            {errorText(starting.error)}
          </p>
        )}
        <Button type="submit" fullWidth isLoading={starting.isPending || starting.isSuccess}>
          {hasBegun ? t`본인확인 다시 시작하기` : t`본인확인 시작하기`}
        </Button>
      </div>
    </Form>
  )
}

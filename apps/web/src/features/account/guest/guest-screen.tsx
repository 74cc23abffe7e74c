import { REQUIRED_CONSENTS } from '@honjeo/contract/values/enums'
import { NAME_MAX } from '@honjeo/contract/values/limits'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type LoaderFunctionArgs, redirect, useNavigate, useSearchParams } from 'react-router'
import { runningShare } from '#features/safety/sharing/use-running-share.ts'
import { mySharesQuery } from '#features/safety/sharing/sharing.api.ts'
import { currentTimerQuery } from '#features/safety/timer/timer.api.ts'
import { ApiError, errorText, isSilence } from '#lib/server/api-error.ts'
import { nextPath, ownPath } from '#lib/navigation/login-state.ts'
import { paths } from '#lib/navigation/paths.ts'
import { useSingleMutation } from '#lib/server/once.ts'
import { queryClient } from '#lib/server/query-client.ts'
import { readSession, saveGuest, useAccount } from '#lib/server/session.ts'
import { serverNow } from '#lib/server/server-time.ts'
import { Callout } from '#ui/feedback/callout.tsx'
import { Button, LinkButton } from '#ui/form/button.tsx'
import { Form } from '#ui/form/form.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Card } from '#ui/list/card.tsx'
import { TextLink } from '#ui/list/links.tsx'
import { ListItem } from '#ui/list/list-item.tsx'
import { PageHeader } from '#ui/list/page-header.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { confirm } from '#ui/overlay/ui-provider.tsx'
import { beginAsGuest, eraseGuest } from '../account.api.ts'
import { forgetPerson } from '../leaving/local-data.ts'
import { StepTitle } from '../step.tsx'

/** A member has all of it already. */
export function loader({ request }: LoaderFunctionArgs) {
  return readSession() === null ? null : redirect(nextPath(new URL(request.url).searchParams))
}

/** The safety net without an account: how it begins, and then what a guest has and how more comes to it. */
export function Component() {
  const { t } = useLingui()
  const account = useAccount()
  const [search] = useSearchParams()
  const next = ownPath(search.get('next'))
  return (
    <>
      <PageHeader title={t`가입 없이 쓰기`} back={{ fallback: paths.home() }} />
      {account === null ? <Beginning next={next ?? paths.timer()} /> : <GuestHub next={next} />}
    </>
  )
}

const CONSENTS = REQUIRED_CONSENTS.map((type) => ({ type, agreed: true }))

/** One tap is the consent, and makes the guest. */
function Beginning({ next }: { next: string }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [name, setName] = useState('')
  const beginning = useSingleMutation({
    mutationFn: () =>
      saveGuest(() => beginAsGuest({ consents: CONSENTS, ...(name.trim() !== '' && { name: name.trim() }) })),
    // Whom the timer is to alert is what comes next there.
    onSuccess: () => navigate(next, { replace: true, state: { asksByLink: true } }),
  })
  const { error } = beginning
  const nameError = error instanceof ApiError ? error.fields?.['name'] : undefined
  return (
    <Form onSubmit={() => beginning.mutate()} className="gap-6 px-gutter pt-2 pb-8">
      <StepTitle
        description={t`메일도 비밀번호도 필요 없어요. 귀가 타이머, 신뢰 연락처, 위치 공유를 바로 쓰고, 나머지는 나중에 가입하면 돼요.`}
      >
        <Trans>오늘 저녁부터 혼자가 아니에요</Trans>
      </StepTitle>
      <TextField
        label={t`연락처에 보일 이름`}
        isOptional
        hint={t`부탁을 받고 동의한 사람만 볼 수 있어요.`}
        value={name}
        onChange={(event) => setName(event.target.value)}
        maxLength={NAME_MAX}
        error={nameError}
        autoComplete="name"
      />
      <div role="alert" className="empty:-mt-6">
        {error !== null && nameError === undefined && (
          <Callout tone="danger">
            <p>{errorText(error)}</p>
            {isSilence(error) && (
              <p>{t`가입 없이 시작할 때 한 번은 네트워크가 필요해요. 사이렌과 119·112 전화, 구조 카드는 지금도 쓸 수 있어요.`}</p>
            )}
          </Callout>
        )}
      </div>
      <div className="space-y-3">
        <Button type="submit" fullWidth isLoading={beginning.isPending}>
          {t`동의하고 시작하기`}
        </Button>
        <p className="text-sm text-basalt-700">
          <Trans>
            누르면 만 14세 이상이고 <TextLink to={paths.terms()}>이용약관</TextLink>과{' '}
            <TextLink to={paths.privacy()}>개인정보 수집·이용</TextLink>에 동의한 것으로 적어둬요.
          </Trans>
        </p>
      </div>
      <div className="grid gap-2">
        <LinkButton variant="ghost" to={paths.login(next)}>{t`계정이 있어요. 로그인하기`}</LinkButton>
      </div>
      {/* A browser whose storage was wiped is a stranger: neither it nor the server can find out. */}
      <p className="text-sm text-basalt-700">
        {t`전에 가입 없이 켠 타이머가 있다면, 이 브라우저의 기록이 지워졌어도 계속 가고 있어요. 여기서는 끝낼 수 없고 시간이 지나면 연락처에 알리니, 무사하다고 직접 전해주세요.`}
      </p>
    </Form>
  )
}

/** What a guest has: more by a sign-up, an account of before, and the end. `next` is what needs an account. */
function GuestHub({ next }: { next: string | null }) {
  const { t } = useLingui()
  const { logIn } = useOtherAccount(next)
  const { erase, isErasing } = useErasing()
  return (
    <div className="flex-1 space-y-6 px-gutter pt-2 pb-8">
      {next !== null && <Callout>{t`가입하면 할 수 있어요. 연락처와 켜 둔 타이머는 그대로 이어져요.`}</Callout>}
      <div className="space-y-2">
        <p className="text-basalt-700">
          {t`지금은 가입 없이 안전 기능만 쓰고 있어요. 이 브라우저의 기록을 지우거나 휴대폰을 바꾸면 다시 열 수 없어요.`}
        </p>
        <LinkButton fullWidth to={paths.signUp()}>{t`가입하고 저장하기`}</LinkButton>
        <Button variant="secondary" fullWidth onClick={() => void logIn()}>{t`다른 계정으로 로그인하기`}</Button>
      </div>
      <Card className="overflow-hidden p-0!">
        <ul className="divide-y divide-basalt-200">
          <ListItem to={paths.timer()} title={t`귀가 타이머`} />
          <ListItem to={paths.trustedContacts()} title={t`신뢰 연락처`} />
          <ListItem to={paths.consents()} title={t`동의 내역`} />
          <ListItem to={paths.language()} title={t`언어`} />
          <ListItem to={paths.textSize()} title={t`글자 크기`} />
        </ul>
      </Card>
      <Button variant="ghost" fullWidth isLoading={isErasing} onClick={() => void erase()}>{t`내 기록 지우기`}</Button>
    </div>
  )
}

/** Whether something runs that another account on this device could not end. What is not known counts as running. */
async function isWatched(): Promise<boolean> {
  try {
    const [timer, shares] = await Promise.all([
      queryClient.fetchQuery(currentTimerQuery()),
      queryClient.fetchQuery(mySharesQuery()),
    ])
    return timer !== null || runningShare(shares, serverNow()) !== null
  } catch {
    return true
  }
}

/** Leads to an account that exists: nothing of the guest goes along, so that what runs is said before. */
function useOtherAccount(next: string | null) {
  const { t } = useLingui()
  const navigate = useNavigate()
  async function logIn() {
    const isSure =
      !(await isWatched()) ||
      (await confirm({
        title: t`켜 둔 것이 남아 있을 수 있어요`,
        description: t`다른 계정으로 로그인하면 켜 둔 귀가 타이머와 위치 공유를 이 휴대폰에서 끝낼 수 없어요. 타이머는 계속 가고, 시간이 지나면 연락처에 알려요. 먼저 끝내고 로그인해주세요.`,
        confirmLabel: t`그래도 로그인하기`,
        cancelLabel: t`돌아가기`,
        isDanger: true,
      }))
    if (isSure) void navigate(paths.loginOfGuest(next ?? undefined))
  }
  return { logIn }
}

/** Erases the guest for good: a guest who logs out could not come back either. */
function useErasing() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const erasing = useSingleMutation({
    mutationFn: eraseGuest,
    onSuccess: () => {
      forgetPerson()
      return navigate(paths.home(), { replace: true })
    },
    onError: (error) => toast.error(errorText(error)),
  })
  async function erase() {
    const isSure = await confirm({
      title: t`내 기록을 모두 지울까요?`,
      description: t`신뢰 연락처, 지난 타이머, PIN이 바로 지워지고 되돌릴 수 없어요.`,
      confirmLabel: t`지우기`,
      isDanger: true,
    })
    if (isSure) erasing.mutate()
  }
  return { erase, isErasing: erasing.isPending }
}

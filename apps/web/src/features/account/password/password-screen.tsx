import * as failures from '@honjeo/contract/values/error-numbers'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, errorText } from '#lib/server/api-error.ts'
import { paths } from '#lib/navigation/paths.ts'
import { useGoBack } from '#lib/navigation/go-back.ts'
import { useSingleMutation } from '#lib/server/once.ts'
import { BottomBar, PageHeader } from '#ui/list/page-header.tsx'
import { Button, LinkButton } from '#ui/form/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Form } from '#ui/form/form.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { TextLink } from '#ui/list/links.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { profileQuery } from '../account.api.ts'
import { changePassword, sessionsQuery } from '../my-account.api.ts'
import { NewPasswordFields, useNewPassword } from './new-password-fields.tsx'

export function Component() {
  const { t } = useLingui()
  const goBack = useGoBack(paths.my())
  return (
    <>
      <PageHeader title={t`비밀번호 바꾸기`} back={{ fallback: paths.my() }} />
      <ChangePassword onChanged={goBack} />
    </>
  )
}

function ChangePassword({ onChanged }: { onChanged: () => void }) {
  const { t } = useLingui()
  const { data: profile, error, isFetching, refetch } = useQuery(profileQuery())
  if (profile?.hasPassword === true) return <ChangePasswordForm email={profile.email} onChanged={onChanged} />
  if (profile === undefined && error === null) {
    return (
      <SkeletonGroup className="space-y-6 px-gutter pt-2">
        <Skeleton className="h-13" />
        <Skeleton className="h-13" />
        <Skeleton className="h-13" />
      </SkeletonGroup>
    )
  }
  return (
    <div className="flex flex-1 flex-col justify-center">
      {profile === undefined ? (
        <ErrorState message={errorText(error)} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <EmptyState
          scene="road"
          title={t`아직 비밀번호가 없어요`}
          description={<Trans>카카오로 로그인하고 있어요. 이메일을 한 번 인증하면 비밀번호도 정할 수 있어요.</Trans>}
          action={<LinkButton to={paths.findPassword()}>{t`비밀번호 정하러 가기`}</LinkButton>}
        />
      )}
    </div>
  )
}

interface ChangePasswordFormProps {
  email: string
  onChanged: () => void
}

function ChangePasswordForm({ email, onChanged }: ChangePasswordFormProps) {
  const { t } = useLingui()
  const [currentPassword, setCurrentPassword] = useState('')
  const draft = useNewPassword(email)
  const { password } = draft
  const { change, errorOf, isChanging } = useChangePassword(onChanged)
  const isReady = currentPassword !== '' && draft.isReady

  return (
    <Form onSubmit={() => isReady && !isChanging && change({ currentPassword, password })} className="flex-1">
      <div className="flex flex-col gap-6 px-gutter pt-2 pb-8">
        <p className="text-basalt-700">
          <Trans>바꾸고 나면 이 기기를 뺀 모든 기기에서 로그아웃돼요.</Trans>
        </p>
        <TextField
          label={t`현재 비밀번호`}
          type="password"
          name="current-password"
          autoComplete="current-password"
          value={currentPassword}
          onChange={(event) => setCurrentPassword(event.target.value)}
          error={errorOf('currentPassword', currentPassword)}
          hint={
            <Trans>
              기억나지 않나요? <TextLink to={paths.findPassword()}>비밀번호 찾기</TextLink>
            </Trans>
          }
        />
        <NewPasswordFields label={t`새 비밀번호`} draft={draft} email={email} error={errorOf('password', password)} />
      </div>
      <BottomBar>
        <Button type="submit" className="flex-1" disabled={!isReady} isLoading={isChanging}>
          <Trans>비밀번호 바꾸기</Trans>
        </Button>
      </BottomBar>
    </Form>
  )
}

interface Passwords {
  currentPassword: string
  password: string
}

/** Changes the password; `errorOf` says what the server would not take, for as long as it is in the field. */
function useChangePassword(onChanged: () => void) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const changing = useSingleMutation({
    mutationFn: changePassword,
    onSuccess: () => {
      toast.success(t`비밀번호를 바꿨어요. 다른 기기는 모두 로그아웃했어요.`)
      void queryClient.invalidateQueries({ queryKey: sessionsQuery().queryKey })
      onChanged()
    },
    onError: (error) => {
      if (Object.keys(refusalsOf(error)).length === 0) toast.error(errorText(error))
    },
  })

  function errorOf(field: keyof Passwords, value: string): string | undefined {
    return changing.variables?.[field] === value ? refusalsOf(changing.error)[field] : undefined
  }
  return { change: changing.mutate, errorOf, isChanging: changing.isPending }
}

function refusalsOf(error: unknown): Partial<Passwords> {
  if (!(error instanceof ApiError)) return {}
  if (error.code === failures.WRONG_CURRENT_PASSWORD) return { currentPassword: error.message }
  if (error.code === failures.PASSWORD_NOT_ALLOWED) return { password: error.fields?.['password'] ?? error.message }
  return error.fields ?? {}
}

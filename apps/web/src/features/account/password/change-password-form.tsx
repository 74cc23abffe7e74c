import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { paths } from '#lib/paths.ts'
import { BottomBar } from '#ui/bottom-bar.tsx'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { TextField } from '#ui/text-field.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { NewPasswordFields } from '../new-password-fields.tsx'
import { useNewPassword } from '../use-new-password.ts'
import { useChangePassword } from './use-change-password.ts'

interface ChangePasswordFormProps {
  email: string
  onChanged: () => void
}

export function ChangePasswordForm({ email, onChanged }: ChangePasswordFormProps) {
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

import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { BottomBar } from '#ui/bottom-bar.tsx'
import { Button } from '#ui/button.tsx'
import { PasswordSheet } from './password-sheet.tsx'
import type { ProfileRefusals } from './profile-refusals.ts'
import { useProfileStore } from './profile-store.ts'
import { useSignUpStore } from './sign-up-store.ts'
import { TypeResult } from './type-result.tsx'
import { useSignUp } from './use-sign-up.ts'

export function SignUpResultStep({ onRefused }: { onRefused: (refusals: ProfileRefusals) => void }) {
  const { type, nickname } = useProfileStore()
  const [isAsking, setAsking] = useState(false)
  const [passwordRefusal, setPasswordRefusal] = useState<{ password: string; message: string }>()
  const { finish, isPending } = useSignUp({
    onProfileRefused: onRefused,
    onPasswordRefused: (password, message) => {
      setPasswordRefusal({ password, message })
      setAsking(true)
    },
  })

  /** There is no password after a reload, nor after the server refused one. */
  function handleFinish() {
    const { password, kakao } = useSignUpStore.getState()
    if (kakao !== null) finish()
    else if (password === '') setAsking(true)
    else finish(password)
  }

  if (type === null) return null
  return (
    <>
      <TypeResult type={type} nickname={nickname.trim()} />
      <BottomBar>
        <Button className="flex-1" isLoading={isPending} onClick={handleFinish}>
          <Trans>혼저 시작하기</Trans>
        </Button>
      </BottomBar>
      <PasswordSheet
        open={isAsking}
        onOpenChange={setAsking}
        refusal={passwordRefusal}
        isPending={isPending}
        onSubmit={finish}
      />
    </>
  )
}

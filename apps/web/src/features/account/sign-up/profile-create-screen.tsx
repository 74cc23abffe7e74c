import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { useState } from 'react'
import { redirect, useNavigate } from 'react-router'
import { paths } from '#lib/navigation/paths.ts'
import { readSession } from '#lib/server/session.ts'
import { BottomBar, PageHeader } from '#ui/list/page-header.tsx'
import { Button } from '#ui/form/button.tsx'
import { confirm } from '#ui/overlay/ui-provider.tsx'
import { Form } from '#ui/form/form.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'
import { forgetSignUp } from '../leaving/local-data.ts'
import { usePictureDraft } from '../profile/picture-draft.ts'
import { PictureField } from '../profile/picture-field.tsx'
import { NicknameField } from '../profile/profile-fieldset.tsx'
import type { ProfileRefusals } from '../profile/profile-refusals.ts'
import { readProfile, saveProfileFields } from '../profile/profile-store.ts'
import { useProfileForm } from '../profile/use-profile-form.ts'
import { StepTitle } from '../step.tsx'
import { PasswordSheet } from './password-sheet.tsx'
import { readSignUpProof } from './sign-up-proof.ts'
import { useFinishSignUp } from './use-finish-sign-up.ts'

/** The wizard ends in an account, and that takes a proof of who its member is. */
export function loader() {
  if (readSession() !== null) return redirect(paths.home())
  return readSignUpProof() === null ? redirect(paths.signUp()) : null
}

/** A nickname, and a picture for those who like: all that others need of a member. The rest is asked where it is needed first. */
export function Component() {
  const { t } = useLingui()
  const navigate = useNavigate()

  async function handleCancel() {
    const isSure = await confirm({
      title: t`가입을 그만둘까요?`,
      description: t`지금까지 적은 내용이 모두 지워져요.`,
      confirmLabel: t`그만두기`,
      cancelLabel: t`계속하기`,
      isDanger: true,
    })
    if (!isSure) return
    await navigate(paths.login(), { replace: true })
    forgetSignUp()
  }

  return (
    <>
      <PageHeader
        title={t`프로필 만들기`}
        back={{ fallback: paths.signUp() }}
        right={<IconButton label={t`가입 그만두기`} icon={<X size={22} />} onClick={() => void handleCancel()} />}
      />
      <NicknameStep />
    </>
  )
}

/** The last step of the wizard; every keystroke goes into the draft, so that nothing typed is lost. */
function NicknameStep() {
  const { t } = useLingui()
  const [refusals, setRefusals] = useState<ProfileRefusals>({})
  const [initial] = useState(() => {
    const { name, nickname, checkedNickname, bio } = readProfile()
    return { name, nickname, checkedNickname, bio }
  })
  const { form, errorOf } = useProfileForm({
    initial,
    refusals,
    before: { hasName: false },
    onChange: saveProfileFields,
  })
  const picture = usePictureDraft()
  const { finish, isPending, passwordSheet } = useFinishSignUp(setRefusals)

  return (
    <>
      <Form onSubmit={() => void form.handleSubmit(finish)()} className="flex-1">
        <div className="flex flex-col gap-6 px-gutter pt-2 pb-8">
          <StepTitle description={t`동행방과 커뮤니티에서는 닉네임으로 인사해요. 나머지는 필요할 때 여쭤볼게요.`}>
            <Trans>뭐라고 부를까요?</Trans>
          </StepTitle>
          <PictureField {...picture} name={form.watch('nickname')} />
          <NicknameField form={form} error={errorOf('nickname')} />
        </div>
        <BottomBar>
          <Button type="submit" className="flex-1" isLoading={isPending}>
            <Trans>혼저 시작하기</Trans>
          </Button>
        </BottomBar>
      </Form>
      <PasswordSheet {...passwordSheet} />
    </>
  )
}

import type { Gender } from '@honjeo/contract/values/enums'
import { BIO_MAX, NAME_MAX, NICKNAME_MAX, NICKNAME_MIN } from '@honjeo/contract/values/limits'
import { nicknameProblem } from '@honjeo/contract/values/nickname'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { errorText } from '#lib/server/api-error.ts'
import { serverText } from '#lib/server/server-text.ts'
import { Button } from '#ui/form/button.tsx'
import { cx } from '#ui/cx.ts'
import { Field, fieldAria, fieldBoxClass } from '#ui/form/field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { checkNickname } from '../account.api.ts'
import { isSameNickname } from './profile-problems.ts'
import type { ProfileFormApi, useProfileForm } from './use-profile-form.ts'

interface ProfileFieldsetProps extends ReturnType<typeof useProfileForm> {
  ownNickname: string
  /** Whether a name was given before. */
  hasName: boolean
  /** What is not typed here: gender and birth date. */
  children: ReactNode
}

export function ProfileFieldset({ form, errorOf, ownNickname, hasName, children }: ProfileFieldsetProps) {
  const { t } = useLingui()
  return (
    <>
      <TextField
        {...form.register('name')}
        label={t`이름`}
        isOptional={!hasName}
        hint={hasName ? undefined : t`동의한 신뢰 연락처에게만 보여요.`}
        autoComplete="name"
        maxLength={NAME_MAX}
        error={errorOf('name')}
      />
      <NicknameField form={form} error={errorOf('nickname')} own={ownNickname} />
      {children}
      <TextField
        {...form.register('bio')}
        label={t`한 줄 소개`}
        isOptional
        autoComplete="off"
        maxLength={BIO_MAX}
        showsCount
        placeholder={t`오름 보러 다녀요`}
        error={errorOf('bio')}
      />
    </>
  )
}

interface NicknameFieldProps {
  form: ProfileFormApi
  error: string | undefined
  /** The one that is theirs already, which needs no check. */
  own?: string | undefined
}

/** The nickname with its check beside it; a changed nickname has to be checked again. */
export function NicknameField({ form, error: formError, own }: NicknameFieldProps) {
  const { t } = useLingui()
  const id = useId()
  const nickname = form.watch('nickname').trim()
  const isOwn = own !== undefined && isSameNickname(nickname, own)
  const isChecked = !isOwn && nickname !== '' && isSameNickname(nickname, form.watch('checkedNickname'))

  const checking = useMutation({
    mutationFn: checkNickname,
    onSuccess: ({ available }, checked) => {
      if (!available) return
      form.setValue('checkedNickname', checked)
      void form.trigger('nickname')
    },
  })
  const answer = checking.variables === nickname ? checking : undefined
  const refusal =
    answer?.data?.available === false ? serverText(answer.data.code, null, answer.data.reason ?? '') : undefined
  const failure = answer?.isError === true ? errorText(answer.error) : undefined
  const error = refusal ?? failure ?? formError
  const hint = t`한 가지 문자와 숫자 ${NICKNAME_MIN}~${NICKNAME_MAX}자`

  function handleCheck() {
    if (nicknameProblem(nickname) === null) checking.mutate(nickname)
    else void form.trigger('nickname', { shouldFocus: true })
  }

  return (
    <Field id={id} label={t`닉네임`} hint={isChecked ? undefined : hint} error={error}>
      <div className="flex gap-2">
        <input
          {...form.register('nickname')}
          {...fieldAria(id, { hint: isChecked ? undefined : hint, error })}
          type="text"
          // oxlint-disable-next-line jsx-a11y/autocomplete-valid -- a word of the HTML standard that its list lacks
          autoComplete="nickname"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={NICKNAME_MAX}
          className={cx(fieldBoxClass, 'h-13 min-w-0 flex-1')}
        />
        <Button
          variant="secondary"
          className="shrink-0"
          isLoading={checking.isPending}
          disabled={isChecked || isOwn}
          onClick={handleCheck}
        >
          <Trans>중복 확인</Trans>
        </Button>
      </div>
      <div aria-live="polite">
        {isChecked && (
          <p className="mt-1.5 flex items-center gap-1 text-sm font-semibold text-easy">
            <CircleCheck aria-hidden="true" size={16} className="shrink-0" />
            <Trans>사용할 수 있는 닉네임이에요.</Trans>
          </p>
        )}
      </div>
    </Field>
  )
}

export function useGenderNames(): Record<Gender, string> {
  const { t } = useLingui()
  return { MALE: t`남자`, FEMALE: t`여자` }
}

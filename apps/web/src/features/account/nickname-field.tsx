import { nicknameProblem } from '@honjeo/contract/values/nickname'
import { NICKNAME_MAX, NICKNAME_MIN } from '@honjeo/contract/values/limits'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useId } from 'react'
import { serverText } from '#lib/server-text.ts'
import { errorText } from '#lib/error-text.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/cx.ts'
import { Field, fieldAria, fieldBoxClass } from '#ui/field.tsx'
import { checkNickname } from './account.api.ts'
import { isSameNickname } from './profile-problems.ts'
import type { ProfileFormApi } from './use-profile-form.ts'

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

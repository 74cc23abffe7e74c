import { BIO_MAX, NAME_MAX, NICKNAME_MAX, NICKNAME_MIN } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { type FieldErrors, useForm, type UseFormReturn } from 'react-hook-form'
import { useFormChanges } from '#ui/form/form-state.ts'
import { type ProfileBefore, profileProblems, type ProfileProblems } from './profile-problems.ts'
import { type ProfileRefusals, refusalOf } from './profile-refusals.ts'
import type { ProfileFields } from './profile-store.ts'

type Field = keyof ProfileProblems
const FIELDS = ['name', 'nickname', 'bio'] as const satisfies readonly Field[]

export type ProfileFormApi = UseFormReturn<ProfileFields>

interface ProfileFormOptions {
  initial: ProfileFields
  refusals: ProfileRefusals
  before: ProfileBefore
  /** Is called at every keystroke. */
  onChange?: (values: ProfileFields) => void
}

/** The fields of a profile, for one in the making and for one that is there. */
export function useProfileForm({ initial, refusals, before, onChange }: ProfileFormOptions) {
  const { t } = useLingui()
  const form = useForm<ProfileFields>({
    mode: 'onTouched',
    defaultValues: initial,
    resolver: (values) => {
      const errors = errorsOf(values)
      return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors }
    },
  })

  function errorsOf(values: ProfileFields): FieldErrors<ProfileFields> {
    const problems = profileProblems(values, before)
    const errors: FieldErrors<ProfileFields> = {}
    for (const field of FIELDS) {
      const refusal = refusalOf(refusals, field, values[field])
      const problem = problems[field]
      if (refusal !== undefined) errors[field] = { type: 'REFUSED', message: refusal }
      else if (problem !== undefined) errors[field] = { type: problem, message: sentenceOf(field, problem) }
    }
    return errors
  }

  function sentenceOf(field: Field, problem: NonNullable<ProfileProblems[Field]>): string {
    switch (problem) {
      case 'REQUIRED':
        return field === 'name' ? t`이름을 입력해주세요.` : t`닉네임을 입력해주세요.`
      case 'LENGTH':
        return field === 'name' ? t`${NAME_MAX}자까지 입력할 수 있어요.` : t`${BIO_MAX}자까지 입력할 수 있어요.`
      case 'SCRIPT':
        return t`한 가지 문자와 숫자만 써주세요. 예: 바람개비7, Olle7`
      case 'RESERVED':
        return t`사용할 수 없는 단어가 들어 있어요.`
      case 'UNCHECKED':
        return t`닉네임 중복 확인을 완료해주세요.`
      case 'FORMAT':
        return field === 'nickname'
          ? t`글자와 숫자로 ${NICKNAME_MIN}~${NICKNAME_MAX}자 입력해주세요.`
          : t`이름을 글자로만 입력해주세요.`
    }
  }

  const { register, trigger, formState } = form
  // The first wrong field is looked for in the order of registration, and parents register before their children.
  for (const field of FIELDS) register(field)

  useFormChanges(form, (values) => onChange?.(values))

  useEffect(() => {
    const refused = FIELDS.filter((field) => refusals[field] !== undefined)
    if (refused.length > 0) void trigger(refused, { shouldFocus: true })
  }, [refusals, trigger])

  /** Who leaves the nickname for the check button has made no mistake; only going on without the check is one. */
  function errorOf(field: Field): string | undefined {
    const error = formState.errors[field]
    return error?.type === 'UNCHECKED' && !formState.isSubmitted ? undefined : error?.message
  }

  return { form, errorOf }
}

import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { contactsQuery } from '../contacts/contacts.api.ts'
import { errorText } from '#lib/error-text.ts'
import { paths } from '#lib/paths.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Field } from '#ui/field.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextLink } from '#ui/text-link.tsx'

interface ContactChoiceProps {
  chosen: readonly number[]
  onChange: (chosen: number[]) => void
}

/** Who is told of the share: of the trusted contacts those who agreed. */
export function ContactChoice({ chosen, onChange }: ContactChoiceProps) {
  const { t } = useLingui()
  const id = useId()
  const { data: contacts, error, isFetching, refetch } = useQuery(contactsQuery())
  const willing = contacts?.filter(({ status }) => status === 'CONFIRMED')
  const toggle = (contactId: number) =>
    onChange(chosen.includes(contactId) ? chosen.filter((each) => each !== contactId) : [...chosen, contactId])
  return (
    <Field
      id={id}
      as="group"
      label={t`누구에게 알릴까요?`}
      isOptional
      hint={t`고르지 않아도 링크를 직접 보낼 수 있어요.`}
    >
      {willing === undefined ? (
        error === null ? (
          <Skeleton className="h-13" />
        ) : (
          <ErrorState isInline message={errorText(error)} isRetrying={isFetching} onRetry={() => void refetch()} />
        )
      ) : willing.length === 0 ? (
        <p className="rounded-md bg-basalt-100 px-4 py-3 text-sm text-basalt-700">
          {t`동의한 신뢰 연락처가 아직 없어요.`} <TextLink to={paths.trustedContacts()}>{t`연락처 추가하기`}</TextLink>
        </p>
      ) : (
        <div className="rounded-md border border-basalt-200 bg-paper px-4 py-1">
          {willing.map(({ contactId, name, email, nickName }) => (
            <Checkbox
              key={contactId}
              label={name}
              description={email ?? nickName}
              checked={chosen.includes(contactId)}
              onChange={() => toggle(contactId)}
            />
          ))}
        </div>
      )}
    </Field>
  )
}

import { SHARE_KEEP_DAYS } from '@honjeo/contract/values/limits'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { MapPinOff } from 'lucide-react'
import { type ReactNode, type RefObject, useId } from 'react'
import { errorText } from '#lib/server/api-error.ts'
import { PositionError } from '#lib/position/geolocation.ts'
import { paths } from '#lib/navigation/paths.ts'
import { Callout } from '#ui/feedback/callout.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Field } from '#ui/form/field.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { TextLink } from '#ui/list/links.tsx'
import { contactsQuery } from '../contacts/contacts.api.ts'
import { shareProblem } from './share-notes.tsx'

/** Says why a share did not begin, and what to do about it. */
export function StartFailure({ error }: { error: Error }): ReactNode {
  const { i18n } = useLingui()
  if (!(error instanceof PositionError)) return <Callout tone="danger">{errorText(error)}</Callout>
  const { what, advice } = shareProblem(error.problem)
  return (
    <Callout tone="danger" icon={<MapPinOff aria-hidden="true" size={20} />}>
      <p className="font-bold">{i18n._(what)}</p>
      <p>{i18n._(advice)}</p>
    </Callout>
  )
}

interface ConsentBoxProps {
  ref: RefObject<HTMLInputElement | null>
  agreed: boolean
  onChange: (agreed: boolean) => void
  error: string | undefined
}

/** The consent without which no position leaves the device, asked for where it is needed. */
export function ConsentBox({ ref, agreed, onChange, error }: ConsentBoxProps) {
  const { t } = useLingui()
  const id = useId()
  return (
    <Field id={id} as="group" label={t`위치 정보 동의`} error={error}>
      <div className="space-y-2 rounded-md border border-basalt-200 bg-paper px-4 py-3">
        <ul className="list-disc space-y-1 pl-[1.25em] text-sm text-basalt-700">
          <li>{t`공유하는 동안 가장 새로운 위치 하나와 그 정확도, 시각, 배터리만 서버에 둬요.`}</li>
          <li>{t`공유가 끝나면 위치는 바로 지워져요. 지나온 길은 남기지 않아요.`}</li>
          <li>{t`누가 몇 번 봤는지는 ${SHARE_KEEP_DAYS}일 뒤에 지워져요.`}</li>
        </ul>
        <div className="flex items-center gap-2">
          <Checkbox
            ref={ref}
            label={t`위치기반 서비스 이용에 동의해요`}
            checked={agreed}
            onChange={({ target }) => onChange(target.checked)}
            className="min-w-0 flex-1"
          />
          <TextLink to={paths.locationTerms()} aria-label={t`위치기반 서비스 보기`} className="shrink-0 px-1">
            <Trans>보기</Trans>
          </TextLink>
        </div>
      </div>
    </Field>
  )
}

interface ContactChoiceProps {
  chosen: readonly number[]
  onChange: (chosen: number[]) => void
}

/** Chooses who hears of the share: of the trusted contacts those who agreed. */
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

import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { SHARE_KEEP_DAYS } from '@honjeo/contract/values/limits'
import { paths } from '#lib/paths.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { Field } from '#ui/field.tsx'
import { TextLink } from '#ui/text-link.tsx'

interface ConsentBoxProps {
  agreed: boolean
  onChange: (agreed: boolean) => void
  error: string | undefined
}

/** The consent without which no position leaves the device, asked for where it is needed. */
export function ConsentBox({ agreed, onChange, error }: ConsentBoxProps) {
  const { t } = useLingui()
  const id = useId()
  return (
    <Field id={id} as="group" label={t`위치 정보 동의`} error={error}>
      <div className="space-y-2 rounded-md border border-basalt-200 bg-paper px-4 py-3">
        <ul className="list-disc space-y-1 pl-5 text-sm text-basalt-700">
          <li>{t`공유하는 동안 가장 새로운 위치 하나와 그 정확도, 시각, 배터리만 서버에 둬요.`}</li>
          <li>{t`공유가 끝나면 위치는 바로 지워져요. 지나온 길은 남기지 않아요.`}</li>
          <li>{t`누가 몇 번 봤는지는 ${SHARE_KEEP_DAYS}일 뒤에 지워져요.`}</li>
        </ul>
        <div className="flex items-center gap-2">
          <Checkbox
            name="consent"
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

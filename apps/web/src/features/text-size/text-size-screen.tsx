import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { readText, writeText } from '#lib/device/storage.ts'
import { paths } from '#lib/navigation/paths.ts'
import { useSession } from '#lib/server/session.ts'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { PageHeader } from '#ui/list/page-header.tsx'

/** Key and event are those of src/text-size.ts, which applies what is chosen. */
const KEY = 'text-size'

const DEFAULT = '100'

export function Component() {
  const { t } = useLingui()
  const isMember = useSession() !== null
  const [percent, setPercent] = useState(() => readText(KEY) ?? DEFAULT)

  function choose(chosen: string) {
    setPercent(chosen)
    writeText(KEY, chosen)
    dispatchEvent(new CustomEvent(KEY, { detail: Number(chosen) }))
  }

  return (
    <>
      <PageHeader title={t`글자 크기`} back={{ fallback: isMember ? paths.my() : paths.login() }} />
      <div className="flex-1 px-gutter pt-2 pb-8">
        <RadioCards
          label={t`화면 글자 크기`}
          hint={t`고르면 화면 전체가 바로 바뀌어요. 휴대폰에서 정한 글자 크기에 더해지고, 이 기기에만 적용돼요.`}
          options={[
            { value: '90', label: t({ message: '작게', context: 'text size' }) },
            { value: DEFAULT, label: t({ message: '보통', context: 'text size' }) },
            { value: '125', label: t({ message: '크게', context: 'text size' }) },
            { value: '150', label: t({ message: '아주 크게', context: 'text size' }) },
          ]}
          value={percent}
          onChange={choose}
        />
      </div>
    </>
  )
}

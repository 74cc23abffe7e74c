import { useLingui } from '@lingui/react/macro'
import { Copy, Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { copySecret, saveFile } from '#lib/device/share.ts'
import { Button } from '#ui/form/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'

interface RecoveryCodesProps {
  codes: readonly string[]
  onDone: () => void
}

/** They are shown here and never again: before going on one says that they are kept. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { t } = useLingui()
  const [isKept, setKept] = useState(false)
  const heading = useRef<HTMLParagraphElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const text = codes.join('\n')
  return (
    <div className="flex flex-col gap-4">
      <p ref={heading} tabIndex={-1} className="text-basalt-700 outline-none">
        {t`휴대폰을 잃어버리면 복구 코드로 확인할 수 있어요. 하나는 한 번만 쓸 수 있고, 지금만 보여드려요.`}
      </p>
      <ol
        aria-label={t`복구 코드`}
        className="grid grid-cols-1 gap-x-4 gap-y-1 rounded-md bg-basalt-100 px-4 py-3 text-sm select-all min-[360px]:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code} className="whitespace-nowrap">
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2 *:flex-1">
        <Button
          variant="secondary"
          size="sm"
          icon={<Copy aria-hidden="true" size={16} />}
          onClick={() => void copySecret(text)}
        >
          {t`코드 복사하기`}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          icon={<Download aria-hidden="true" size={16} />}
          onClick={() => saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), 'honjeo-recovery-codes.txt')}
        >
          {t`파일로 받기`}
        </Button>
      </div>
      <Checkbox
        label={t`안전한 곳에 보관했어요`}
        checked={isKept}
        onChange={(event) => setKept(event.target.checked)}
      />
      <Button size="md" disabled={!isKept} onClick={onDone}>
        {t`완료`}
      </Button>
    </div>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { Volume2 } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { prepareSiren, useSiren } from './siren.ts'

/** What is true of the siren right now, as far as a page can know, and what to do about it. */
export function SirenState() {
  const { t } = useLingui()
  const isHeard = useSiren((state) => state.isHeard)
  const isScreenKept = useSiren((state) => state.isScreenKept)
  return (
    <div role="status" className="flex flex-col items-center gap-2">
      {isHeard === false ? (
        <>
          <p className="font-bold">
            <Trans>이 기기가 소리를 막고 있어요. 화면은 계속 깜빡여요.</Trans>
          </p>
          <p>
            <Trans>소리가 안 나면 음량 버튼을 올려 주세요.</Trans>
          </p>
          <Button
            variant="ghost"
            className="bg-ink text-white hover:bg-ink"
            icon={<Volume2 aria-hidden="true" size={18} />}
            onClick={() => prepareSiren().retry()}
          >{t`소리 다시 켜기`}</Button>
        </>
      ) : (
        <p>
          <Trans>소리가 안 나면 음량 버튼을 올려 주세요.</Trans>
        </p>
      )}
      {isScreenKept === false && (
        <p>
          <Trans>화면이 저절로 꺼질 수 있어요. 꺼지지 않게 가끔 만져 주세요.</Trans>
        </p>
      )}
    </div>
  )
}

import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Switch } from '#ui/form/switch.tsx'
import { keepScreenOn } from '../wake-lock.ts'

/** Keeps the screen on while this is shown, if the traveller wants it and the device lets it. */
export function KeepAwake() {
  const { t } = useLingui()
  const [isWanted, setWanted] = useState(false)
  /** Null: the device has not answered yet. */
  const [isKept, setKept] = useState<boolean | null>(null)

  useEffect(() => {
    if (!isWanted) return
    const stop = keepScreenOn(setKept)
    return () => {
      stop()
      setKept(null)
    }
  }, [isWanted])

  return (
    <div>
      <Switch
        label={t`화면 켜 두기`}
        description={t`이 화면을 보고 있는 동안 꺼지지 않아 위치가 계속 갱신돼요. 배터리를 더 써요.`}
        checked={isWanted}
        onChange={({ target }) => setWanted(target.checked)}
      />
      <p role="status" className="text-sm font-semibold">
        {isWanted && isKept === true && <span className="text-easy">{t`화면을 켜 두고 있어요.`}</span>}
        {isWanted && isKept === false && (
          <span className="text-danger">
            {t`기기가 화면을 켜 두지 못하게 했어요. 절전 모드를 끄거나 기기 설정에서 화면 꺼짐 시간을 늘려주세요.`}
          </span>
        )}
      </p>
    </div>
  )
}

import { useLingui } from '@lingui/react/macro'
import { Farewell } from '#features/standing/farewell.tsx'

export function Component() {
  const { t } = useLingui()
  return (
    <>
      <h1 className="sr-only">{t`안녕히 가세요`}</h1>
      <Farewell />
    </>
  )
}

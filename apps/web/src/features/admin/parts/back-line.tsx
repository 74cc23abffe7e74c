import { useLingui } from '@lingui/react/macro'
import { ArrowLeft } from 'lucide-react'
import { useGoBack } from '#lib/use-go-back.ts'

/** Back to where one came from, its filters and place as they were; to `fallback` where nothing lies behind this screen. */
export function BackLine({ fallback }: { fallback: string }) {
  const { t } = useLingui()
  const goBack = useGoBack(fallback)
  return (
    <button
      type="button"
      onClick={goBack}
      className="touch-target relative inline-flex items-center gap-1 rounded-sm text-sm font-semibold text-basalt-700 hover:underline"
    >
      <ArrowLeft aria-hidden="true" size={16} />
      {t`뒤로`}
    </button>
  )
}

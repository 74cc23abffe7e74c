import { useLingui } from '@lingui/react/macro'
import { useNavigation } from 'react-router'

/** A thin line while a screen is fetched; it waits a moment, so that quick ones show nothing. */
export function NavigationProgress() {
  const { t } = useLingui()
  const { state } = useNavigation()
  if (state === 'idle') return null
  return (
    <progress
      aria-label={t`화면을 불러오는 중`}
      className="column-fixed animate-skeleton top-0 z-50 h-0.5 appearance-none bg-tangerine-500"
    />
  )
}

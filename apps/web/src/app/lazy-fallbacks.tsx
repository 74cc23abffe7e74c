import { Trans } from '@lingui/react/macro'
import { type ComponentType, lazy, Suspense } from 'react'

/** Fetches the fallbacks as soon as nothing else is fetched: most visitors never see one, and those who do may have no network by then. */
export const loadFallbacks = () => import('./fallbacks.tsx')

type Fallbacks = Awaited<ReturnType<typeof loadFallbacks>>

/** A fallback, or a sentence where not even that can be fetched. */
function lazyFallback(pick: (fallbacks: Fallbacks) => ComponentType) {
  const Screen = lazy<ComponentType>(() =>
    loadFallbacks().then(
      (fallbacks) => ({ default: pick(fallbacks) }),
      () => ({ default: Sentence }),
    ),
  )
  return function Fallback() {
    return (
      <Suspense>
        <Screen />
      </Suspense>
    )
  }
}

function Sentence() {
  return (
    <p role="alert" className="column p-gutter">
      <Trans>화면을 보여드리지 못했어요</Trans>
    </p>
  )
}

export const CrashedScreen = lazyFallback((fallbacks) => fallbacks.CrashedScreen)
export const NotFound = lazyFallback((fallbacks) => fallbacks.NotFound)
export const OfflineScreen = lazyFallback((fallbacks) => fallbacks.OfflineScreen)

import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { usePageTitle } from '#lib/page-title.ts'
import { paths } from '#lib/paths.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { isChunkFailure, mayReload, reload } from './chunk-failure.ts'
import { NotFound } from './not-found.tsx'
import { OfflineScreen } from './offline/offline-screen.tsx'
import { isServerReachable } from './offline/server-reach.ts'

/** Stands in for a screen that threw, and for the whole app when its frame did. */
export function ErrorScreen() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />
  if (isChunkFailure(error)) return <MissingPartScreen />
  return <CrashedScreen />
}

/** A part of the app that did not come: because the network is gone, or because a newer build has taken its place. */
function MissingPartScreen() {
  const [reason, setReason] = useState<'UNKNOWN' | 'AWAY' | 'BROKEN'>('UNKNOWN')
  useEffect(() => {
    if (reason !== 'UNKNOWN') return
    let isOver = false
    async function findReason() {
      const isReachable = await isServerReachable()
      if (isOver) return
      if (!isReachable) setReason('AWAY')
      else if (mayReload()) reload()
      else setReason('BROKEN')
    }
    void findReason()
    return () => {
      isOver = true
    }
  }, [reason])
  if (reason === 'UNKNOWN') return null
  return reason === 'AWAY' ? <OfflineScreen /> : <CrashedScreen />
}

function CrashedScreen() {
  const { t } = useLingui()
  const title = t`문제가 생겼어요`
  usePageTitle(title)
  return (
    <div role="alert" className="column flex min-h-[80dvh] flex-1 flex-col justify-center bg-sand">
      <h1 className="sr-only">{title}</h1>
      <EmptyState
        scene="storm"
        title={t`화면을 보여드리지 못했어요`}
        description={t`잠깐 문제가 생겼어요. 다시 시도해도 그대로라면 홈에서 다시 시작해주세요.`}
        action={
          <div className="flex gap-2">
            <LinkButton to={paths.home()} variant="secondary" reloadDocument>
              {t`홈으로`}
            </LinkButton>
            <Button onClick={() => window.location.reload()}>{t`다시 시도`}</Button>
          </div>
        }
      />
    </div>
  )
}

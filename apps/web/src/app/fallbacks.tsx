import { useLingui } from '@lingui/react/macro'
import { usePageTitle } from '#lib/page/page-title.ts'
import { paths } from '#lib/navigation/paths.ts'
import { Button, LinkButton } from '#ui/form/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { HeaderEnd } from '#ui/list/header-end.tsx'

/** What is shown in place of a screen, in one file. Only `lazy-fallbacks.tsx` asks for it. */
export { NotFound } from './routes/not-found.tsx'
export { OfflineScreen } from './offline/offline-screen.tsx'

/** Takes the place of a screen that threw. */
export function CrashedScreen() {
  const { t } = useLingui()
  const title = t`문제가 생겼어요`
  usePageTitle(title)
  return (
    <div className="column pt-safe-0 flex min-h-[80dvh] flex-1 flex-col bg-sand">
      <div className="flex min-h-14 items-center justify-end px-2">
        <HeaderEnd />
      </div>
      <div role="alert" className="flex flex-1 flex-col justify-center">
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
    </div>
  )
}

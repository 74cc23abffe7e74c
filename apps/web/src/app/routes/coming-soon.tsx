import { useLingui } from '@lingui/react/macro'
import { paths } from '#lib/paths.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { useScreenHandle } from '../screen-handle.ts'

/** A screen that a later version brings: its true header, and honest words instead of a mock-up. */
export function Component() {
  const { t, i18n } = useLingui()
  const handle = useScreenHandle()
  const title = handle === undefined ? '' : i18n._(handle.title)
  return (
    <>
      {handle?.tab === undefined ? <PageHeader title={title} /> : <HubHeader title={title} />}
      <div className="flex flex-1 flex-col justify-center">
        <EmptyState
          scene="lantern"
          title={t`준비 중이에요`}
          description={t`더 좋은 모습으로 곧 만나요. 조금만 기다려주세요.`}
          action={<LinkButton to={paths.home()}>{t`홈으로 가기`}</LinkButton>}
        />
      </div>
    </>
  )
}

/** A hub is where one starts: there is nothing to go back to. */
function HubHeader({ title }: { title: string }) {
  return (
    <header className="pt-safe-0 px-gutter">
      <h1 className="flex min-h-14 items-center text-xl font-bold">{title}</h1>
    </header>
  )
}

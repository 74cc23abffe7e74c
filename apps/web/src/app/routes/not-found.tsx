import { useLingui } from '@lingui/react/macro'
import { usePageTitle } from '#lib/page/page-title.ts'
import { paths } from '#lib/navigation/paths.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { LinkButton } from '#ui/form/button.tsx'
import { PageHeader } from '#ui/list/page-header.tsx'

export function NotFound() {
  const { t } = useLingui()
  const title = t`페이지를 찾을 수 없어요`
  usePageTitle(title)
  return (
    <>
      <PageHeader title={title} />
      <div className="flex flex-1 flex-col justify-center">
        <EmptyState
          scene="road"
          title={t`길을 잘못 들었나 봐요`}
          description={t`주소가 바뀌었거나 없어진 페이지예요. 홈에서 다시 찾아볼까요?`}
          action={<LinkButton to={paths.home()}>{t`홈으로 가기`}</LinkButton>}
        />
      </div>
    </>
  )
}

export { NotFound as Component }

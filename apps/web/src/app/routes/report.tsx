import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'react-router'
import { ReportForm } from '#features/reports/report-form.tsx'
import { readTarget, type TargetField } from '#features/reports/report-target.ts'
import { paths } from '#lib/paths.ts'
import { useSession } from '#lib/session.ts'
import { useGoBack } from '#lib/use-go-back.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { PageHeader } from '#ui/page-header.tsx'

const TITLES: Record<TargetField, MessageDescriptor> = {
  targetUserId: msg`사용자 신고하기`,
  targetPostId: msg`게시글 신고하기`,
  targetCommentId: msg`댓글 신고하기`,
  targetReviewId: msg`리뷰 신고하기`,
  targetRoomId: msg`동행방 신고하기`,
  targetMessageSeq: msg`메시지 신고하기`,
}

export function Component() {
  const { t, i18n } = useLingui()
  const userId = useSession()?.userId
  const [search] = useSearchParams()
  const target = readTarget(search)
  const goBack = useGoBack(paths.home())

  return (
    <>
      <PageHeader title={target === null ? t`신고하기` : i18n._(TITLES[target.field])} />
      {target === null ? (
        <div className="flex flex-1 flex-col justify-center">
          <EmptyState
            scene="road"
            title={t`무엇을 신고할지 알 수 없어요`}
            description={t`신고할 글이나 댓글, 프로필의 메뉴에서 다시 시작해주세요.`}
            action={<LinkButton to={paths.community()}>{t`커뮤니티로 가기`}</LinkButton>}
          />
        </div>
      ) : (
        userId !== undefined && <ReportForm userId={userId} target={target} onSent={goBack} />
      )}
    </>
  )
}

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'react-router'
import { ReportForm } from '#features/reports/report-form.tsx'
import { ReportStarts } from '#features/reports/report-starts.tsx'
import { readTarget, type TargetField } from '#features/reports/report-target.ts'
import { paths } from '#lib/paths.ts'
import { useSession } from '#lib/session.ts'
import { useGoBack } from '#lib/use-go-back.ts'
import { PageHeader } from '#ui/page-header.tsx'

const TITLES: Record<TargetField, MessageDescriptor> = {
  targetUserId: msg`회원 신고하기`,
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
        <ReportStarts />
      ) : (
        userId !== undefined && <ReportForm userId={userId} target={target} onSent={goBack} />
      )}
    </>
  )
}

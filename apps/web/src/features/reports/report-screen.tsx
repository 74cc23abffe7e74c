import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { DoorOpen, FileText, MessageCircle, UserRound, Users } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { paths } from '#lib/navigation/paths.ts'
import { useSession } from '#lib/server/session.ts'
import { useGoBack } from '#lib/navigation/go-back.ts'
import { Card } from '#ui/list/card.tsx'
import { EmptyScene } from '#ui/feedback/empty-state.tsx'
import { LinkButton } from '#ui/form/button.tsx'
import { ListItem } from '#ui/list/list-item.tsx'
import { PageHeader } from '#ui/list/page-header.tsx'
import { ReportForm } from './report-form.tsx'
import { readTarget, type TargetField } from './report-target.ts'

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

const ICON = { 'aria-hidden': true, size: 20 } as const

/** Takes the place of the form where nothing is named to report: shows the ways that lead to it. */
function ReportStarts() {
  const { t } = useLingui()
  return (
    <div className="flex-1 px-gutter pt-4 pb-8">
      <div className="flex flex-col items-center text-center">
        <EmptyScene scene="road" />
        <p className="mt-5 text-lg font-bold text-balance">{t`무엇을 신고할지 알 수 없어요`}</p>
        <p className="mt-1.5 text-balance text-basalt-500">
          {t`신고는 문제가 있는 글이나 사람이 보이는 화면에서 시작해요.`}
        </p>
      </div>
      <Card className="mt-6 p-0">
        <ul className="divide-y divide-basalt-200">
          <ListItem
            leading={<FileText {...ICON} />}
            title={t`글 · 댓글 · 리뷰`}
            description={t`그 옆의 메뉴(⋮)에서 ‘신고’를 눌러주세요.`}
          />
          <ListItem
            leading={<UserRound {...ICON} />}
            title={t`사람`}
            description={t`프로필을 열고 메뉴(⋮)에서 ‘프로필 신고’를 눌러주세요.`}
          />
          <ListItem
            leading={<Users {...ICON} />}
            title={t`동행방`}
            description={t`동행방 소개의 메뉴(⋮)에서 ‘신고’를 눌러주세요.`}
          />
          <ListItem
            leading={<MessageCircle {...ICON} />}
            title={t`메시지`}
            description={t`대화에서 그 메시지를 길게 눌러 ‘신고’를 골라주세요.`}
          />
          <ListItem
            leading={<DoorOpen {...ICON} />}
            title={t`나온 동행방`}
            description={t`나왔거나 내보내진 방에서 들은 말도 신고할 수 있어요.`}
            to={paths.leftRooms()}
          />
        </ul>
      </Card>
      <div className="mt-6 flex flex-wrap justify-center gap-2">
        <LinkButton size="md" to={paths.community()}>
          <Trans>커뮤니티로 가기</Trans>
        </LinkButton>
        <LinkButton size="md" variant="secondary" to={paths.myReports()}>
          <Trans>내 신고 보기</Trans>
        </LinkButton>
      </div>
    </div>
  )
}

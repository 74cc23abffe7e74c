import {
  AUDIT_KEEP_YEARS,
  CASE_KEEP_DAYS,
  DELETED_KEEP_DAYS,
  FORMER_MEMBER_DAYS,
  NOTIFICATION_KEEP_DAYS,
  ROOM_KEEP_DAYS,
  SESSION_KEEP_DAYS,
  TIMER_KEEP_DAYS,
} from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { providersQuery } from '#features/account/account.api.ts'
import { Card } from '#ui/list/card.tsx'
import { PageHeader } from '#ui/list/page-header.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { LegalDocument } from './legal-document.tsx'
import { PRIVACY_PARTS, privacyTranslationQuery } from './privacy-texts.ts'

export function Component() {
  const { t, i18n } = useLingui()
  const { data: providers } = useQuery(providersQuery())
  // Where the translation cannot be had, the Korean text is there.
  const { data: translation, isLoading } = useQuery(privacyTranslationQuery(i18n.locale))
  return (
    <>
      <PageHeader title={t`개인정보 처리방침`} />
      <div className="flex-1 space-y-5 px-gutter pt-2 pb-10">
        <PrivacySummary />
        {isLoading ? (
          <SkeletonGroup>
            <Skeleton className="h-40" />
          </SkeletonGroup>
        ) : (
          <LegalDocument parts={PRIVACY_PARTS} translation={translation} hasKakao={providers?.kakao} />
        )}
      </div>
    </>
  )
}

/** Says what is kept and for how long in the reader's language; the text below, which binds, is Korean. */
function PrivacySummary() {
  const { t } = useLingui()
  const caseYears = CASE_KEEP_DAYS / 365
  return (
    <Card className="p-5">
      <h2 className="text-lg font-bold">{t`무엇을 얼마나 보관하는지 한눈에 보기`}</h2>
      <ul className="mt-2 list-disc space-y-1.5 pl-[1.25em]">
        <li>{t`지운 글, 댓글, 메시지, 동행방은 바로 감추고 ${DELETED_KEEP_DAYS}일 뒤 되살릴 수 없게 지워요. 리뷰와 일정은 바로 지워요.`}</li>
        <li>{t`동행방과 대화는 만나는 날부터 ${ROOM_KEEP_DAYS}일 뒤에, 알림은 ${NOTIFICATION_KEEP_DAYS}일 뒤에, 끝난 로그인은 ${SESSION_KEEP_DAYS}일 뒤에 지워요.`}</li>
        <li>{t`위치는 공유나 타이머가 끝나면 바로 지워요. 끝난 타이머는 ${TIMER_KEEP_DAYS}일, 누구에게 언제 위치를 보여 줬는지는 위치 없이 6개월 보관해요.`}</li>
        <li>{t`탈퇴하면 이름, 이메일, 기록과 이미 지운 것을 바로 지워요. 지우지 않은 글, 댓글, 리뷰, 대화는 “탈퇴한 사용자”로 남아요.`}</li>
        <li>{t`탈퇴하고 ${FORMER_MEMBER_DAYS}일 동안은 이메일과 카카오 회원번호를 알아볼 수 없게 바꾼 값으로 성별, 태어난 해, 차단, 동행방에서 내보내거나 들이지 않은 일, 주의, 정지, 처리되지 않은 신고를 보관해요. 다시 가입해서 이를 피하지 못하게 하려는 거예요. 정지는 끝날 때까지 이어져요.`}</li>
        <li>{t`신고와 문의, 주의와 정지는 ${caseYears}년, 신고된 내용의 사본은 판단하고 ${DELETED_KEEP_DAYS}일 뒤까지, 운영자가 한 일의 기록은 ${AUDIT_KEEP_YEARS}년 보관해요.`}</li>
      </ul>
    </Card>
  )
}

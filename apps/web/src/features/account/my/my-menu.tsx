import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import {
  ALargeSmall,
  BadgeCheck,
  Ban,
  BellRing,
  Bookmark,
  CalendarRange,
  FileCheck,
  FileDown,
  Flag,
  Handshake,
  Headset,
  KeyRound,
  Languages,
  MapPinHouse,
  Megaphone,
  MessageCircle,
  MessageCircleQuestionMark,
  MonitorDown,
  MonitorSmartphone,
  NotebookPen,
  ScrollText,
  ShieldCheck,
  Star,
  UsersRound,
} from 'lucide-react'
import { paths } from '#lib/navigation/paths.ts'
import { useSession } from '#lib/server/session.ts'
import { identityQuery } from '../my-account.api.ts'
import { MenuSection } from './menu-section.tsx'

interface MyMenuProps {
  hasUnreadMessages: boolean
  postCount: number | undefined
  reviewCount: number | undefined
  onExport: () => void
}

export function MyMenu({ hasUnreadMessages, postCount, reviewCount, onExport }: MyMenuProps) {
  const { t } = useLingui()
  const hasSession = useSession() !== null
  const { data: identity } = useQuery({ ...identityQuery(), enabled: hasSession })
  return (
    <>
      <MenuSection
        title={t`내 활동`}
        groups={[
          [
            {
              to: paths.myRooms(),
              icon: UsersRound,
              title: t`동행방`,
              news: hasUnreadMessages ? t`읽지 않은 메시지 있음` : undefined,
            },
            { to: paths.meetingWords(), icon: Handshake, title: t`함께한 사람` },
            { to: paths.myPlans(), icon: CalendarRange, title: t({ message: '여행 일정', context: 'list' }) },
            { to: paths.myReviews(), icon: Star, title: t`혼행 리뷰`, count: reviewCount },
            { to: paths.cart(), icon: MapPinHouse, title: t`내가 담은 장소` },
          ],
        ]}
      />
      <MenuSection
        title={t`커뮤니티 활동`}
        groups={[
          [
            { to: paths.myPosts(), icon: NotebookPen, title: t`내가 쓴 글`, count: postCount },
            { to: paths.myBookmarks(), icon: Bookmark, title: t`스크랩한 글` },
            { to: paths.myComments(), icon: MessageCircle, title: t`댓글 단 글` },
          ],
        ]}
      />
      <MenuSection
        title={t`기타`}
        groups={[
          [
            { to: paths.notificationSettings(), icon: BellRing, title: t`알림 설정` },
            { to: paths.install(), icon: MonitorDown, title: t`앱으로 설치하기` },
            { to: paths.language(), icon: Languages, title: t`언어` },
            { to: paths.textSize(), icon: ALargeSmall, title: t`글자 크기` },
            { to: paths.myBlocks(), icon: Ban, title: t`차단한 회원` },
          ],
          [
            ...(identity?.isOffered === true || identity?.proof
              ? [{ to: paths.identity(), icon: BadgeCheck, title: t`본인확인` }]
              : []),
            { to: paths.sessions(), icon: MonitorSmartphone, title: t`로그인한 기기` },
            { to: paths.password(), icon: KeyRound, title: t`비밀번호 바꾸기` },
            { to: paths.consents(), icon: FileCheck, title: t`동의 내역` },
            { onPress: onExport, icon: FileDown, title: t`내 정보 내려받기` },
          ],
          [
            { to: paths.notices(), icon: Megaphone, title: t`공지사항` },
            { to: paths.contact(), icon: Headset, title: t`고객센터` },
            { to: paths.myInquiries(), icon: MessageCircleQuestionMark, title: t`1:1 문의` },
            { to: paths.myReports(), icon: Flag, title: t`신고 내역` },
            { to: paths.terms(), icon: ScrollText, title: t`이용약관` },
            { to: paths.privacy(), icon: ShieldCheck, title: t`개인정보 처리방침` },
          ],
        ]}
      />
    </>
  )
}

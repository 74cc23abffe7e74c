import { useLingui } from '@lingui/react/macro'
import {
  Ban,
  BellRing,
  Bookmark,
  CalendarRange,
  Flag,
  Headset,
  Languages,
  MapPinHouse,
  MessageCircle,
  MessageCircleQuestionMark,
  NotebookPen,
  ScrollText,
  ShieldCheck,
  Star,
  UsersRound,
  type LucideIcon,
} from 'lucide-react'
import { useId } from 'react'
import { formatCount } from '#lib/numbers.ts'
import { paths } from '#lib/paths.ts'
import { Card } from '#ui/card.tsx'
import { ListItem } from '#ui/list-item.tsx'

interface Entry {
  to: string
  icon: LucideIcon
  title: string
  /** What the red dot means; without it there is none. */
  news?: string | undefined
  /** How many there are, where that is known. */
  count?: number | undefined
}

export interface MyMenuProps {
  hasUnreadMessages: boolean
  postCount: number | undefined
  reviewCount: number | undefined
}

export function MyMenu({ hasUnreadMessages, postCount, reviewCount }: MyMenuProps) {
  const { t } = useLingui()
  return (
    <>
      <Section
        title={t`내 활동`}
        entries={[
          {
            to: paths.myRooms(),
            icon: UsersRound,
            title: t`동행방`,
            news: hasUnreadMessages ? t`읽지 않은 메시지 있음` : undefined,
          },
          { to: paths.myPlans(), icon: CalendarRange, title: t`여행 일정` },
          { to: paths.myReviews(), icon: Star, title: t`혼행 리뷰`, count: reviewCount },
          { to: paths.cart(), icon: MapPinHouse, title: t`내가 담은 장소` },
        ]}
      />
      <Section
        title={t`커뮤니티 활동`}
        entries={[
          { to: paths.myPosts(), icon: NotebookPen, title: t`내가 쓴 글`, count: postCount },
          { to: paths.myBookmarks(), icon: Bookmark, title: t`스크랩한 글` },
          { to: paths.myComments(), icon: MessageCircle, title: t`댓글 단 글` },
        ]}
      />
      <Section
        title={t`기타`}
        entries={[
          { to: paths.notificationSettings(), icon: BellRing, title: t`알림 설정` },
          { to: paths.myBlocks(), icon: Ban, title: t`차단한 사용자` },
          { to: paths.myInquiries(), icon: MessageCircleQuestionMark, title: t`1:1 문의 내역` },
          { to: paths.myReports(), icon: Flag, title: t`신고 내역` },
          { to: paths.language(), icon: Languages, title: t`언어` },
          { to: paths.contact(), icon: Headset, title: t`고객센터` },
          { to: paths.terms(), icon: ScrollText, title: t`이용약관` },
          { to: paths.privacy(), icon: ShieldCheck, title: t`개인정보 처리방침` },
        ]}
      />
    </>
  )
}

function Section({ title, entries }: { title: string; entries: readonly Entry[] }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 text-lg font-bold">
        {title}
      </h2>
      <Card className="overflow-hidden p-0!">
        <ul className="divide-y divide-basalt-200">
          {entries.map(({ to, icon: Icon, title: name, news, count = 0 }) => (
            <ListItem
              key={to}
              to={to}
              leading={<Icon aria-hidden="true" size={20} />}
              title={name}
              trailing={news !== undefined ? <NewsDot meaning={news} /> : count > 0 && formatCount(count)}
            />
          ))}
        </ul>
      </Card>
    </section>
  )
}

function NewsDot({ meaning }: { meaning: string }) {
  return (
    <>
      <span aria-hidden="true" className="block size-2 rounded-full bg-danger-fill" />
      <span className="sr-only">{meaning}</span>
    </>
  )
}

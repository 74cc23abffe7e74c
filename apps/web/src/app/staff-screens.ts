import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import {
  Ban,
  CloudLightning,
  FileText,
  Flag,
  Images,
  LayoutDashboard,
  MapPin,
  Megaphone,
  MessageCircleQuestionMark,
  MessageSquareText,
  ScrollText,
  ShieldCheck,
  Signpost,
  UsersRound,
  Waypoints,
  type LucideIcon,
} from 'lucide-react'
import type { Screen } from './screens.ts'

export interface StaffScreen extends Screen {
  /** The icon beside its name in the navigation; screens without one are reached from others. */
  icon?: LucideIcon
  /** The search with which the list opens from there: on what waits. */
  search?: string
}

export interface StaffSection {
  /** The name of its group in the navigation. */
  name: MessageDescriptor
  screens: StaffScreen[]
}

/** The screens of the staff, in the order of their navigation. */
export const staffSections: StaffSection[] = [
  {
    name: msg`처리할 일`,
    screens: [
      {
        path: '/admin',
        title: msg`현황`,
        icon: LayoutDashboard,
        load: () => import('#features/admin/dashboard/dashboard-screen.tsx'),
      },
      {
        path: '/admin/reports',
        search: '?status=PENDING',
        title: msg({ message: '신고', context: 'list' }),
        icon: Flag,
        load: () => import('#features/admin/reports/reports-screen.tsx'),
      },
      {
        path: '/admin/reports/:reportId',
        title: msg`신고 처리`,
        load: () => import('#features/admin/reports/report-screen.tsx'),
      },
      {
        path: '/admin/inquiries',
        search: '?status=PENDING',
        title: msg`문의`,
        icon: MessageCircleQuestionMark,
        load: () => import('#features/admin/inquiries/inquiries-screen.tsx'),
      },
      {
        path: '/admin/inquiries/:inquiryId',
        title: msg`문의 답변`,
        load: () => import('#features/admin/inquiries/inquiry-screen.tsx'),
      },
    ],
  },
  {
    name: msg`사람과 글`,
    screens: [
      {
        path: '/admin/members',
        title: msg`회원`,
        icon: UsersRound,
        load: () => import('#features/admin/members/members-screen.tsx'),
      },
      {
        path: '/admin/members/:userId',
        title: msg`회원 정보`,
        load: () => import('#features/admin/members/member-screen.tsx'),
      },
      {
        path: '/admin/content',
        title: msg`콘텐츠`,
        icon: FileText,
        load: () => import('#features/admin/content/content-screen.tsx'),
      },
    ],
  },
  {
    name: msg`앱 꾸미기`,
    screens: [
      {
        path: '/admin/places',
        title: msg({ message: '장소', context: 'list' }),
        icon: MapPin,
        load: () => import('#features/admin/places/places-screen.tsx'),
      },
      {
        path: '/admin/places/new',
        title: msg`장소 더하기`,
        load: () => import('#features/admin/places/new-place-screen.tsx'),
      },
      {
        path: '/admin/places/:contentId',
        title: msg`장소 고치기`,
        load: () => import('#features/admin/places/place-screen.tsx'),
      },
      {
        path: '/admin/notices',
        title: msg`공지사항`,
        icon: Megaphone,
        load: () => import('#features/admin/notices/notices-screen.tsx'),
      },
      {
        path: '/admin/notices/new',
        title: msg`공지 쓰기`,
        load: () => import('#features/admin/notices/new-notice-screen.tsx'),
      },
      {
        path: '/admin/notices/:noticeId',
        title: msg`공지 고치기`,
        load: () => import('#features/admin/notices/notice-screen.tsx'),
      },
      {
        path: '/admin/banners',
        title: msg`배너`,
        icon: Images,
        load: () => import('#features/admin/banners/banners-screen.tsx'),
      },
    ],
  },
  {
    name: msg`규칙과 기록`,
    screens: [
      {
        path: '/admin/island-rules',
        title: msg`섬의 규칙`,
        icon: Signpost,
        load: () => import('#features/admin/rules/rules-screen.tsx'),
      },
      {
        path: '/admin/rings',
        title: msg`서로 띄우는 계정`,
        icon: Waypoints,
        load: () => import('#features/admin/rings/rings-screen.tsx'),
      },
      {
        path: '/admin/templates',
        title: msg`답변 틀`,
        icon: MessageSquareText,
        load: () => import('#features/admin/templates/templates-screen.tsx'),
      },
      {
        path: '/admin/words',
        title: msg`금칙어`,
        icon: Ban,
        load: () => import('#features/admin/words/words-screen.tsx'),
      },
      {
        path: '/admin/weather-warnings',
        title: msg`기상특보`,
        icon: CloudLightning,
        load: () => import('#features/admin/weather-warnings/weather-warnings-screen.tsx'),
      },
      {
        path: '/admin/audit',
        title: msg`감사 기록`,
        icon: ScrollText,
        load: () => import('#features/admin/audit/audit-screen.tsx'),
      },
      {
        path: '/admin/authenticator',
        title: msg`인증 앱`,
        icon: ShieldCheck,
        load: () => import('#features/admin/access/authenticator-screen.tsx'),
      },
    ],
  },
]

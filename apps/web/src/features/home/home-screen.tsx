import type { Banner } from '@honjeo/contract/home'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Bell, MessageCircle, SquareCheck } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Link } from '#ui/link.tsx'
import { profileQuery } from '#features/account/account.api.ts'
import { unreadMessagesQuery } from '#features/chat/unread-messages.api.ts'
import { unreadNotificationsQuery } from '#features/notifications/notifications.api.ts'
import { paths } from '#lib/navigation/paths.ts'
import { useSession } from '#lib/server/session.ts'
import { bannerBoxClass, BannerFace } from './banner-face.tsx'
import { Carousel } from '#ui/media/carousel.tsx'
import { cx } from '#ui/cx.ts'
import { IconLink } from '#ui/list/links.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { MemberGreeting, VisitorGreeting } from './greeting.tsx'
import { HomeFeed } from './home-feed.tsx'
import { bannersQuery, recommendedSpotsQuery } from './home.api.ts'
import { TripRoom } from './trip/trip-room.tsx'
import { useHour, useToday } from './use-today.ts'
import { HeaderEnd } from '#ui/list/header-end.tsx'

export function Component() {
  const isMember = useSession() !== null
  return (
    <>
      <HomeHeader />
      <div className="flex flex-1 flex-col gap-6 px-gutter pb-8">
        {isMember ? <GreetedMember /> : <VisitorGreeting />}
        {isMember && <TripSlot />}
        <BannerCarousel />
        <HomeFeed />
      </div>
    </>
  )
}

/** Comes after the first tap could be made; where it cannot be fetched, home does without it. */
const TripCard = lazy(() =>
  import('./trip/trip-card.tsx').then(
    (module) => ({ default: module.TripCard }),
    () => ({ default: () => <TripRoom /> }),
  ),
)

function TripSlot() {
  return (
    <Suspense fallback={<TripRoom />}>
      <TripCard />
    </Suspense>
  )
}

/** The hour from which an oreum may no longer be walked up in any month: one needs the way, the climb, and light. */
const AFTERNOON = '14'
/** The hour from which it is evening, until the server says which day it proposes for. */
const EVENING = '19'

function GreetedMember() {
  const today = useToday()
  const { data: profile, isLoadingError } = useQuery(profileQuery())
  const { data: spots } = useQuery(recommendedSpotsQuery(today, useSession()?.userId ?? null))
  const hour = useHour()
  const isTomorrow = spots?.[0] === undefined ? hour >= EVENING : spots[0].day > today
  const moment = isTomorrow ? 'EVENING' : hour < AFTERNOON ? 'MORNING' : 'AFTERNOON'
  return <MemberGreeting profile={isLoadingError ? null : profile} moment={moment} />
}

/** News of the house. Home does without it when it does not come. */
function BannerCarousel() {
  const { t } = useLingui()
  const { data: banners, isPending } = useQuery(bannersQuery())
  if (isPending) return <Skeleton className="aspect-5/2 rounded-lg" />
  if (banners === undefined || banners.length === 0) return null
  return (
    <Carousel
      label={t`혼저 소식`}
      slides={banners.map((banner) => ({ id: banner.id, content: <BannerSlide banner={banner} /> }))}
    />
  )
}

/** Returns the words in the language of the app, where the banner has them; Korean is what every banner has. */
function wordsOf({ title, subtitle, translations }: Banner, locale: string) {
  const locales: Record<string, { title: string; subtitle: string } | undefined> = translations
  return locales[locale] ?? { title, subtitle }
}

function BannerSlide({ banner }: { banner: Banner }) {
  const { i18n } = useLingui()
  return (
    <Link to={banner.link} className={cx(bannerBoxClass, 'h-full -outline-offset-4')}>
      <BannerFace scene={banner.scene} {...wordsOf(banner, i18n.locale)} />
    </Link>
  )
}

function HomeHeader() {
  const { t } = useLingui()
  const isMember = useSession() !== null
  const { data: isNews = false } = useQuery({ ...unreadNotificationsQuery(), enabled: isMember })
  const { data: isUnread = false } = useQuery({ ...unreadMessagesQuery(), enabled: isMember })
  const hasNews = isMember && isNews
  const hasUnread = isMember && isUnread
  return (
    <header className="pt-safe-0 sticky top-(--running-height) z-20 bg-sand/95 backdrop-blur-sm">
      <div className="flex min-h-14 items-center justify-between pr-2.5 pl-gutter">
        <h1 className="text-2xl font-extrabold">
          <Trans>
            혼저<span className="text-tangerine-500">.</span>
          </Trans>
        </h1>
        <div className="flex">
          {isMember && (
            <IconLink
              to={paths.myRooms()}
              label={hasUnread ? t`내 동행방, 읽지 않은 메시지 있음` : t`내 동행방`}
              icon={<MessageCircle size={22} />}
              badge={hasUnread ? 'dot' : undefined}
            />
          )}
          <IconLink to={paths.safetyCheck()} label={t`혼행 체크`} icon={<SquareCheck size={22} />} />
          <IconLink
            to={paths.alarm()}
            label={hasNews ? t`알림, 새 소식 있음` : t`알림`}
            icon={<Bell size={22} />}
            badge={hasNews ? 'dot' : undefined}
          />
          <HeaderEnd />
        </div>
      </div>
    </header>
  )
}

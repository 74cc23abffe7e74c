import { useQuery } from '@tanstack/react-query'
import { profileQuery } from '#features/account/account.api.ts'
import { BannerCarousel } from '#features/home/banner-carousel.tsx'
import { MemberGreeting, VisitorGreeting } from '#features/home/greeting.tsx'
import { HomeFeed } from '#features/home/home-feed.tsx'
import { HomeHeader } from '#features/home/home-header.tsx'
import { unreadNotificationsQuery } from '#features/notifications/notifications.api.ts'
import { useSession } from '#lib/session.ts'

export function Component() {
  const isMember = useSession() !== null
  const { data: hasNews = false } = useQuery({ ...unreadNotificationsQuery(), enabled: isMember })
  return (
    <>
      <HomeHeader hasNews={isMember && hasNews} />
      <div className="flex flex-1 flex-col gap-6 px-gutter pb-8">
        {isMember ? <GreetedMember /> : <VisitorGreeting />}
        <BannerCarousel />
        <HomeFeed />
      </div>
    </>
  )
}

function GreetedMember() {
  const { data: profile, isLoadingError } = useQuery(profileQuery())
  return <MemberGreeting profile={isLoadingError ? null : profile} />
}

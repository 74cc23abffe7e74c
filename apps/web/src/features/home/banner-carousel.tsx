import type { Banner } from '@honjeo/contract/home'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Carousel } from '#ui/carousel.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { bannersQuery } from './home.api.ts'

/** News of the house. Home does without it when it does not come. */
export function BannerCarousel() {
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

function BannerSlide({ banner }: { banner: Banner }) {
  return (
    <Link to={banner.link} className="relative flex aspect-5/2 h-full w-full flex-col p-4 pb-11 -outline-offset-4">
      <img
        src={`/covers/banners/${banner.scene}.svg`}
        alt=""
        className="absolute inset-0 size-full rounded-lg bg-basalt-200 object-cover"
      />
      <span className="relative text-lg leading-snug font-extrabold text-ink">{banner.title}</span>
      <span className="relative mt-0.5 text-sm font-semibold text-ink">{banner.subtitle}</span>
    </Link>
  )
}

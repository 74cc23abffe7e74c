import type { Banner } from '@honjeo/contract/home'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { BannerFace, bannerBoxClass } from '#ui/banner-face.tsx'
import { Carousel } from '#ui/carousel.tsx'
import { cx } from '#ui/cx.ts'
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

/** In the language of the app, where it has words in it; Korean is what every banner has. */
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

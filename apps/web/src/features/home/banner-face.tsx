import type { BannerScene } from '@honjeo/contract/values/enums'

export interface BannerFaceProps {
  title: string
  subtitle: string
  scene: BannerScene
}

/** What a banner of the home screen shows, over its whole box; the box is `relative` and 5 : 2. */
export function BannerFace({ title, subtitle, scene }: BannerFaceProps) {
  return (
    <>
      <img
        src={`/covers/banners/${scene}.svg`}
        alt=""
        className="absolute inset-0 size-full rounded-lg bg-basalt-200 object-cover"
      />
      <span className="relative text-lg leading-snug font-extrabold text-ink">{title}</span>
      <span className="relative mt-0.5 text-sm font-semibold text-ink">{subtitle}</span>
    </>
  )
}

/** The box of a banner: it leaves room for the dots below the words. */
export const bannerBoxClass = 'relative flex aspect-5/2 w-full flex-col p-4 pb-11'

import type { CopyrightType } from '@honjeo/contract/values/enums'
import { CoverImage, type CoverImageProps } from '#ui/media/cover-image.tsx'

/** A licence may ask that nothing of a photo is changed: it is shown whole, and nothing lies on it. */
export const isShownWhole = (copyrightType: CopyrightType | null) => copyrightType === 'TYPE3'

export interface PlaceImageProps extends Omit<CoverImageProps, 'children' | 'fallbackSrc' | 'fit'> {
  place: { contentId: number; copyrightType: CopyrightType | null }
}

/** A photo of a place before its drawn cover, which stays where the photo does not come. */
export function PlaceImage({ place: { contentId, copyrightType }, ...image }: PlaceImageProps) {
  return (
    <CoverImage
      {...image}
      fallbackSrc={`/covers/${contentId}.svg`}
      fit={isShownWhole(copyrightType) ? 'contain' : 'cover'}
    />
  )
}

import type { UploadedImage } from '@honjeo/contract/images'
import { imageUrlOf, widthsOf } from '@honjeo/contract/values/image-url'
import { CoverImage, type CoverImageProps } from './cover-image.tsx'

export interface UploadedPhotoProps extends Pick<CoverImageProps, 'alt' | 'ratio' | 'isPriority' | 'className'> {
  image: UploadedImage
  /** The width at which it is shown, as of an `img`. */
  sizes: string
}

/** An uploaded image in a frame of fixed shape, from its blurred thumbnail to the width the screen needs. */
export function UploadedPhoto({ image, ...frame }: UploadedPhotoProps) {
  return <CoverImage {...frame} src={image.imageUrl} srcSet={srcSetOf(image)} blurSrc={image.thumbUrl} />
}

/** The widths the server has, each by its true size: the largest may be narrower than its name says. */
export function srcSetOf({ imageName, width }: UploadedImage): string {
  return widthsOf(width)
    .map((each) => `${imageUrlOf(imageName, each)} ${Math.min(each, width)}w`)
    .join(', ')
}

import sharp from 'sharp'

/** Pictures are worked on by one core and no memory is kept between them: the other cores are for requests. */
export function stayOnOneCore(): void {
  sharp.concurrency(1)
  sharp.cache(false)
}

import { describe, expect, it } from 'vitest'
import { type KeptImage, pickedReducer, type PickedImage, toPicked, withoutExpired } from './image-uploads.ts'

const imageOf = (imageName: string, uploadedAt?: number): KeptImage => ({
  imageName,
  imageUrl: `/images/${imageName}/1280.webp`,
  thumbUrl: `/images/${imageName}/thumb.webp`,
  width: 1280,
  height: 960,
  uploadedAt,
})

const idsOf = (picked: readonly PickedImage[]) => picked.map(({ id }) => id)

describe('photos of a form', () => {
  const picked = toPicked([imageOf('a'), imageOf('b'), imageOf('c')])

  it('move by places, and not past either end', () => {
    expect(idsOf(pickedReducer(picked, { type: 'move', id: 'b', by: -1 }))).toEqual(['b', 'a', 'c'])
    expect(idsOf(pickedReducer(picked, { type: 'move', id: 'a', by: 2 }))).toEqual(['b', 'c', 'a'])
    expect(idsOf(pickedReducer(picked, { type: 'move', id: 'a', by: -1 }))).toEqual(['a', 'b', 'c'])
    expect(idsOf(pickedReducer(picked, { type: 'move', id: 'c', by: 1 }))).toEqual(['a', 'b', 'c'])
  })

  it('start again after a failure', () => {
    const added = pickedReducer([], { type: 'add', images: [{ id: 'x', previewUrl: 'blob:x' }] })
    const half = pickedReducer(added, { type: 'progress', id: 'x', progress: 0.5 })
    const failed = pickedReducer(half, { type: 'failed', id: 'x', error: '끊겼어요.', canRetry: true })
    expect(failed[0]).toMatchObject({ error: '끊겼어요.', canRetry: true, progress: 0.5 })
    expect(pickedReducer(failed, { type: 'retry', id: 'x' })[0]).toMatchObject({
      error: null,
      canRetry: false,
      progress: 0,
    })
  })

  it('are in the order in which they were picked, whichever arrives first', () => {
    const added = pickedReducer(picked, {
      type: 'add',
      images: ['x', 'y'].map((id) => ({ id, previewUrl: `blob:${id}` })),
    })
    const done = pickedReducer(added, { type: 'done', id: 'y', image: imageOf('y', 1) })
    expect(done.map(({ image }) => image?.imageName ?? null)).toEqual(['a', 'b', 'c', null, 'y'])
  })
})

describe('images of a draft', () => {
  const DAY_MS = 86_400_000

  it('are gone a day after their upload, unless they are published', () => {
    const images = [imageOf('published'), imageOf('old', 0), imageOf('young', 1000)]
    expect(withoutExpired(images, DAY_MS).map(({ imageName }) => imageName)).toEqual(['published', 'young'])
  })
})

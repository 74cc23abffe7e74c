import type { PostDetail } from '@honjeo/contract/community'
import { describe, expect, it } from 'vitest'
import { changesOf, isComplete, NO_POST, type PostValues, toPostDraft, valuesOf } from './post-values.ts'

const image = (imageName: string) => ({ imageName, imageUrl: '', thumbUrl: '', width: 1, height: 1 })
const values: PostValues = {
  category: 'COMPANION_PROPOSAL',
  title: ' 새별오름 ',
  content: '같이\n걸어요\u0007',
  images: [image('a'), image('b')],
  room: { roomId: 9, title: '노을' },
}

describe('a post to send', () => {
  it('carries its texts without what no one sees, its images by name and its room', () => {
    expect(toPostDraft(values)).toEqual({
      postCategory: 'COMPANION_PROPOSAL',
      title: '새별오름',
      content: '같이\n걸어요',
      images: ['a', 'b'],
      roomId: 9,
    })
  })

  it('has no room in another category, though one was chosen before', () => {
    expect(toPostDraft({ ...values, category: 'QUESTION' }).roomId).toBeNull()
  })

  it.each([NO_POST, { ...values, title: ' ' }, { ...values, content: '\n\t' }])(
    'is incomplete without words',
    (blank) => {
      expect(isComplete(blank)).toBe(false)
      expect(isComplete(values)).toBe(true)
    },
  )
})

describe('a post that was changed', () => {
  const post = {
    postCategory: 'SOLO_TIP',
    title: '제목',
    content: '내용',
    images: [image('a'), image('b')],
    room: null,
  } as unknown as PostDetail

  it('sends nothing when all is as it was', () => {
    expect(changesOf(post, valuesOf(post))).toBeNull()
    expect(changesOf(post, { ...valuesOf(post), title: '제목 ' })).toBeNull()
  })

  it('sends what is different alone, the order of images too', () => {
    expect(changesOf(post, { ...valuesOf(post), title: '새 제목' })).toEqual({ title: '새 제목' })
    expect(changesOf(post, { ...valuesOf(post), images: [image('b'), image('a')] })).toEqual({ images: ['b', 'a'] })
    expect(changesOf(post, { ...valuesOf(post), category: 'COMPANION_PROPOSAL', room: values.room })).toEqual({
      postCategory: 'COMPANION_PROPOSAL',
      roomId: 9,
    })
  })
})

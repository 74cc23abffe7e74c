import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { parseId } from '#lib/route-id.ts'
import { type InquiryValues, NO_INQUIRY } from './inquiry-values.ts'

const TITLES = {
  POST: (id: number): MessageDescriptor => msg`가려진 게시글을 다시 봐주세요 (글 번호 ${id})`,
  COMMENT: (id: number): MessageDescriptor => msg`가려진 댓글을 다시 봐주세요 (댓글 번호 ${id})`,
  REVIEW: (id: number): MessageDescriptor => msg`가려진 리뷰를 다시 봐주세요 (리뷰 번호 ${id})`,
}

/** Hidden content of the member. */
export interface InquiryAbout {
  type: keyof typeof TITLES
  id: number
}

/** Returns what the screen's address names as the inquiry's subject; null where it names nothing valid. */
export function readAbout(search: URLSearchParams): InquiryAbout | null {
  const type = search.get('type')
  const id = parseId(search.get('id') ?? undefined)
  return id !== null && type !== null && Object.hasOwn(TITLES, type) ? { type: type as InquiryAbout['type'], id } : null
}

export const titleOf = ({ type, id }: InquiryAbout): MessageDescriptor => TITLES[type](id)

/** Returns an inquiry about hidden content, which only lacks the writer's own words. */
export const inquiryAbout = (title: string): InquiryValues => ({ ...NO_INQUIRY, category: 'REPORT', title })

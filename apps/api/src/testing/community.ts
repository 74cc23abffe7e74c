import type { Comment, CommentThread, PostDetail, PostSummary } from '@honjeo/contract/community'
import type { Member, TestApp } from './test-app.ts'

export interface PageOf<T> {
  content: T[]
  hasNext: boolean
  nextCursor: string | null
  size: number
}

const POSTS = '/api/community/posts'
let written = 0

/** A post as a member would write it. */
export const postDraft = (changes: object = {}) => ({
  postCategory: 'SOLO_TIP',
  title: '막차 시간은 꼭 확인하세요',
  content: '202번은 밤 열 시면 끊겨요.',
  ...changes,
})

/** What members and visitors do in the community of a server. */
export class Community {
  readonly #t: TestApp

  constructor(t: TestApp) {
    this.#t = t
  }

  list(query = '', as?: Member) {
    return this.#t.call<PageOf<PostSummary>>(`${POSTS}?${query}`, {}, as)
  }

  post(postId: number, as?: Member) {
    return this.#t.call<PostDetail>(`${POSTS}/${postId}`, {}, as)
  }

  write(as: Member, body: unknown, headers: Record<string, string> = {}) {
    return this.#t.call<{ postId: number }>(POSTS, { method: 'POST', body, headers }, as)
  }

  change(as: Member, postId: number, body: unknown) {
    return this.#t.call<PostDetail>(`${POSTS}/${postId}`, { method: 'PATCH', body }, as)
  }

  remove(as: Member, postId: number) {
    return this.#t.call(`${POSTS}/${postId}`, { method: 'DELETE' }, as)
  }

  scrap(as: Member, postId: number, body?: { scraped: boolean }) {
    type Scrap = { scraped: boolean; scrapCount: number }
    return this.#t.call<Scrap>(`${POSTS}/${postId}/scrap`, { method: 'PUT', body }, as)
  }

  comments(postId: number, query = '', as?: Member) {
    return this.#t.call<PageOf<CommentThread>>(`${POSTS}/${postId}/comments?${query}`, {}, as)
  }

  comment(as: Member, postId: number, body: unknown, headers: Record<string, string> = {}) {
    return this.#t.call<Comment>(`${POSTS}/${postId}/comments`, { method: 'POST', body, headers }, as)
  }

  removeComment(as: Member, commentId: number) {
    return this.#t.call(`/api/community/comments/${commentId}`, { method: 'DELETE' }, as)
  }

  /** Puts a post out of sight, as staff do; `isHidden` false shows it again. */
  async hidePost(postId: number, isHidden = true) {
    await this.#t.sql('update posts set hidden_at = case when $2 then now() end where id = $1', postId, isHidden)
  }

  async hideComment(commentId: number, isHidden = true) {
    await this.#t.sql('update comments set hidden_at = case when $2 then now() end where id = $1', commentId, isHidden)
  }

  /** Makes two new members and a post of the first. */
  async begin() {
    const [writer, other] = [await this.#t.addMember(), await this.#t.addMember()]
    return { writer, other, postId: await this.addPost(writer) }
  }

  /** A post that was accepted; answers its id. */
  async addPost(as: Member, draft: object = {}): Promise<number> {
    const plain = { postCategory: 'QUESTION', title: '비 오는 날엔 뭐 하세요?', content: `궁금해요 ${++written}` }
    const reply = await this.write(as, { ...plain, ...draft })
    if (reply.status !== 201) throw new Error(`no post: ${JSON.stringify(reply)}`)
    return reply.result.postId
  }

  /** A comment that was accepted; answers its id. */
  async addComment(as: Member, postId: number, draft: object = {}): Promise<number> {
    const reply = await this.comment(as, postId, { content: `좋은 글이에요 ${++written}`, ...draft })
    if (reply.status !== 201) throw new Error(`no comment: ${JSON.stringify(reply)}`)
    return reply.result.commentId
  }
}

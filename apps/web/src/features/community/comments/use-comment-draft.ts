import { useState } from 'react'
import { type CommentDraftValues, keepCommentDraft, NO_COMMENT, readCommentDraft } from './comment-draft.ts'

/** What I am writing under a post. */
export function useCommentDraft(userId: number, postId: number) {
  const [draft, setDraft] = useState(() => readCommentDraft(userId, postId))

  function set(next: CommentDraftValues) {
    setDraft(next)
    keepCommentDraft(userId, postId, next)
  }
  return {
    draft,
    change: (changes: Partial<CommentDraftValues>) => set({ ...draft, ...changes }),
    clear: () => set(NO_COMMENT),
  }
}

import type { Comment, PostDetail } from '@honjeo/contract/community'
import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { useEffect, useReducer, useRef, useState } from 'react'
import { withFacts } from '#features/account/facts/ask-facts.ts'
import { useIsMinor } from '#features/rooms/use-is-minor.ts'
import { ApiError, errorText } from '#lib/server/api-error.ts'
import { randomId } from '#lib/server/once.ts'
import { sendableText } from '#lib/text/sendable-text.ts'
import { readJson, writeJson } from '#lib/device/storage.ts'
import { BottomBar } from '#ui/list/page-header.tsx'
import { LinkedText } from '#ui/list/linked-text.tsx'
import { RowAction } from '#ui/list/links.tsx'
import { authorName } from '../author-line.tsx'
import { changeCachedPost, refreshPostLists } from '../cached-posts.ts'
import { commentsQuery, sendComment } from '../community.api.ts'
import { takesRoom } from '../form/post-values.ts'
import { withComment } from './cached-threads.ts'
import { CommentBar } from './comment-bar.tsx'
import { answering, type CommentDraftValues, keepCommentDraft, NO_COMMENT, readCommentDraft } from './comment-draft.ts'
import { CommentList } from './comment-list.tsx'
import { mentionedIn } from './mentions.ts'
import { isOutbox, outboxReducer, type OutgoingComment, restoreOutbox } from './outbox.ts'

/** The comments on a post with the field for one's own. */
export function MemberComments({ post, userId }: { post: PostDetail; userId: number }) {
  const { t } = useLingui()
  const { postId } = post
  const isMinor = useIsMinor()
  const fieldRef = useRef<HTMLTextAreaElement>(null)
  const { draft, change, clear } = useCommentDraft(userId, postId)
  const { outbox, isSending, hasSent, send, discard } = useOutgoingComments(userId, postId)

  function handleReply({ commentId, author }: Comment, threadId: number) {
    const nickName = authorName(author)
    const isNested = commentId !== threadId
    const mention = isNested && author.userId !== null ? { userId: author.userId, nickName } : null
    change(answering(draft, { commentId: threadId, nickName }, mention))
    fieldRef.current?.focus()
  }

  function handleSend() {
    const content = sendableText(draft.text)
    send({
      key: randomId(),
      parentId: draft.replyTo?.commentId ?? null,
      content,
      mentions: mentionedIn(content, draft.picked),
      createdAt: new Date().toISOString(),
      failure: null,
    })
    clear()
  }

  function handleRewrite({ key, content, mentions }: OutgoingComment) {
    discard(key)
    change({
      text: draft.text.trim() === '' ? content : `${content}\n${draft.text}`,
      picked: [...draft.picked, ...mentions],
    })
    fieldRef.current?.focus()
  }

  return (
    <>
      <div className="px-gutter">
        <CommentList
          post={post}
          onReply={handleReply}
          outgoingIn={(threadId) =>
            outbox
              .filter(({ parentId }) => parentId === threadId)
              .map((comment) => (
                <OutgoingCommentItem
                  key={comment.key}
                  comment={comment}
                  onResend={send}
                  onRewrite={handleRewrite}
                  onDiscard={discard}
                />
              ))
          }
        />
      </div>
      <p role="status" className="sr-only">
        {isSending ? t`올리는 중` : hasSent && t`댓글을 올렸어요`}
      </p>
      {isMinor && takesRoom(post.postCategory) ? (
        <BottomBar>
          <p className="flex-1 text-center text-sm text-basalt-500">{t`동행제안에는 만 19세부터 댓글을 쓸 수 있어요.`}</p>
        </BottomBar>
      ) : (
        <CommentBar postId={postId} draft={draft} onChange={change} onSend={handleSend} ref={fieldRef} />
      )}
    </>
  )
}

/** What I am writing under a post. */
function useCommentDraft(userId: number, postId: number) {
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

/** What the server refused for its words, or for what it answers, will be refused again. */
const canRetry = (error: unknown) => !(error instanceof ApiError && [400, 403, 404].includes(error.status))

/** My comments that the server does not have yet: shown at once, kept through a reload when they fail. */
function useOutgoingComments(userId: number, postId: number) {
  const queryClient = useQueryClient()
  const storageKey = `comment-outbox:${userId}:${postId}`
  const [outbox, dispatch] = useReducer(outboxReducer, storageKey, (name) =>
    restoreOutbox(readJson(name, [], isOutbox, 'session')),
  )
  useEffect(() => void writeJson(storageKey, outbox, 'session'), [storageKey, outbox])

  const sending = useMutation({
    // Comments are sent one after the other, so that they keep the order in which they were written.
    scope: { id: storageKey },
    mutationFn: ({ key, content, parentId, mentions }: OutgoingComment) =>
      withFacts(() =>
        sendComment(postId, { content, parentId, mentions: mentions.map((member) => member.userId) }, key),
      ),
    onSuccess: async (comment, { key }) => {
      const { queryKey } = commentsQuery(postId)
      // A page that is on its way would put back the list without the comment; it is asked for again.
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, (data) => data && withComment(data, comment))
      changeCachedPost(queryClient, postId, ({ commentCount }) => ({ commentCount: commentCount + 1 }))
      void refreshPostLists(queryClient)
      dispatch({ type: 'drop', key })
    },
    onError: (error, { key }) =>
      dispatch({ type: 'fail', key, failure: { message: errorText(error), canRetry: canRetry(error) } }),
  })

  return {
    outbox,
    isSending: sending.isPending,
    hasSent: sending.isSuccess,
    send: (comment: OutgoingComment) => {
      dispatch({ type: 'send', comment: { ...comment, failure: null } })
      sending.mutate(comment)
    },
    discard: (key: string) => dispatch({ type: 'drop', key }),
  }
}

interface OutgoingActions {
  onResend: (comment: OutgoingComment) => void
  /** Puts the comment back into the field, to be written otherwise. */
  onRewrite: (comment: OutgoingComment) => void
  onDiscard: (key: string) => void
}

/** A comment of mine before it is one: on its way, or marked as one that did not get through. */
function OutgoingCommentItem({ comment, ...actions }: { comment: OutgoingComment } & OutgoingActions) {
  const { t } = useLingui()
  const ref = useRef<HTMLLIElement>(null)
  const { failure } = comment
  const isNew = failure === null

  useEffect(() => {
    if (isNew) ref.current?.scrollIntoView({ block: 'center' })
  }, [isNew])

  return (
    <li ref={ref} className="py-2 pl-10.5">
      <LinkedText text={comment.content} mentions={comment.mentions} />
      {failure === null ? (
        <p className="mt-1 animate-skeleton text-sm text-basalt-500">{t`올리는 중`}</p>
      ) : (
        <div role="alert" className="mt-1 text-sm">
          <p className="flex gap-1 text-danger">
            <CircleAlert aria-hidden="true" size={16} className="mt-0.5 shrink-0" />
            {failure.message ?? t`댓글을 올리지 못했어요.`}
          </p>
          <div className="-ml-2 flex flex-wrap">
            {failure.canRetry ? (
              <RowAction label={t`다시 올리기`} onPress={() => actions.onResend(comment)} />
            ) : (
              <RowAction label={t`고쳐 쓰기`} onPress={() => actions.onRewrite(comment)} />
            )}
            <RowAction label={t`삭제`} onPress={() => actions.onDiscard(comment.key)} />
          </div>
        </div>
      )}
    </li>
  )
}

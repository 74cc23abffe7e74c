import type { Comment, PostDetail } from '@honjeo/contract/community'
import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { useIsMinor } from '#features/rooms/use-is-minor.ts'
import { randomId } from '#lib/random-id.ts'
import { sendableText } from '#lib/sendable-text.ts'
import { BottomBar } from '#ui/bottom-bar.tsx'
import { authorName } from '../author-name.ts'
import { takesRoom } from '../form/post-values.ts'
import { CommentBar } from './comment-bar.tsx'
import { answering } from './comment-draft.ts'
import { CommentList } from './comment-list.tsx'
import { mentionedIn } from './mentions.ts'
import type { OutgoingComment } from './outbox.ts'
import { OutgoingCommentItem } from './outgoing-comment-item.tsx'
import { useCommentDraft } from './use-comment-draft.ts'
import { useOutgoingComments } from './use-outgoing-comments.ts'

/** The comments on a post with the field for one's own. */
export function MemberComments({ post, userId }: { post: PostDetail; userId: number }) {
  const { t } = useLingui()
  const { postId } = post
  const isMinor = useIsMinor()
  const fieldRef = useRef<HTMLTextAreaElement>(null)
  const { draft, change, clear } = useCommentDraft(userId, postId)
  const { outbox, send, discard } = useOutgoingComments(userId, postId)

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

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useReducer } from 'react'
import { ApiError } from '#lib/api-error.ts'
import { errorText } from '#lib/error-text.ts'
import { readJson, writeJson } from '#lib/storage.ts'
import { changeCachedPost, refreshPostLists } from '../cached-posts.ts'
import { commentsQuery, sendComment } from '../community.api.ts'
import { withComment } from './cached-threads.ts'
import { isOutbox, type OutgoingComment, outboxReducer, restoreOutbox } from './outbox.ts'

/** What the server refused for its words, or for what it answers, will be refused again. */
const canRetry = (error: unknown) => !(error instanceof ApiError && [400, 403, 404].includes(error.status))

/** My comments that the server does not have yet: shown at once, kept through a reload when they fail. */
export function useOutgoingComments(userId: number, postId: number) {
  const queryClient = useQueryClient()
  const storageKey = `comment-outbox:${userId}:${postId}`
  const [outbox, dispatch] = useReducer(outboxReducer, storageKey, (name) =>
    restoreOutbox(readJson(name, [], isOutbox, 'session')),
  )
  useEffect(() => void writeJson(storageKey, outbox, 'session'), [storageKey, outbox])

  const sending = useMutation({
    // One after the other, so that they stand in the order in which they were written.
    scope: { id: storageKey },
    mutationFn: ({ key, content, parentId, mentions }: OutgoingComment) =>
      sendComment(postId, { content, parentId, mentions: mentions.map((member) => member.userId) }, key),
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
    send: (comment: OutgoingComment) => {
      dispatch({ type: 'send', comment: { ...comment, failure: null } })
      sending.mutate(comment)
    },
    discard: (key: string) => dispatch({ type: 'drop', key }),
  }
}

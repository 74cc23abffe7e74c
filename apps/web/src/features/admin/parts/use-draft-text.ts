import { useState } from 'react'
import { readDraft, removeDraft, writeDraft } from '#lib/drafts.ts'
import { useSession } from '#lib/session.ts'

const isText = (value: unknown): value is string => typeof value === 'string'

/** A text in the making, kept on the device until it is sent. */
export function useDraftText(subject: string, start = ''): [string, (text: string) => void, () => void] {
  const userId = useSession()?.userId ?? 0
  const [text, setText] = useState(() => readDraft(userId, subject, isText) ?? start)
  return [
    text,
    (next) => {
      setText(next)
      writeDraft(userId, subject, next)
    },
    () => removeDraft(userId, subject),
  ]
}

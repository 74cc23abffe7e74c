import { useState } from 'react'

/** A sheet about something, which it keeps while it closes; `key` is another one each time it opens, so that it starts afresh. */
export function useSheet<T>() {
  const [subject, setSubject] = useState<{ value: T; key: number } | null>(null)
  const [isOpen, setOpen] = useState(false)
  return {
    isOpen,
    key: subject?.key ?? 0,
    value: subject?.value ?? null,
    open: (value: T) => {
      setSubject({ value, key: (subject?.key ?? 0) + 1 })
      setOpen(true)
    },
    setOpen,
  }
}

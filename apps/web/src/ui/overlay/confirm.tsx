import { createContext, lazy, type ReactNode, Suspense, useCallback, useContext, useRef, useState } from 'react'
import type { ConfirmOptions } from './confirm-dialog.tsx'
import { loadConfirmDialog } from './load-overlays.ts'

type Confirm = (options: ConfirmOptions) => Promise<boolean>

const ConfirmContext = createContext<Confirm | null>(null)
const ConfirmDialog = lazy(loadConfirmDialog)

/** `if (await confirm({ title: '글을 삭제할까요?', confirmLabel: '삭제', isDanger: true })) …` */
export function useConfirm(): Confirm {
  const confirm = useContext(ConfirmContext)
  if (confirm === null) throw new Error('useConfirm needs a ConfirmProvider above it')
  return confirm
}

export function ConfirmProvider({ children }: { children: ReactNode }) {
  // Kept after the answer, so that the texts stay while the dialog fades out.
  const [question, setQuestion] = useState<ConfirmOptions | null>(null)
  const [isOpen, setOpen] = useState(false)
  const answer = useRef<(confirmed: boolean) => void>(null)
  const isConfirmed = useRef(false)

  const confirm = useCallback<Confirm>(
    (options) =>
      new Promise((resolve) => {
        answer.current?.(false)
        answer.current = resolve
        isConfirmed.current = false
        setQuestion(options)
        setOpen(true)
      }),
    [],
  )

  function handleAnswer(confirmed: boolean) {
    isConfirmed.current = confirmed
    setOpen(false)
  }

  // Not before: who asked may navigate at once. Still open it is only mounted twice, as React does in development.
  function handleGone() {
    if (isOpen) return
    answer.current?.(isConfirmed.current)
    answer.current = null
  }

  return (
    <ConfirmContext value={confirm}>
      {children}
      {question && (
        <Suspense>
          <ConfirmDialog {...question} isOpen={isOpen} onAnswer={handleAnswer} onGone={handleGone} />
        </Suspense>
      )}
    </ConfirmContext>
  )
}

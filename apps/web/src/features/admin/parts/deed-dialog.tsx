import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#ui/form/button.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { Form } from '#ui/form/form.tsx'
import { FormError } from './editor-parts.tsx'

interface DeedDialogProps {
  open: boolean
  onClose: () => void
  title: string
  description?: ReactNode
  /** Says the result: 숨기기, 이용 정지하기. */
  submitLabel: string
  isDanger?: boolean
  /** Whether what is asked for has been filled in. */
  isReady: boolean
  isPending: boolean
  error: Error | null
  onSubmit: () => void
  children: ReactNode
}

/**
 * Asks for what a deed of the staff needs, such as a note, and stays until it is done. The caller holds what is typed, so
 * that it is still there when the dialog is opened again.
 */
export function DeedDialog({
  open,
  onClose,
  title,
  description,
  submitLabel,
  isDanger,
  isReady,
  isPending,
  error,
  onSubmit,
  children,
}: DeedDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      isDismissible={!isPending}
      title={title}
      description={description}
    >
      <Form onSubmit={() => isReady && !isPending && onSubmit()} className="gap-4">
        {children}
        <FormError error={error} />
        <div className="flex gap-2 *:flex-1">
          <Button variant="secondary" size="md" disabled={isPending} onClick={onClose}>
            {t`취소`}
          </Button>
          <Button
            type="submit"
            size="md"
            variant={isDanger ? 'danger' : 'primary'}
            disabled={!isReady}
            isLoading={isPending}
          >
            {submitLabel}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}

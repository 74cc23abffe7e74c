import { useLingui } from '@lingui/react/macro'
import { NotebookPen } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { useConfirm } from '#ui/confirm.tsx'
import type { Restored } from './start-review.ts'

export interface DraftNoteProps extends Restored {
  onStartOver: () => void
}

/** Says why the form is filled already, and what of it is gone. */
export function DraftNote({ lostImages, onStartOver }: DraftNoteProps) {
  const { t } = useLingui()
  const confirm = useConfirm()

  async function handleStartOver() {
    const confirmed = await confirm({
      title: t`쓰던 리뷰를 지울까요?`,
      description: t`지운 내용은 되돌릴 수 없어요.`,
      confirmLabel: t`지우기`,
      isDanger: true,
    })
    if (confirmed) onStartOver()
  }

  return (
    <Callout
      icon={<NotebookPen aria-hidden="true" size={18} />}
      action={
        <Button variant="secondary" size="sm" onClick={() => void handleStartOver()}>
          {t`새로 쓰기`}
        </Button>
      }
    >
      {t`쓰던 리뷰를 불러왔어요.`}
      {lostImages > 0 && ` ${t`사진 ${lostImages}장은 하루가 지나 지워졌으니 다시 올려주세요.`}`}
    </Callout>
  )
}

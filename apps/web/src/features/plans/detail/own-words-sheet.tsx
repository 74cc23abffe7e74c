import { PLAN_SPOT_TITLE_MAX } from '@honjeo/contract/values/limits'
import { Trans, useLingui } from '@lingui/react/macro'
import { sendableText } from '#lib/sendable-text.ts'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { TextField } from '#ui/text-field.tsx'

export interface OwnWordsSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  text: string
  onTextChange: (text: string) => void
  onAdd: (title: string) => void
}

/** A stop that is no place of the catalogue: 렌터카 반납, 친구 집. */
export function OwnWordsSheet({ open, onOpenChange, text, onTextChange, onAdd }: OwnWordsSheetProps) {
  const { t } = useLingui()
  const title = sendableText(text)

  function handleSubmit() {
    if (title === '') return
    onOpenChange(false)
    onAdd(title)
  }

  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t`직접 적기`}>
      <Form onSubmit={handleSubmit} className="gap-4">
        <TextField
          label={t`할 일이나 갈 곳`}
          placeholder={t`예: 렌터카 반납, 친구 집`}
          autoComplete="off"
          value={text}
          maxLength={PLAN_SPOT_TITLE_MAX}
          showsCount
          onChange={(event) => onTextChange(event.target.value)}
        />
        <Button type="submit" fullWidth disabled={title === ''}>
          <Trans>일정에 넣기</Trans>
        </Button>
      </Form>
    </Sheet>
  )
}

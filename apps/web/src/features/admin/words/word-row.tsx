import type { FilterWord } from '@honjeo/contract/admin/words'
import { useLingui } from '@lingui/react/macro'
import { errorText } from '#lib/error-text.ts'
import { formatDate } from '#lib/dates.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { useConfirm } from '#ui/confirm.tsx'
import { toast } from '#ui/toast.ts'
import { Cell, NameCell, Row, TimeCell } from '../parts/data-table.tsx'
import { useDeed } from '../parts/use-deed.ts'
import { deleteWord, saveWord } from './words.api.ts'

export function WordRow({ word }: { word: FilterWord }) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const { term, isAllowed } = word
  const turning = useDeed({
    mutationFn: saveWord,
    done: (saved) => (saved.isAllowed ? t`‘${term}’ 말을 허용했어요.` : t`‘${term}’ 말을 막았어요.`),
  })
  const deleting = useDeed({ mutationFn: deleteWord, done: () => t`‘${term}’ 말을 목록에서 뺐어요.` })
  const onError = (error: Error) => toast.error(errorText(error))

  async function handleDelete() {
    const isSure = await confirm({
      title: t`‘${term}’ 말을 목록에서 뺄까요?`,
      confirmLabel: t`빼기`,
      isDanger: true,
    })
    if (isSure) deleting.mutate(term, { onError })
  }

  return (
    <Row>
      <NameCell>
        <span className="font-semibold">{term}</span>
      </NameCell>
      <Cell>
        <Badge tone={isAllowed ? 'easy' : 'hard'} className="whitespace-nowrap">
          {isAllowed ? t`허용` : t`막음`}
        </Badge>
      </Cell>
      <TimeCell>{formatDate(word.createdAt)}</TimeCell>
      <Cell>
        <span className="-my-2 flex justify-end gap-1 whitespace-nowrap">
          <Button
            variant="ghost"
            size="sm"
            isLoading={turning.isPending}
            aria-label={isAllowed ? t`‘${term}’ 막기` : t`‘${term}’ 허용하기`}
            onClick={() => turning.mutate({ term, isAllowed: !isAllowed }, { onError })}
          >
            {isAllowed ? t`막기` : t`허용하기`}
          </Button>
          <Button
            variant="ghost"
            size="sm"
            className="text-danger!"
            isLoading={deleting.isPending}
            aria-label={t`‘${term}’ 빼기`}
            onClick={() => void handleDelete()}
          >
            {t`빼기`}
          </Button>
        </span>
      </Cell>
    </Row>
  )
}

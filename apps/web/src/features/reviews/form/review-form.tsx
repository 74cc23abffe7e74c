import { REVIEW_TEXT_MAX } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { NotebookPen, ReceiptText } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import type { NamedPlace } from '#features/picked-place/picked-place.ts'
import { BottomBar } from '#ui/list/page-header.tsx'
import { Button } from '#ui/form/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { confirm } from '#ui/overlay/ui-provider.tsx'
import { Form } from '#ui/form/form.tsx'
import { ImagePicker } from '#ui/media/image-picker.tsx'
import { lazyLayer } from '#ui/overlay/dialog.tsx'
import { PlaceInput } from '#features/picked-place/place-input.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { provesVisit, type VerifiedReceipt } from '../receipt/verified-receipt.ts'
import { DateInput, DifficultyInput, MomentsInput, RatingInput } from './review-fields.tsx'
import type { ReviewFormValues } from './review-form-values.ts'
import type { Restored } from './review-draft.ts'
import type { useReviewForm } from './use-review-form.ts'

const ReceiptDialog = lazyLayer(() => import('../receipt/receipt-dialog.tsx').then((module) => module.ReceiptDialog))

export interface ReviewFormProps {
  review: ReturnType<typeof useReviewForm>
  submitLabel: string
  /** Opens the search; a published review stays with its place. */
  onPickPlace?: (() => void) | undefined
  /** The place that it was opened for. */
  wantedPlace?: NamedPlace | undefined
  /** What is above the fields, such as that they were filled from a draft. */
  note?: ReactNode
}

export function ReviewForm({ review, submitLabel, onPickPlace, wantedPlace, note }: ReviewFormProps) {
  const { t } = useLingui()
  const { form, uploads, imagesRef, imagesError, receipt, isProven, publishedTags, isPosting, submit, dialog } = review
  const { control, register, formState } = form
  return (
    <Form onSubmit={submit} className="flex-1">
      <div className="space-y-7 px-gutter pt-3 pb-8">
        {note}
        <PlaceInput
          control={control}
          placeholder={t`어디를 다녀오셨나요?`}
          onPick={onPickPlace}
          fixedHint={t`이미 올린 리뷰의 장소는 바꿀 수 없어요.`}
          wanted={wantedPlace}
        />
        <DateInput control={control} isProven={isProven} />
        <RatingInput control={control} />
        <DifficultyInput control={control} />
        <MomentsInput control={control} published={publishedTags} />
        <TextArea
          {...register('text')}
          label={t`리뷰`}
          isOptional
          placeholder={t`혼자 가기 어땠나요? 자리, 분위기, 가는 길처럼 다음 여행자에게 도움이 될 이야기를 들려주세요.`}
          rows={6}
          maxLength={REVIEW_TEXT_MAX}
          showsCount
          error={formState.errors.text?.message}
        />
        <ImagePicker
          ref={imagesRef}
          uploads={uploads}
          label={t`사진`}
          isOptional
          hint={uploads.picked.length > 1 ? t`사진을 누르면 순서를 바꿀 수 있어요.` : undefined}
          error={imagesError}
        />
        {receipt !== null && <ReceiptNote control={control} receipt={receipt} />}
      </div>
      <BottomBar>
        <Button type="submit" className="flex-1" isLoading={isPosting && dialog.step.at === 'closed'}>
          {submitLabel}
        </Button>
      </BottomBar>
      <ReceiptDialog {...dialog} />
    </Form>
  )
}

/** Is shown when the review could not be sent after its receipt had been accepted. */
function ReceiptNote({ control, receipt }: { control: Control<ReviewFormValues>; receipt: VerifiedReceipt }) {
  const { t } = useLingui()
  const [place, visitDate] = useWatch({ control, name: ['place', 'visitDate'] })
  if (place === null || visitDate === null) return null
  if (!provesVisit(receipt, { contentId: place.contentId, visitDate })) return null
  return (
    <Callout icon={<ReceiptText aria-hidden="true" size={18} />}>
      {t`영수증 인증을 마쳤어요. 장소나 방문한 날을 바꾸면 다시 인증해야 해요.`}
    </Callout>
  )
}

interface DraftNoteProps extends Restored {
  onStartOver: () => void
}

/** Says why the form is filled already, and what of it is gone. */
export function DraftNote({ lostImages, onStartOver }: DraftNoteProps) {
  const { t } = useLingui()

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

import { dayAfter } from '@honjeo/contract/values/days'
import type { StaffExport } from '@honjeo/contract/values/enums'
import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form'
import { dayKey } from '#lib/text/dates.ts'
import { saveFile } from '#lib/device/share.ts'
import { Button } from '#ui/form/button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { staffRequestFile } from '../access/staff-request.ts'
import { DeedDialog } from './deed-dialog.tsx'

/** The days that are offered at first, counted back from today. */
const DAYS_BACK = 30

/** A table as a file of the days one chooses. The audit log says that it was taken. */
export function ExportButton({ kind }: { kind: StaffExport }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const [start] = useState((): DayRange => {
    const to = dayKey(new Date())
    return { from: dayAfter(to, -DAYS_BACK), to }
  })
  const form = useForm({ defaultValues: start })
  const isReady = isDayRange(useWatch({ control: form.control }) as DayRange)
  const saving = useMutation({
    mutationFn: (range: DayRange) =>
      staffRequestFile(`/api/admin/exports/${kind}.csv?from=${range.from}&to=${range.to}`),
    onSuccess: (file, range) => {
      saveFile(file, `honjeo-${kind}-${range.from}-${range.to}.csv`)
      setOpen(false)
      toast.success(t`파일을 저장했어요.`)
    },
  })
  const save = form.handleSubmit((range) => saving.mutate(range))
  return (
    <>
      <Button
        variant="secondary"
        size="md"
        icon={<Download aria-hidden="true" size={18} />}
        onClick={() => {
          saving.reset()
          setOpen(true)
        }}
      >
        {t`CSV로 받기`}
      </Button>
      <DeedDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t`어느 기간을 받을까요?`}
        description={t`받은 사람과 시각이 감사 기록에 남아요. 개인정보가 들어 있으니 쓰고 나면 지워주세요.`}
        submitLabel={t`받기`}
        isReady={isReady}
        isPending={saving.isPending}
        error={saving.error}
        onSubmit={() => void save()}
      >
        <DayRangeFields form={form} />
      </DeedDialog>
    </>
  )
}

interface DayRange {
  /** The first and the last day, `2026-11-28`, in Korea; both are part of it. */
  from: string
  to: string
}

const isDayRange = ({ from, to }: DayRange) => from !== '' && to !== '' && from <= to

function DayRangeFields({ form: { control, register } }: { form: UseFormReturn<DayRange> }) {
  const { t } = useLingui()
  const [from, to] = useWatch({ control, name: ['from', 'to'] })
  const isTurned = from !== '' && to !== '' && from > to
  return (
    <div className="grid gap-3">
      <TextField {...register('from')} label={t`시작하는 날`} type="date" />
      <TextField
        {...register('to')}
        label={t`끝나는 날`}
        type="date"
        error={isTurned ? t`끝나는 날은 시작하는 날과 같거나 그 뒤여야 해요.` : undefined}
      />
    </div>
  )
}

import { useMutation } from '@tanstack/react-query'
import { errorText } from '#lib/error-text.ts'
import { requestFile } from '#lib/http.ts'
import { saveFile } from '#lib/save-file.ts'
import { toast } from '#ui/toast.ts'

/** Hands a plan to the device as a file, which its calendar (`ics`) or map (`gpx`) opens. */
export function useSavePlanFile(planId: number) {
  const saving = useMutation({
    mutationFn: (extension: 'ics' | 'gpx') => requestFile(`/api/plans/${planId}.${extension}`),
    onSuccess: (file, extension) => saveFile(file, `honjeo-plan-${planId}.${extension}`),
    onError: (error) => toast.error(errorText(error)),
  })
  return saving.mutate
}

import { useMutation } from '@tanstack/react-query'
import { errorText } from '#lib/error-text.ts'
import { requestFile } from '#lib/http.ts'
import { saveFile } from '#lib/save-file.ts'
import { toast } from '#ui/toast.ts'

/** Hands the meeting to the device as a file, which its calendar opens. */
export function useSaveCalendar(roomId: number): () => void {
  const saving = useMutation({
    mutationFn: () => requestFile(`/api/chatrooms/${roomId}/calendar.ics`),
    onSuccess: (file) => saveFile(file, `honjeo-${roomId}.ics`),
    onError: (error) => toast.error(errorText(error)),
  })
  return () => saving.mutate()
}

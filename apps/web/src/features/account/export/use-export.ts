import { useMutation } from '@tanstack/react-query'
import { ApiError } from '#lib/api-error.ts'
import { dayKey } from '#lib/dates.ts'
import { requestFile } from '#lib/http.ts'
import { saveFile } from '#lib/save-file.ts'

/** Not of the contract: what it answers is a file. */
const PATH = '/api/account/export'
/** Many photos take their time on a slow network. */
const PATIENCE_MS = 10 * 60_000

/** Fetches everything there is of me as one zip and hands it to the device. */
export function useExport(onSaved: () => void) {
  const exporting = useMutation({
    mutationFn: () => requestFile(PATH, { timeoutMs: PATIENCE_MS }),
    onSuccess: (file) => {
      saveFile(file, `honjeo-${dayKey(new Date())}.zip`)
      onSaved()
    },
  })
  const { error, submittedAt } = exporting
  /** ms since the epoch from when it may be asked for again; null where nothing forbids it. */
  const waitsUntil =
    error instanceof ApiError && error.retryAfter !== undefined ? submittedAt + error.retryAfter * 1000 : null
  return { start: () => exporting.mutate(), error, waitsUntil, isPending: exporting.isPending }
}

import type { NotificationSettings } from '@honjeo/contract/push'
import { i18n } from '@lingui/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errorText } from '#lib/error-text.ts'
import type { Locale } from '#lib/locales.ts'
import { toast } from '#ui/toast.ts'
import { saveSettings, settingsQuery } from './settings.api.ts'

/**
 * Shows a change at once and saves it. They go out one after another, each with everything that was changed by then, so
 * that quick taps do not overtake each other; after a failure the server's word counts.
 */
export function useChangeSettings(): (change: (settings: NotificationSettings) => NotificationSettings) => void {
  const queryClient = useQueryClient()
  const { queryKey } = settingsQuery()
  const saving = useMutation({
    scope: { id: 'notification-settings' },
    mutationFn: async () => {
      const settings = queryClient.getQueryData(queryKey)
      // Mails are written in the language the switches are read in.
      return settings && saveSettings({ ...settings, language: i18n.locale as Locale })
    },
    onError: (error) => {
      toast.error(errorText(error))
      void queryClient.invalidateQueries({ queryKey })
    },
  })

  return (change) => {
    void queryClient.cancelQueries({ queryKey })
    queryClient.setQueryData(queryKey, (settings) => settings && change(settings))
    saving.mutate()
  }
}

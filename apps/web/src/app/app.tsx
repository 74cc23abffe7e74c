import { I18nProvider, useLingui } from '@lingui/react'
import { i18n } from '@lingui/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from 'react-router/dom'
import { queryClient } from '#lib/query-client.ts'
import { router } from './router.tsx'

export function App() {
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <Screens />
      </QueryClientProvider>
    </I18nProvider>
  )
}

/** Keyed by language: dates and `t` outside of components are read anew everywhere when it changes. */
function Screens() {
  const { i18n: active } = useLingui()
  return <RouterProvider key={active.locale} router={router} />
}

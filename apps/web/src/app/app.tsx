import { I18nProvider, useLingui } from '@lingui/react'
import { i18n } from '@lingui/core'
import { QueryClientProvider } from '@tanstack/react-query'
import type { DataRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { queryClient } from '#lib/query-client.ts'

interface AppProps {
  router: DataRouter
}

export function App({ router }: AppProps) {
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <Screens router={router} />
      </QueryClientProvider>
    </I18nProvider>
  )
}

/** Keyed by language: dates and `t` outside of components are read anew everywhere when it changes. */
function Screens({ router }: AppProps) {
  const { i18n: active } = useLingui()
  return <RouterProvider key={active.locale} router={router} />
}

import { I18nProvider, useLingui } from '@lingui/react'
import { i18n } from '@lingui/core'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { DataRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'

interface AppProps {
  router: DataRouter
  client: QueryClient
}

export function App({ router, client }: AppProps) {
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <Screens router={router} />
      </QueryClientProvider>
    </I18nProvider>
  )
}

/** The screens are keyed by language: dates and `t` outside of components are read again everywhere when it changes. */
function Screens({ router }: Pick<AppProps, 'router'>) {
  const { i18n: active } = useLingui()
  return <RouterProvider key={active.locale} router={router} />
}

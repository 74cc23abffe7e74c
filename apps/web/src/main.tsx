import '#app/styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from '#app/app.tsx'
import { loadFonts } from '#app/fonts.ts'
import { watchSession } from '#app/session-watch.ts'
import { activateLocale, storedLocale } from '#lib/i18n.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html lacks #root')

await activateLocale(storedLocale())
watchSession()
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
loadFonts()

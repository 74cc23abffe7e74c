import { lazyLayer } from '#ui/overlay/dialog.tsx'
import { useFactsAsking } from './ask-facts.ts'

const FactsSheet = lazyLayer(() => import('./facts-sheet.tsx').then((module) => module.FactsSheet))

/** Where the sheet opens that `askFacts` asks for: once, beside every screen. */
export function FactsSlot() {
  return <FactsSheet open={useFactsAsking((asking) => asking.isOpen)} />
}

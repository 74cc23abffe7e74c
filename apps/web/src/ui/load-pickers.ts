import { lazyLayer } from './lazy-layer.tsx'

const loadPickers = () => import('./pickers.ts')

export const DateSheet = lazyLayer(() => loadPickers().then((pickers) => pickers.DateSheet))
export const TimeSheet = lazyLayer(() => loadPickers().then((pickers) => pickers.TimeSheet))

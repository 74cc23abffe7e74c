export const PLACE_TABS = ['home', 'photos', 'reviews', 'rooms'] as const
export type PlaceTab = (typeof PLACE_TABS)[number]

/** Navigation state of a link that opens a place at one of its tabs. */
export interface PlaceTabState {
  tab: PlaceTab
}

function asTab(value: unknown): PlaceTab | undefined {
  return PLACE_TABS.find((tab) => tab === value)
}

/** The tab to show: the address knows what was chosen here, the navigation state where one wanted to go. */
export function readPlaceTab(params: URLSearchParams, state: unknown): PlaceTab {
  const wanted = typeof state === 'object' && state !== null && 'tab' in state ? state.tab : undefined
  return asTab(params.get('tab')) ?? asTab(wanted) ?? 'home'
}
